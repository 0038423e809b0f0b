// Written by `python -m tools.webtypes` from the Python structs; do not edit.

/** The version that these types describe. */
export const PROTOCOL = 6;

/** Letters of the code of a table that waits. */
export const CODE_LENGTH = 4;

/** Milliseconds for which a player may withdraw a move without asking anybody, while nobody has acted on it. */
export const WITHDRAWING = 5000;

export type FromClient = Do | Why | MayUndo | Advise | Ping;

export type FromServer = Welcome | Update | Position | Acknowledged | Refused | Allowed | Advice | Presence | Pong;

export type FromFollower = Show | PassCrown | TakeCrown | Note | Erase | Ping;

export type ToFollower = Welcome | Shown | Gathered | Notes | Done | Refused | Pong;

export type Command = Agree | Sit | SitBot | Clear | Remove | Lock | PassHost | Contribute | Start | Move | AskUndo | AnswerUndo | GoBack | HandOver | TakeBack | End | Say | React | Hush | Rematch;

export type Told = OpenedShown | Agreed | Sat | BotSat | Cleared | Removed | Locked | HostPassed | ContributedShown | StartAsked | Started | MovedShown | UndoAsked | UndoAnswered | Withdrawn | WentBack | HandedOver | TakenBack | Ended | Said | Reacted | Hushed | Rematched;

/** Carry out a command. Safe to send again: the same id is done once. */
export interface Do {
  type: "Do";
  id: string;
  /** The last entry that the client has seen. */
  seq: number;
  command: Agree | Sit | SitBot | Clear | Remove | Lock | PassHost | Contribute | Start | Move | AskUndo | AnswerUndo | GoBack | HandOver | TakeBack | End | Say | React | Hush | Rematch;
}

/** Host: play by these options and terms. After the start only `is_public` and `may_watch` may change. */
export interface Agree {
  type: "Agree";
  options: Record<string, boolean | number | string | string[]>;
  terms: Terms;
}

/** What a table agrees on besides the options of its game. */
export interface Terms {
  /** Whether everybody finds it in the lobby; otherwise only who has its link. */
  is_public?: boolean;
  /** Whether people without a seat may watch. */
  may_watch?: boolean;
  /** Whether players may ask the bots for advice. */
  hints?: boolean;
  /** How moves may be taken back. `none`: they are not. `consent`: the last one, if it taught its player nothing, at once for a moment, then when everybody agrees. `free`, for who plays alone against bots: to any decision of one's own, and the match is practice then. */
  takebacks?: "consent" | "free" | "none";
  /** After so many seconds of absence the others may decide how to go on. */
  patience?: number;
  /** Seconds to think that each player has for the match; without it there is no clock. */
  bank?: number | null;
  /** Seconds that each move adds to the player's time. */
  increment?: number;
  /** `book`: people are shown what lies on the table, and what happened since their last move. `help`: all that a perfect memory would know. Bots remember everything. */
  memory?: "book" | "help";
}

/** Take this free seat (and leave the one I have). */
export interface Sit {
  type: "Sit";
  seat: number;
}

/** Host: a bot shall have this seat. */
export interface SitBot {
  type: "SitBot";
  seat: number;
  level: number;
}

/** Free this seat: my own, or as host that of a bot. */
export interface Clear {
  type: "Clear";
  seat: number;
}

/** Host: send this guest away for good. During a match a bot of level 2 plays on. */
export interface Remove {
  type: "Remove";
  guest: string;
}

/** Host: let nobody new in, or open the door again. */
export interface Lock {
  type: "Lock";
  is_locked: boolean;
}

/** Host, or a player while a screen is: another guest with a seat, or this one, shall run the table. */
export interface PassHost {
  type: "PassHost";
  guest: string;
}

/** Add this to the luck of the deal. Once, before the start. */
export interface Contribute {
  type: "Contribute";
  entropy: string;
}

/** Host: deal the cards, as soon as everybody has added to their luck or has had a few seconds to. */
export interface Start {
  type: "Start";
}

/** Make this move, in the game's notation. */
export interface Move {
  type: "Move";
  action: string;
}

/** I would like my last move back: at once, if it is fresh or nobody else plays; else the others are asked. */
export interface AskUndo {
  type: "AskUndo";
}

/** The move may be taken back, or not. */
export interface AnswerUndo {
  type: "AnswerUndo";
  agrees: boolean;
}

