import type { Battle, Melee } from '#shared/games/planetary-sand/battle.ts'
import type { SandSettings } from '#shared/games/planetary-sand/tables/settings.ts'
import { findFigure } from '../state/find.ts'
import type { Transaction } from '../state/transaction.ts'
import { computeCancelledPairs } from './hand-to-hand.ts'
import { takePrisoners } from './prisoners.ts'

/** Maximum number of pairs that cancel per turn, by setting (SAND-HTH-2). */
export const MAX_CANCELLED_PAIRS_BY_SETTING: Readonly<Record<SandSettings['melee'], number>> = {
  'at-once': Infinity,
  'one-pair-per-turn': 1,
}

/** Men of one side of a melee who can still fight. */
function free(battle: Battle, ids: readonly string[]): string[] {
  return ids.filter((id) => {
    const figure = findFigure(battle, id)
    return figure?.status === 'able' && !figure.isLocked
  })
}

/** Resolves every melee of the turn, in the order of ids (SAND-HTH-1 to SAND-HTH-3). */
export function resolveMelees(transaction: Transaction): void {
  const melees = transaction.state.melees.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  for (const melee of melees) resolveMelee(transaction, melee)
}

/** Resolves one melee: men cancel each other, and a side outnumbered 2 to 1 is captured (SAND-HTH-2, SAND-HTH-3). */
function resolveMelee(transaction: Transaction, melee: Melee): void {
  const { state: battle } = transaction
  const { settings } = battle
  const [a, b] = melee.men.map((ids) => free(battle, ids)) as [string[], string[]]
  const { pairs, captured } = computeCancelledPairs(
    [a.length, b.length],
    MAX_CANCELLED_PAIRS_BY_SETTING[settings.melee],
  )
  const cancelled = [...a.slice(0, pairs), ...b.slice(0, pairs)]
  if (pairs > 0) transaction.apply({ type: 'fought', melee: melee.id, cancelled, as: settings.cancelled })
  if (captured === null) endDecidedMelee(transaction, melee)
  else {
    const { state } = transaction
    const captor = captured === 0 ? 1 : 0
    takePrisoners(transaction, melee.id, {
      captor: state.sides[captor],
      taken: able(state, melee.men[captured]),
      captors: able(state, melee.men[captor]),
    })
  }
}

/** Ends a melee in which one side has no able men left. */
function endDecidedMelee(transaction: Transaction, { id, men }: Melee): void {
  const { state: battle } = transaction
  const isDecided = men.some((ids) => able(battle, ids).length === 0)
  if (isDecided) transaction.apply({ type: 'ended-melee', melee: id, freed: able(battle, men.flat()) })
}

function able(battle: Battle, ids: readonly string[]): string[] {
  return ids.filter((id) => findFigure(battle, id)?.status === 'able')
}
