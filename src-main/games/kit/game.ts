import type { PlayableGame, Refusal } from '#shared/match/protocol.ts'
import type { CommandResult } from '#shared/match/result.ts'
import type { Dice } from './dice.ts'

/** A seat of a match, such as `red`. The campaign assigns players to seats. */
export type SeatId = string

/** Result of a command: its events, or a refusal. */
export type Decision<Event> =
  | { readonly ok: true; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusal: Refusal }

/** Fields common to all commands: the seat that gives it. */
export interface BaseCommand {
  readonly by: SeatId
}

/** Validates and narrows a value. A zod schema implements it. */
export interface Schema<Value> {
  safeParse(
    value: unknown,
  ): { readonly success: true; readonly data: Value } | { readonly success: false; readonly error: SchemaFaults }
}

/** Validation errors of a value. Issues with code `custom` carry the game's own messages. */
interface SchemaFaults {
  readonly issues: readonly { readonly code: string; readonly message: string }[]
}

/**
 * A game that is played as a match, as pure functions. State, commands and events are readonly plain JSON. Every
 * decision depends only on the state, the command and the dice.
 */
export interface Game<State, Command extends BaseCommand, Event, View, Options = unknown> {
  /** Identifier used in every path, such as `space-planes`. */
  readonly id: string
  /** Version of the state format; changes with the shape of the state. */
  readonly format: number
  /** Options agreed before a match. */
  readonly options: Schema<Options>
  readonly commands: Schema<Command>
  /**
   * Maximum number of commands in a match, so that its file can always be imported again, and the types of command
   * accepted beyond it. Absent for games without match files.
   */
  readonly longest?: { readonly orders: number; readonly then: readonly string[] }
  /** The state before the first command. */
  setUp(options: Options, dice: Dice): State
  /** The seats of a match, in the order of play. */
  seats(state: State): readonly SeatId[]
  /** Whether the match has ended and accepts no more commands. */
  isOver(state: State): boolean
  /** The winners of a match that is over; empty for a draw. Absent for games that name none. */
  winners?(state: State): readonly SeatId[]
  /** Validates a command and returns its events or a refusal. Reads the state and rolls dice, but changes nothing. */
  decide(state: State, command: Command, dice: Dice): Decision<Event>
  /**
   * Why only the gamemaster may give this command, in a sentence, or null if the seat may give it itself. Covers
   * manual corrections and commands that report dealt cards or table measurements.
   */
  forGamemaster?(command: Command, state: State): string | null
  /** Applies one event to the state. Rolls no dice and refuses nothing. */
  evolve(state: State, event: Event): State
  /**
   * The state as this viewer may see it; the only form in which a match leaves the main process. A null viewer has no
   * seat and sees public information only.
   */
  viewFor(state: State, viewer: SeatId | null): View
  /** The event as this viewer may read it in the log, or null if hidden. */
  eventFor(event: Event, viewer: SeatId | null): Event | null
  /** Exact odds of a sequence of commands before any roll, or null if the game cannot compute them. */
  odds?(state: State, commands: readonly Command[]): unknown
  /**
   * Describes an event for the log and History, starting with a capital: “Move the lander”. Receives events as
   * filtered for the viewer.
   */
  describe(event: Event): string
  /** What the events of one command led to, from what the viewer may see. Absent for games without results. */
  result?(view: View, events: readonly Event[]): CommandResult
  /** How the match page plays it, from what a seat may see. Absent for games with pages of their own. */
  readonly playable?: PlayableGame<View>
  /** Returns a function that replaces ids with display names in the output of `describe`. Absent if ids are names. */
  naming?(state: State): (text: string) => string
  /**
   * Answers a player's query before a command, such as what a move would hit or how likely a hit is, from what this
   * viewer may see. Rolls no dice and changes nothing. Returns null if the game does not know the question.
   */
  ask?(state: State, question: unknown, viewer: SeatId | null): unknown
  /** Rules for battles of other games that are fought in this one. */
  readonly arena?: LinkedBattleRules<State, Options>
  /**
   * The next command of a bot with its reason in a sentence, or null if it is a person's turn. The bot uses only what
   * its seat may see; `whims` is its only source of randomness.
   */
  botMove?(state: State, whims: Dice): { readonly command: Command; readonly why: string } | null
}

/** A battle that another game delegates: two seats and the number of pieces of each. */
export interface LinkedBattle {
  /** Pieces of the attacker, then of the other side. */
  readonly pieces: readonly [number, number]
  /** Whether the second side has a stronghold. */
  readonly hasStronghold: boolean
  readonly turnLimit: number | null
}

/** Result of a match: the winners, and the remaining pieces of each seat in seat order. */
export interface MatchOutcome {
  /** Several winners share the victory; an empty list is a draw. */
  readonly winners: readonly SeatId[]
  readonly had: readonly number[]
  readonly left: readonly number[]
}

/** Rules by which a game fights battles of another game. */
export interface LinkedBattleRules<State, Options> {
  /** Options of such a battle. The attacker takes the first seat. */
  agree(arena: LinkedBattle): Options
  /** The outcome, or null while the match goes on. */
  verdict(state: State): MatchOutcome | null
}

/** Any game, for code that handles all games alike. */
export type AnyGame = Game<unknown, BaseCommand, unknown, unknown>