/** I am alone against bots, and would like to decide again. */
export interface GoBack {
  type: "GoBack";
  /** How many moves shall have been made: those before a decision of my own. Without it, before my last one. */
  to?: number | null;
}

/** A bot shall play on for me (of level 2 at most without hints), or for who is away for too long (at least). */
export interface HandOver {
  type: "HandOver";
  seat: number;
  level: number;
}

/** I am back and play my seat again. */
export interface TakeBack {
  type: "TakeBack";
}

/** End the match here: allowed when a player has been away for too long, or when no other person plays. */
export interface End {
  type: "End";
}

/** Say something to everybody at the table. */
export interface Say {
  type: "Say";
  text: string;
}

/** Show a feeling. */
export interface React {
  type: "React";
  reaction: "clap" | "laugh" | "sad" | "thanks" | "think" | "wow";
}

/** Host: turn the chat off, or on again. */
export interface Hush {
  type: "Hush";
  is_quiet: boolean;
}

/** Open a table for another match, the seats moved on by one. A screen may ask for it too. */
export interface Rematch {
  type: "Rematch";
}

/** Why is this move not allowed? Changes nothing, even if it is. */
export interface Why {
  type: "Why";
  id: string;
  /** Some parts of the move, such as the card that was touched. */
  wish: Wish;
}

/** Some parts of an action, as somebody points at them: what they leave out may be anything. */
export interface Wish {
  /** What is done. The message `offer-<verb>` says it. */
  verb?: string;
  /** The card that is moved, played or used. */
  card?: string;
  /** How many equal cards. */
  count?: number;
  from?: string;
  /** Where it goes: a place, or a direction. */
  to?: string;
  /** Whom it concerns, or whose pile. */
  seat?: number;
  /** The card that it is exchanged for. */
  other?: string;
  /** Which of several places, from 1. */
  slot?: number;
  /** What is chosen that is no card: a quest, a colour. */
  choice?: string;
}

/** May I take my last move back now? Changes nothing, even if I may. */
export interface MayUndo {
  type: "MayUndo";
  id: string;
}

/** What do the bots think of my moves? */
export interface Advise {
  type: "Advise";
  id: string;
}

/** Are you there? */
export interface Ping {
  type: "Ping";
  id: string;
}

/** The first message: whom the server takes the client for. What it missed and the position follow. */
export interface Welcome {
  type: "Welcome";
  protocol: number;
  guest: Guest;
  /** The server's clock, in milliseconds since 1970. */
  now: number;
}

/** A person, as others know them. */
export interface Guest {
  id: string;
  name: string;
  avatar: string;
}

/** Something happened at the table. */
export interface Update {
  type: "Update";
  seq: number;
  at: number;
  what: OpenedShown | Agreed | Sat | BotSat | Cleared | Removed | Locked | HostPassed | ContributedShown | StartAsked | Started | MovedShown | UndoAsked | UndoAnswered | Withdrawn | WentBack | HandedOver | TakenBack | Ended | Said | Reacted | Hushed | Rematched;
}

/** The table stands; its secret is committed to. */
export interface OpenedShown {
  type: "Opened";
  commitment: string;
}

/** The host set how to play: before the start everything, later only who may find the table and watch. */
export interface Agreed {
  type: "Agreed";
  options: Record<string, boolean | number | string | string[]>;
  terms: Terms;
}

/** A person took a free seat. */
export interface Sat {
  type: "Sat";
  seat: number;
  guest: Guest;
}

/** The host put a bot into a seat, or changed its level. */
export interface BotSat {
  type: "BotSat";
  seat: number;
  name: string;
  level: number;
}

/** A seat became free: its person stood up, or the host sent the bot away. */
export interface Cleared {
  type: "Cleared";
  seat: number;
}

/** The host sent a person away for good. */
export interface Removed {
  type: "Removed";
  guest: string;
}

/** The host let nobody new in, or opened the door again. */
export interface Locked {
  type: "Locked";
  is_locked: boolean;
}

/** Another guest runs the table now. */
export interface HostPassed {
  type: "HostPassed";
  guest: string;
}

/** A player added to the luck of the deal. */
export interface ContributedShown {
  type: "Contributed";
  seat: number;
}

/** The host asked for the cards, and the table waits for what some players have yet to add to their luck. */
export interface StartAsked {
  type: "StartAsked";
}

