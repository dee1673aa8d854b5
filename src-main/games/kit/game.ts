import type { Dice } from './dice.ts'

/** A seat of a match, such as `red`: who sits there is the campaign's to say. */
export type SeatId = string

/** Why something may not be done: a code for programs, a sentence for people, and the rule that says so where one does. */
export interface Refusal {
  readonly code: string
  readonly message: string
  readonly rule: string | null
}

/** What comes of a command: what happens, or why nothing does. */
export type Decision<Event> =
  | { readonly ok: true; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusal: Refusal }

/** What every command says besides its own: the seat that gives it. */
export interface BaseCommand {
  readonly by: SeatId
}

/** Tells what is of a type from what is not: a zod schema is one. */
export interface Schema<Value> {
  safeParse(
    value: unknown,
  ): { readonly success: true; readonly data: Value } | { readonly success: false; readonly error: SchemaFaults }
}

/** What is wrong with a value; `custom` are the game's own sentences. */
interface SchemaFaults {
  readonly issues: readonly { readonly code: string; readonly message: string }[]
}

/**
 * A game that is played as a match, as plain functions. State, commands and events are readonly plain JSON; whatever is
 * decided follows from the state, the command and the faces of the dice alone.
 */
export interface Game<State, Command extends BaseCommand, Event, View, Options = unknown> {
  /** The word for it in every folder, such as `space-planes`. */
  readonly id: string
  /** The number of the shape of states: another one when it changes. */
  readonly format: number
  /** What is agreed on before a match. */
  readonly options: Schema<Options>
  readonly commands: Schema<Command>
  /** How many orders a match takes, so that its file can always come in again, and the types of those that are given even then; none where no file says. */
  readonly longest?: { readonly orders: number; readonly then: readonly string[] }
  /** The state before the first command. */
  setUp(options: Options, dice: Dice): State
  /** The seats of a match, in the order of play. */
  seats(state: State): readonly SeatId[]
  /** Whether nothing may be done any more. */
  isOver(state: State): boolean
  /** May this happen, and what comes of it? Reads state, draws dice, changes nothing. */
  decide(state: State, command: Command, dice: Dice): Decision<Event>
  /** Why a command is the gamemaster's alone, in a sentence, or null where whoever sits there gives it: what is corrected by hand, and what says how cards fell or what a ruler showed. */
  forGamemaster?(command: Command): string | null
  /** The state after one event. No dice, no refusals. */
  evolve(state: State, event: Event): State
  /** What this viewer may see: the only form in which a match leaves main. null has no seat and sees what is public. */
  viewFor(state: State, viewer: SeatId | null): View
  /** The event as this viewer may read it in the log, or null. */
  eventFor(event: Event, viewer: SeatId | null): Event | null
  /** What commands like these may come to, exactly and before any die, where a game can tell; null where it cannot. */
  odds?(state: State, commands: readonly Command[]): unknown
  /** An event in words that begin with a capital, as the log and History say it: “Move the lander”. Events come here as somebody may read them. */
  describe(event: Event): string
  /** Puts the names that things have in a state for their ids in the words of `describe`; a game whose ids are names has none. */
  naming?(state: State): (text: string) => string
  /** Answers what a player asks before a command, from what this viewer may see: what a move would strike, how likely a hit is. Draws no dice, changes nothing; null where it is no question of this game. */
  ask?(state: State, question: unknown, viewer: SeatId | null): unknown
  /** Battles of other games that are fought in this one. */
  readonly arena?: LinkedBattleRules<State, Options>
  /** What a bot orders next where one is to act, and why in a sentence; null where a person is. It knows what its seat may see, and all its chance are `whims`. */
  botMove?(state: State, whims: Dice): { readonly command: Command; readonly why: string } | null
}

/** A battle that another game hands over: two seats with so many pieces each. */
export interface LinkedBattle {
  /** The attacker's, and the other side's. */
  readonly pieces: readonly [number, number]
  /** Whether the second side has a stronghold. */
  readonly hasStronghold: boolean
  readonly turnLimit: number | null
}

/** How a match ended: who won, and the pieces of each seat, in the order of the seats. */
export interface MatchOutcome {
  /** Several share it; nobody is a draw. */
  readonly winners: readonly SeatId[]
  readonly had: readonly number[]
  readonly left: readonly number[]
}

/** What a game can do for another one whose battle is fought in it. */
export interface LinkedBattleRules<State, Options> {
  /** What is agreed on for such a battle: the attacker sits first. */
  agree(arena: LinkedBattle): Options
  /** How it ended; null while it goes on. */
  verdict(state: State): MatchOutcome | null
}

/** Any game at all, for what treats them alike. */
export type AnyGame = Game<unknown, BaseCommand, unknown, unknown>

/** Says no. */
export function refuse(code: string, message: string, rule: string | null = null): Decision<never> {
  return { ok: false, refusal: { code, message, rule } }
}
