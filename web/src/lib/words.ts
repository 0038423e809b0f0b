/** Entries of the log, offers, refusals, remarks and problems in the chosen language: data in, sentences out. */
import type { ShownEvent } from '../games/types';
import { RequestFailed } from './api';
import { CommandRefused } from './connection.svelte';
import { hasMessage, t, wordsOf, type Facts } from './i18n.svelte';
import type { Parts, Refusal, Remark, TableInfo, Update } from './protocol';
import { botName, namesOf, personName } from './seats';

/** One entry in a few sentences, as it is said to a player or to anybody; none when there is nothing worth saying. */
export function sentencesOf({ what }: Update, table: TableInfo, me: number | null = null): string[] {
  const names = namesOf(table);
  const say = (message: string, facts: Facts = {}): string[] => [t(message, facts, names, me)];
  switch (what.type) {
    case 'Moved':
      return what.events.map((event) => eventWords(table.game, event as ShownEvent, names, me)).filter((text) => text !== '');
    case 'Sat':
      return say('log-sat', { name: personName(what.guest.name) });
    case 'BotSat':
      return say('log-bot_sat', { name: botName(what.name), level: what.level });
    case 'Cleared':
      return say('log-cleared', { seat: what.seat });
    case 'Removed':
      return say('log-removed');
    case 'Locked':
      return say(what.is_locked ? 'log-locked' : 'log-unlocked');
    case 'HostPassed':
      return say('log-host', { name: personName(table.seats.find((seat) => seat.guest === what.guest)?.name ?? '') });
    case 'StartAsked':
      return say('log-start_asked');
    case 'Started':
      return say('log-started');
    case 'UndoAsked':
      return say('log-undo_asked', { seat: what.seat });
    case 'UndoAnswered':
      return say(what.agrees ? 'log-undo_agreed' : 'log-undo_declined', { seat: what.seat });
    case 'Withdrawn':
      return say('log-withdrawn', { seat: what.seat });
    case 'WentBack':
      return say('log-went_back', { seat: what.seat });
    case 'HandedOver':
      return say('log-handed_over', { seat: what.seat, level: what.level });
    case 'TakenBack':
      return say('log-taken_back', { seat: what.seat });
    case 'Ended':
      return say('log-ended');
    case 'Hushed':
      return say(what.is_quiet ? 'log-hushed' : 'log-unhushed');
    case 'Rematched':
      return say('log-rematched');
    case 'Said':
      return say('log-said', { name: personName(what.guest.name), text: what.text });
    case 'Reacted':
      return say('log-reacted', { name: personName(what.guest.name), reaction: what.reaction });
    case 'Opened':
      return table.branch ? say('log-branch', { step: table.branch.step + 1 }) : [];
    case 'Agreed':
    case 'Contributed':
      return [];
  }
}

/** What happened in a game, as a sentence that is said to a player or to anybody; empty when there is nothing worth saying. */
export function eventWords(game: string, { type, ...facts }: ShownEvent, names: readonly string[], me: number | null = null): string {
  return wordsOf(game)(`event-${type}`, facts as Facts, names, me);
}

/** An action in words, as a button would say it. */
export function offerWords(game: string, { verb, ...facts }: Parts, names: readonly string[]): string {
  return wordsOf(game)(`offer-${verb}`, facts, names);
}

/** What is to be said for or against a move. */
export function remarkWords(game: string, { code, facts = {} }: Remark, names: readonly string[]): string {
  return wordsOf(game)(`remark-${code}`, facts, names);
}

/** Why not: the game's words, or the table's. */
export function refusalWords({ code, facts = {} }: Refusal, game = '', names: readonly string[] = []): string {
  const message = `refusal-${code}`;
  return hasMessage(message, game) || hasMessage(message) ? wordsOf(game)(message, facts, names) : t('refusal-unknown');
}

/** Any error as a sentence. */
export function problemWords(error: unknown, game = '', names: readonly string[] = []): string {
  if (error instanceof CommandRefused) return refusalWords(error.refusal, game, names);
  if (error instanceof RequestFailed) return refusalWords(error.refusal);
  return t('refusal-unknown');
}