/** The cards were dealt. */
export interface Started {
  type: "Started";
}

/** A move was made: what this viewer sees of it. */
export interface MovedShown {
  type: "Moved";
  seat: number;
  by_bot: boolean;
  /** How many moves of the match were made before it: what `GoBack` takes. */
  number: number;
  /** The game's events, as its rules show them to this viewer. */
  events: unknown[];
}

/** A player would like to take the last move back. */
export interface UndoAsked {
  type: "UndoAsked";
  seat: number;
}

/** Another player agreed, or did not. When all have agreed the move is taken back. */
export interface UndoAnswered {
  type: "UndoAnswered";
  seat: number;
  agrees: boolean;
}

/** A player took the last move back before anybody had acted on it, or where nobody else plays. */
export interface Withdrawn {
  type: "Withdrawn";
  seat: number;
}

/** A player who is alone against bots went back to a decision of their own: whatever followed has not happened. */
export interface WentBack {
  type: "WentBack";
  seat: number;
  /** The moves of the match that still count. */
  to: number;
}

/** A bot plays on for a person. */
export interface HandedOver {
  type: "HandedOver";
  seat: number;
  level: number;
}

/** The person plays again. */
export interface TakenBack {
  type: "TakenBack";
  seat: number;
}

/** The match was ended before its end. */
export interface Ended {
  type: "Ended";
}

/** Somebody at the table said something. */
export interface Said {
  type: "Said";
  guest: Guest;
  text: string;
}

/** Somebody at the table showed a feeling. */
export interface Reacted {
  type: "Reacted";
  guest: Guest;
  reaction: "clap" | "laugh" | "sad" | "thanks" | "think" | "wow";
}

/** The host turned the chat off, or on again. */
export interface Hushed {
  type: "Hushed";
  is_quiet: boolean;
}

/** The same people play on at another table. */
export interface Rematched {
  type: "Rematched";
  table: string;
}

/** How things stand after entry `seq`, for one viewer. */
export interface Position {
  type: "Position";
  seq: number;
  table: TableInfo;
  /** The viewer's seat. */
  seat: number | null;
  /** What the viewer is shown of the match; none before the deal. */
  view: View | null;
  /** What the viewer may do, when it is their turn. */
  offers: Offer[];
  /** Of moves before this entry the viewer is told no more: by the book of those before their own last one. */
  since: number;
}

/** All that everybody may know of a table. */
export interface TableInfo {
  id: string;
  game: string;
  rules_version: number;
  phase: "abandoned" | "lobby" | "over" | "playing";
  options: Record<string, boolean | number | string | string[]>;
  terms: Terms;
  host: string;
  /** The guest whose screen opened the table, without a seat: every player may set it and have the cards dealt. */
  screen: string | null;
  seats: SeatInfo[];
  to_act: number | null;
  moves: number;
  is_locked: boolean;
  is_quiet: boolean;
  /** Whether somebody went back freely, or it is a branch: the match counts for nothing. */
  is_practice: boolean;
  commitment: string;
  /** In the lobby, while the cards are about to be dealt. */
  start: StartInfo | null;
  clock: ClockInfo;
  undo: UndoInfo | null;
  continues: string | null;
  /** Where the match left another, if it was tried from a moment of it. */
  branch: Branch | null;
  /** The table of the rematch. */
  next: string | null;
  ranking: number[][] | null;
  scores: number[] | null;
  /** Once the match is over: as in its record. */
  result: Record<string, unknown> | null;
  /** Once the match has ended: what the deal followed from. A branch goes on from a deal that was made elsewhere. */
  fairness?: Fairness;
}

/** Who has a seat. */
export interface SeatInfo {
  /** `person`, `bot` or `empty`. */
  kind: string;
  name?: string;
  guest?: string | null;
  avatar?: string | null;
  /** The level of the bot that plays: a bot's own, or that of a person's deputy. */
  level?: number | null;
  /** Whether the player has added to the luck of the deal. */
  has_contributed?: boolean;
}

/** The host has asked for the cards, and the table waits for what some have yet to add to their luck. */
export interface StartInfo {
  /** When they are dealt at the latest, in milliseconds since 1970. */
  deals_at: number;
  waits_for: number[];
}

/** The time to think. */
export interface ClockInfo {
  /** Since when the time of the seat to act runs, in milliseconds since 1970. */
  turn_began: number;
  /** Milliseconds that each seat had left then; empty without a clock. */
  left: number[];
}

