import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { Field } from '#shared/games/planet28/field/model.ts'
import type { BotMemory } from '#shared/games/planet28/field/run.ts'
import type { Point } from '#shared/kit/convex.ts'
import type { Body } from './body.ts'

/** Where everybody stands, by unit. */
export type Places = Readonly<Record<string, Body>>

/** Where somebody begins, and how a vehicle is turned. */
export type StartingPlace = Point & { readonly heading?: number }

/** A battle with a field under it: what the table says at other times, the field does. */
export interface Practice {
  readonly field: Field
  readonly battle: Battle
  readonly places: Places
  /** What each side knows besides what it sees, by side. */
  readonly minds: Readonly<Record<string, BotMemory>>
}

/** An order with its place on the field, and why it is given. */
export interface Order {
  readonly command: BattleCommand
  /** Where a Move, a run or a push ends. */
  readonly to?: Point
  /** How a vehicle is turned before it drives. */
  readonly heading?: number
  readonly why: string
  readonly rule: string
}
