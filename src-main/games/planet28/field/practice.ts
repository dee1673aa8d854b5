import type { Dice } from '#main/games/kit/dice.ts'
import type { Refusal } from '#main/games/kit/game.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { BattleEvent } from '#shared/games/planet28/battle/events.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { Field } from '#shared/games/planet28/field/model.ts'
import type { Mind } from '#shared/games/planet28/field/run.ts'
import type { Point } from '#shared/kit/convex.ts'
import { decide } from '../battle/decide.ts'
import { evolve } from '../battle/evolve.ts'
import { lookAround } from './outlook.ts'
import { follow } from './shifts.ts'
import type { Body } from './sight.ts'

/** Where everybody stands, by unit. */
export type Places = Readonly<Record<string, Body>>

/** A battle with a field under it: what the table says at other times, the field does. */
export interface Practice {
  readonly field: Field
  readonly battle: Battle
  readonly places: Places
  /** What each side knows besides what it sees, by side. */
  readonly minds: Readonly<Record<string, Mind>>
}

/** An order with its place on the field, and why it is given. */
export interface Order {
  readonly command: BattleCommand
  /** Where a Move, a run or a push ends. */
  readonly to?: Point
  readonly why: string
  readonly rule: string
}

/** What came of an order. */
export type Obeyed =
  | { readonly ok: true; readonly practice: Practice; readonly events: readonly BattleEvent[] }
  | { readonly ok: false; readonly refusal: Refusal }

/** Obeys an order: the rules decide, then everybody stands where what happened leaves them, and each side looks around. */
export function obey(practice: Practice, order: Order, dice: Dice): Obeyed {
  const decision = decide(practice.battle, order.command, dice)
  if (!decision.ok) return decision
  const { events } = decision
  const battle = events.reduce(evolve, practice.battle)
  const places = follow(practice, order, { battle, events })
  return { ok: true, practice: lookAround({ ...practice, battle, places }), events }
}