/** Somebody would like to take a move back. */
export interface UndoInfo {
  seat: number;
  waits_for: number[];
}

/** Where a match left another: somebody tried from there what else might have become of it. */
export interface Branch {
  /** That of the other match. */
  table: string;
  /** So many moves the two have in common. */
  step: number;
  /** Who tried it. */
  seat: number;
  /** `as_they_were`, luck included, or `anew`: what the seat could not know was dealt again, and luck is another. */
  cards: "anew" | "as_they_were";
}

/** What shows that nobody chose the deal. */
export interface Fairness {
  /** Published before the players added anything. */
  commitment: string;
  /** What was committed to, revealed at the end. */
  secret: string;
  /** What each seat added; null for a bot, and for a person who added nothing. */
  entropy: (string | null)[];
  /** How commitment and seed follow from the rest. */
  version?: 1 | 2;
  /** The table that all of it is bound to; from the second version on. */
  table?: string;
}

/** What a viewer knows of a match: all a client draws, and all a bot is given. Games add their fields. */
export interface View {
  viewer: number | "open" | "spectator";
  /** The seat whose decision is next; none once the match is over. */
  to_act: number | null;
}

/** A move that the seat to act may make now. */
export interface Offer {
  /** In the game's notation, to be sent back as it is. */
  action: string;
  parts: Parts;
}

/** What an action is made of, so that no client takes notation apart: this card, from here, to there. */
export interface Parts {
  /** What is done. The message `offer-<verb>` says it. */
  verb: string;
  card?: string;
  count?: number;
  from?: string;
  to?: string;
  seat?: number;
  other?: string;
  slot?: number;
  choice?: string;
}

/** The command is in the log, as this entry. */
export interface Acknowledged {
  type: "Acknowledged";
  id: string;
  seq: number;
}

/** The message was not carried out; nothing has changed. */
export interface Refused {
  type: "Refused";
  /** That of the message; empty when not even that could be read. */
  id: string;
  refusal: Refusal;
}

/** Why something is not allowed, as data: `words` makes a sentence of it. */
export interface Refusal {
  code: string;
  /** The rule that says so; empty when it is a matter of the table. */
  clause?: string;
  facts?: Record<string, boolean | number | string | (boolean | number | string | null)[] | null>;
}

/** The answer to `Why` when the move is allowed, and to `MayUndo` when it may be taken back. */
export interface Allowed {
  type: "Allowed";
  id: string;
}

/** What the bots think, the most promising move first. */
export interface Advice {
  type: "Advice";
  id: string;
  /** The position that they looked at. */
  seq: number;
  hints: Hint[];
}

/** What is to be said about one legal action. */
export interface Hint {
  /** In notation. */
  action: string;
  /** The estimated chance to win, 0 to 1, if everybody plays on as a fast bot does. */
  chance: number;
  low: number;
  /** The 95 % interval of `chance`. */
  high: number;
  /** Why one might do it, or what it costs. */
  remark: Remark | null;
  /** What a review would call it, as far as can be told by now; close for the best move. */
  verdict: "blunder" | "close" | "disputed" | "doubtful" | "mistake";
}

/** What is to be said for or against a move, as data: `words` makes a sentence of it. */
export interface Remark {
  code: string;
  facts?: Record<string, boolean | number | string | (boolean | number | string | null)[] | null>;
}

/** Who of the guests with a seat is connected. */
export interface Presence {
  type: "Presence";
  seats: boolean[];
  watchers: number;
  /** How many screens show the table to everybody in a room; they are no watchers. */
  screens: number;
  /** The seat that keeps the others waiting for too long: they may hand it over or end the match. */
  overdue: number | null;
}

/** The answer to `Ping`. */
export interface Pong {
  type: "Pong";
  id: string;
  now: number;
}

/** Leader: all look at this moment now. */
export interface Show {
  type: "Show";
  id: string;
  step: number;
  /** Through whose eyes. */
  viewer?: string;
  /** The card that is pointed at. */
  mark?: string;
  /** A branch that is shown: its table. */
  branch?: string | null;
  /** All look at the review, there; null: at the replay. */
  review?: ReviewPlace | null;
}

