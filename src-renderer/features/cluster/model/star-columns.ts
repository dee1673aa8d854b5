import type { DrawnStar } from '#shared/cluster/draw/draw-source.ts'
import type { StarView } from '#shared/contract/cluster.ts'
import type { HexField } from '#shared/kit/hex-field.ts'
import type { HexPlace } from '#shared/kit/hex.ts'
import { updateColumn, updateSlots, createSlots, type SlotList, type ThingChange } from './slots.ts'

/** The name of a faction by its id. */
export type OwnerNameLookup = (factionId: string) => string

/** The stars of a map by columns. */
export interface StarColumns extends SlotList<StarView> {
  readonly field: HexField
  readonly drawn: readonly DrawnStar[]
  /** The star in every hex by its place in the list, or -1. */
  readonly at: Int32Array
}

/** The stars of a map as they were read. */
export function createStarColumns(stars: readonly StarView[], field: HexField, ownerOf: OwnerNameLookup): StarColumns {
  const at = new Int32Array(field.size).fill(-1)
  stars.forEach((star, place) => (at[field.indexOf(star)] = place))
  return { ...createSlots(stars), field, drawn: stars.map((star) => drawnStar(star, ownerOf)), at }
}

/** Stars that changed. */
export interface ChangedStars {
  readonly stars: StarColumns
  /** Where each star that went to another place of the list stood before, by its place now. */
  readonly movedFrom: ReadonlyMap<number, number>
}

/** The stars after a change. */
export function updateStarColumns(
  stars: StarColumns,
  change: ThingChange<StarView>,
  ownerOf: OwnerNameLookup,
): ChangedStars {
  const { field } = stars
  const changed = updateSlots(stars, change)
  const { list, placeOf, fresh, movedFrom } = changed
  const at = stars.at.slice()
  const leave = (star: StarView | undefined) => star && (at[field.indexOf(star)] = -1)
  for (const place of fresh) leave(stars.list[place])
  for (const id of change.gone) leave(stars.list[stars.placeOf.get(id)])
  for (const old of movedFrom.values()) leave(stars.list[old])
  for (const place of fresh) {
    const star = list[place]
    if (star) at[field.indexOf(star)] = place
  }
  const drawn = updateColumn(stars.drawn, changed, (star) => drawnStar(star, ownerOf))
  return { stars: { list, placeOf, field, drawn, at }, movedFrom }
}

/** The place in the list of the star in a hex, or -1. */
export function findStarIndex({ row, column }: HexPlace, { at, field: { board } }: StarColumns): number {
  if (row < 1 || row > board.rows || column < 1 || column > board.columns) return -1
  return at[(row - 1) * board.columns + column - 1] ?? -1
}

/** A star as it is drawn. */
function drawnStar(star: StarView, ownerOf: OwnerNameLookup): DrawnStar {
  const { row, column, name, rating, size, factionId, isHomeworld, isHidden, notes } = star
  const owner = factionId === null ? null : ownerOf(factionId)
  return { row, column, name, rating, size, owner, isHomeworld, isHidden, notes }
}
