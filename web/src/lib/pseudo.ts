/** A language that nobody speaks: English under accents, so that whatever is not said by a catalogue stands out. */

/** Its code. It has no files: it is made of English. */
export const PSEUDO = 'xx';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = [...'ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ'];

/** The text with every letter of the alphabet replaced by one that nobody writes. */
export function accented(text: string): string {
  return text.replace(/[a-zA-Z]/g, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);
}