/** Where in the review of a moment somebody looks. */
export interface ReviewPlace {
  /** As whoever decides knew it, or with all cards open. */
  reading?: "known" | "open";
  /** The move that is held against the best one, in notation; null: the one that was made. */
  chosen?: string | null;
  /** Which of the imagined deals lies on the table. */
  imagined?: number | null;
}

/** Leader: somebody else who is there shall lead. */
export interface PassCrown {
  type: "PassCrown";
  id: string;
  guest: string;
}

/** The leader is gone, and I lead. */
export interface TakeCrown {
  type: "TakeCrown";
  id: string;
}

/** Keep this, under my name, at a moment that a leader has been at. */
export interface Note {
  type: "Note";
  id: string;
  step: number;
  text: string;
}

/** Take a note away: one of mine, or as leader any. */
export interface Erase {
  type: "Erase";
  id: string;
  note: string;
}

/** Where the leader is. */
export interface Shown {
  type: "Shown";
  leader: string;
  is_leader_here: boolean;
  step: number;
  viewer: string;
  mark: string;
  branch: string | null;
  review: ReviewPlace | null;
  /** How far leaders have been, by whom they looked through: followers are shown no more. */
  reach: Record<string, number>;
  /** How far they have been in the review; null: they have not looked at it. */
  reviewed: number | null;
}

/** Who is there. */
export interface Gathered {
  type: "Gathered";
  people: Guest[];
}

/** Everything that was noted, in order of time. */
export interface Notes {
  type: "Notes";
  notes: NoteInfo[];
}

/** A note at a moment. */
export interface NoteInfo {
  note: string;
  at: number;
  step: number;
  guest: Guest;
  text: string;
}

/** It is done, and everybody is told. */
export interface Done {
  type: "Done";
  id: string;
}

/** How two moves did on the same deals. */
export interface Parting {
  deals: number;
  /** In so many of them the better move got more for its player. */
  gained: number;
  /** In so many of them less. */
  lost: number;
  /** Those in which they part most. */
  shown: Imagined[];
}

/** A deal that its player could not rule out, and what came of either move in it. */
export interface Imagined {
  /** The table with all cards open, before the move. */
  view: unknown;
  /** What each seat got of the win after the better move. */
  better: number[];
  /** And after the other one: the same cards, the same luck, the same players. */
  other: number[];
}

/** Something that a table decides before the deal. */
export interface Option {
  name: string;
  default: boolean | number | string | string[];
  /** The values it may have. */
  choices: (boolean | number | string)[];
  /** Whether an int is a seat, and must be one of the table. */
  of_seats?: boolean;
  /** Whether the value may also be a list of different choices (not the default), one for each seat. */
  per_seat?: boolean;
  /** Whether a record leaves it out at its default: it only settles what the deal would draw by lot, or it is younger than the first records. */
  omitted_at_default?: boolean;
}

/** What a review is of, and how it was made: the same again gives the same bytes. */
export interface About {
  format?: string;
  /** The version of this package. */
  engine: string;
  game: string;
  rules_version: number;
  /** The SHA-256 of the record's JSON, as `encode` writes it. */
  record: string;
  /** The record's seed, from which the luck of the chances follows; that of a verdict follows from the view. */
  seed: string;
  seats: Seat[];
  moves: number;
  budget: Budget;
  references: [string, string];
}

/** Who sits there. */
export interface Seat {
  name: string;
  kind: "bot" | "human";
  /** Which bot. */
  bot?: string | null;
}

/** How much is spent on a match. */
export interface Budget {
  /** Moves of the search that nominates the best move of a decision. */
  search?: number;
  /** Deals on which every legal move is tried. */
  screen?: number;
  /** Deals at most on which a move is held against the best one when it is near the limit of a class. */
  most?: number;
  /** Trials for the chances of all seats at one moment. */
  chances?: number;
  /** Trials for the chances before the deal. */
  start?: number;
  /** Deals at most on which the second reference tries what is flagged. */
  second?: number;
}

/** What a seat got and where it came from: result - fair = place + deal + draws + decisions + gifts + hidden. */
export interface Account {
  seat: number;
  /** The share of the win. */
  result: number;
  /** One over the number of seats. */
  fair: number;
  /** What the seat was worth before the deal. */
  place: Figure;
  /** The luck of the deal. */
  deal: Figure;
  /** The luck of everything that came later. */
  draws: Figure;
  /** What the own moves gained or lost against what the reference would have done. */
  decisions: Figure;
  /** The same of the moves of each other seat; 0 for the own one. */
  gifts: Figure[];
  /** What moves were worth with the cards as they lay, beyond what could be known: right but unlucky. */
  hidden: Figure;
  /** None for fewer than ten real decisions. */
  score: Score | null;
  /** How many decisions were what. */
  verdicts: Record<string, number>;
}

