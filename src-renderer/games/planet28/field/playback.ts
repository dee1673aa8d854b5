import type { PracticeUnit, PracticeBattleView } from '#shared/contract/planet28/practice.ts'
import type { Field } from '#shared/games/planet28/field/model.ts'

/** Units after a number of orders. */
export function getUnitsAfterOrders(
  { units, frames }: Pick<PracticeBattleView, 'units' | 'frames'>,
  count: number,
): PracticeUnit[] {
  const now = new Map(units.map((unit) => [unit.id, unit]))
  for (const { changed, gone } of frames.slice(0, count)) {
    for (const unit of changed) now.set(unit.id, unit)
    for (const id of gone) now.delete(id)
  }
  return [...now.values()]
}

/** Field after a number of orders, with the ground changed by powers (P28-ARC-4). */
export function getFieldAfterOrders(
  field: Field,
  { frames }: Pick<PracticeBattleView, 'frames'>,
  count: number,
): Field {
  const changed = frames.slice(0, count).flatMap(({ ground }) => ground)
  return changed.length === 0 ? field : { ...field, pieces: [...field.pieces, ...changed] }
}

/** Latest plan of each side after a number of orders. */
export function getBotPlansAfterOrders(
  { frames }: Pick<PracticeBattleView, 'frames'>,
  count: number,
): PracticeBattleView['frames'][number]['minds'] {
  return frames.slice(0, count).findLast(({ minds }) => minds.length > 0)?.minds ?? []
}

/** Number of orders at which the next or previous turn begins. */
export function getOrderCountAtAdjacentTurn(
  { frames }: Pick<PracticeBattleView, 'frames'>,
  count: number,
  by: 1 | -1,
): number {
  const begins = frames.flatMap(({ minds }, at) => (minds.length > 0 ? [at + 1] : []))
  return by === 1 ? (begins.find((at) => at > count) ?? frames.length) : (begins.findLast((at) => at < count) ?? 0)
}
