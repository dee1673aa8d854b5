import type { PracticeUnit, PracticeView } from '#shared/contract/planet28/practice.ts'
import type { Field } from '#shared/games/planet28/field/model.ts'

/** Who stands where after so many orders. */
export function getUnitsAfter(
  { units, frames }: Pick<PracticeView, 'units' | 'frames'>,
  count: number,
): PracticeUnit[] {
  const now = new Map(units.map((unit) => [unit.id, unit]))
  for (const { changed, gone } of frames.slice(0, count)) {
    for (const unit of changed) now.set(unit.id, unit)
    for (const id of gone) now.delete(id)
  }
  return [...now.values()]
}

/** The field after so many orders, with the ground that powers changed (P28-ARC-4). */
export function getFieldAfter(field: Field, { frames }: Pick<PracticeView, 'frames'>, count: number): Field {
  const changed = frames.slice(0, count).flatMap(({ ground }) => ground)
  return changed.length === 0 ? field : { ...field, pieces: [...field.pieces, ...changed] }
}

/** What each side is about after so many orders: what it last thought of. */
export function getBotThoughtsAfter(
  { frames }: Pick<PracticeView, 'frames'>,
  count: number,
): PracticeView['frames'][number]['minds'] {
  return frames.slice(0, count).findLast(({ minds }) => minds.length > 0)?.minds ?? []
}

/** The number of orders after which the next turn begins, or the one before. */
export function findAdjacentTurn({ frames }: Pick<PracticeView, 'frames'>, count: number, by: 1 | -1): number {
  const begins = frames.flatMap(({ minds }, at) => (minds.length > 0 ? [at + 1] : []))
  return by === 1 ? (begins.find((at) => at > count) ?? frames.length) : (begins.findLast((at) => at < count) ?? 0)
}