/** An estimate and its standard error. */
export interface Figure {
  value: number;
  error?: number;
}

/** How well somebody decided. */
export interface Score {
  decisions: number;
  /** The mean error of a real decision, as a share of the seat's fair part of the win. */
  loss: Figure;
}

/** What was found out about one move, or the deal: independent of all other steps and of what came later. */
export interface Step {
  move: number;
  decision?: Decision | null;
  /** The chances of all seats with the cards as they lie, after the move and before its luck; before the deal. None: as they were before the move, for it was what the reference does. */
  between?: Figure[] | null;
  /** The chances after the luck of the move too. None: luck had no part in it. */
  after?: Figure[] | null;
}

/** A real decision: there was more than one legal move. Made of nothing but what its player knew. */
export interface Decision {
  seat: number;
  made: string;
  /** The move that a search nominated, on deals of its own. */
  best: string;
  verdict: "blunder" | "close" | "disputed" | "doubtful" | "mistake";
  /** How far the move is behind the best one: its error D, on as many deals as its verdict took. Never cut off at 0. */
  loss: Figure;
  /** Every legal move, the best one first, then by chance. */
  choices: Choice[];
  /** What each seat gets if the reference decides here, as the player could know it. */
  expected: Figure[];
  /** What each seat gets more because of the move, instead of what the reference does here; sums to 0. */
  effects: Figure[];
  /** The error by the second reference, of a move that the first one flags. */
  second?: Figure | null;
  /** The error over weighed deals, of a move that is flagged; None too where deals cannot be told apart. */
  weighed?: Weighed | null;
  /** The error on the deals of the screening alone: what mean errors are made of. None in reviews of 0.2.0. */
  screened?: Figure | null;
}

/** One legal move of a decision. */
export interface Choice {
  /** In notation. */
  action: string;
  /** What its player gets on average after it, over the deals that agree with what the player knew. */
  chance: Figure;
  /** What the best move gets more, on the same deals with the same luck. Below 0 it is better than that. */
  behind: Figure;
  trials: number;
  /** How often the reference would make it. */
  usual: number;
  /** Why one might do it, or what it costs. */
  remark?: Remark | null;
}

/** An error over deals that are weighed by how well they explain what the others did. */
export interface Weighed {
  loss: Figure;
  deals: number;
  /** For how many equally likely deals they count. */
  effective: number;
}

/** A game, for the lobby. */
export interface GameInfo {
  id: string;
  /** In the language that was asked for, as the summary and the introduction. */
  title: string;
  summary: string;
  /** What its rules begin with, paragraph by paragraph: the goal and a turn; nothing, where it brings none along. */
  introduction: string[];
  rules_version: number;
  min_players: number;
  max_players: number;
  usual_players: number;
  options: Option[];
  cards: string[];
  /** The fields of its views that are memory, which only some tables show. */
  memory: string[];
}

/** One sentence of a clause and where it comes from. */
export interface SayingInfo {
  source: "book" | "note" | "parts" | "ruling";
  text: string;
}

/** One rule. */
export interface ClauseInfo {
  id: string;
  sayings: SayingInfo[];
}

/** A part of the rules. */
export interface SectionInfo {
  title: string;
  clauses: ClauseInfo[];
}

/** The rules of a game in our own words. */
export interface RulesInfo {
  game: string;
  rules_version: number;
  /** That of the words: another than was asked for, where the game does not speak it. */
  language: string;
  title: string;
  /** What is said before the first section, paragraph by paragraph; often nothing. */
  introduction: string[];
  sections: SectionInfo[];
}

/** How strong a bot may be. */
export interface LevelInfo {
  number: number;
  name: string;
  /** What it is like. */
  note: string;
}

/** How a guest wants to be known. */
export interface Profile {
  name: string;
  avatar: string;
}

/** Whoever uses it first, within ten minutes, is this guest on that device. */
export interface DeviceLink {
  token: string;
}

