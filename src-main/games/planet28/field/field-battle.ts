import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { MiniatureOnField } from '#shared/games/planet28/field/map.ts'
import type { Field } from '#shared/games/planet28/field/model.ts'
import type { BotMemory } from '#shared/games/planet28/field/run.ts'
import type { Point } from '#shared/kit/convex.ts'

/** Positions by unit id. */
export type BodiesByUnit = Readonly<Record<string, MiniatureOnField>>

/** A battle on a field. The field supplies the values that players would measure at a table. */
export interface FieldBattle {
  readonly field: Field
  readonly battle: Battle
  readonly places: BodiesByUnit
  /** Memory of each side beyond what it sees now, by side. */
  readonly minds: Readonly<Record<string, BotMemory>>
}

/** A command with its position on the field and the reason for it. */
export interface FieldOrder {
  readonly command: BattleCommand
  /** End of a Move, a run or a push. */
  readonly to?: Point
  /** Heading of a vehicle before it drives. */
  readonly heading?: number
  readonly why: string
  readonly rule: string
}
