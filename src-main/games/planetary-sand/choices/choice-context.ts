import type { PlayableChoice } from '#main/games/kit/choice.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Command } from '#shared/games/planetary-sand/commands.ts'
import type { Piece } from '#shared/match/protocol.ts'

/** What choices are listed for. */
export interface ChoiceContext {
  /** As the seat may see it. */
  readonly battle: Battle
  readonly seat: string
  /** Ids of the pieces in focus. */
  readonly pieces: readonly string[]
  /** Id of the only choice that is needed, so that no other one is tried out; null for all. */
  readonly wanted: string | null
  /** The only target that is needed; null for all. */
  readonly target: string | null
}

/** A choice of a battle. */
export type SandChoice = PlayableChoice<Command>

/** The question of a phase to a seat, with the choices that answer it. */
export interface PhaseQuestion {
  readonly prompt: string
  readonly hint: string | null
  readonly pieces: readonly Piece[]
  readonly actsBy: 'group' | 'piece'
  readonly choices: readonly SandChoice[]
}

/** Whether a choice has to be built. */
export function isChoiceWanted({ wanted }: Pick<ChoiceContext, 'wanted'>, id: string): boolean {
  return wanted === null || wanted === id
}