/** A table to open, with oneself in the first seat, or in none. */
export interface NewTable {
  game: string;
  /** For each further seat the level of its bot, or null to leave it free. */
  seats: (number | null)[];
  /** Whether a screen that all look at opens it: without a seat for oneself, so that `seats` are all of them. */
  is_screen?: boolean;
  /** Those that differ from the defaults. */
  options?: Record<string, boolean | number | string | string[]>;
  terms?: Terms;
}

/** A moment of a finished match to go on from, in one of its seats, with bots in all others. */
export interface NewBranch {
  /** How many moves had been made. */
  step: number;
  seat: number;
  /** How strong the bots are. */
  level: number;
  /** The hidden ones `as_they_were`, luck included, or dealt `anew` out of what the seat knew. */
  cards: "anew" | "as_they_were";
}

/** What a table is called while it waits for players, to be typed; in capitals or not. */
export interface TableCode {
  code: string;
}

/** The table that a code stands for. */
export interface TableFound {
  table: string;
}

/** A table in a list. */
export interface TableLine {
  id: string;
  game: string;
  phase: "abandoned" | "lobby" | "over" | "playing";
  /** Who sits there; empty for a free seat. */
  names: string[];
  free: number;
  updated: number;
  ranking: number[][] | null;
  is_locked?: boolean;
  /** Which of the seats are bots'. */
  bots?: number[];
  /** Whether somebody went back freely, or it is a branch: the match counts for nothing. */
  is_practice?: boolean;
  /** Where the match left another, if it was tried from a moment of it. */
  branch?: Branch | null;
  /** The seat of the person whose turn it is. */
  waits_for?: number | null;
  /** Whether that is me; in my own list. */
  is_my_turn?: boolean;
}

/** One step of a replay: how things stand after a move. */
export interface Frame {
  /** 0 after the deal. */
  move: number;
  /** Who moved. */
  seat: number | null;
  events: unknown[];
  view: unknown;
}

/** Some steps of a finished match, as one viewer saw them. */
export interface Replay {
  table: TableInfo;
  moves: number;
  frames: Frame[];
}

/** Whether a record holds. */
export interface Verdict {
  holds: boolean;
  /** The first thing that does not hold; empty when all does. */
  problem: string;
}

/** What a review has found out about one move, or the deal (`docs/review.md`). */
export interface ReviewStep {
  move: number;
  decision?: Decision | null;
  between?: Figure[] | null;
  after?: Figure[] | null;
  /** What the moves of the decision are made of, in the order of its choices. */
  offers: Offer[];
}

/** The review of a finished match, as far as it is done. */
export interface ReviewSoFar {
  moves: number;
  /** How much of it is done, 0 to 1. */
  share: number;
  /** Whether somebody is at it. If not, and it is not whole, ask for it again: it goes on where it was. */
  is_under_way: boolean;
  about: About;
  /** Those from a move on, in order. */
  steps: ReviewStep[];
  /** One for each seat, when all is done. */
  accounts: Account[];
}

/** The review of a match that is looked at together, as far as a leader has been in it. */
export interface LedReview {
  /** So far. */
  moves: number;
  /** How much of the whole review is done, 0 to 1. */
  share: number;
  is_under_way: boolean;
  /** As in `ReviewSoFar`; the step of the moment itself does not say yet what came of it (`between`, `after`). */
  steps: ReviewStep[];
  /** One for each seat, when a leader has been at the end and all is done. */
  accounts: Account[];
}

/** Where I erred, in a list. */
export interface MistakeLine {
  table: string;
  game: string;
  names: string[];
  /** Which of the seats are bots'. */
  bots: number[];
  /** When the match ended. */
  updated: number;
  /** Mine. */
  seat: number;
  /** Counts from 0: so many moves came before. */
  move: number;
  verdict: "blunder" | "close" | "disputed" | "doubtful" | "mistake";
  /** When I put it right; 0 before. */
  corrected: number;
}

/** A better move, perhaps. */
export interface Try {
  move: number;
  action: string;
}

/** Whether a move is as good as the best one, as far as can be said. */
export interface Tried {
  is_right: boolean;
}

/** Where others find this server. */
export interface Reach {
  /** The beginnings of links that work on other devices, best first. */
  origins: string[];
  /** Why there are none: the server listens on its own machine alone, that has no network, or nobody has named where people come from. */
  lacks?: "" | "loopback" | "network" | "origin";
}

/** How the server is. */
export interface Health {
  status: "ok";
  version: string;
  protocol: number;
}
