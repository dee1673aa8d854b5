import type { DrawnStar } from '#shared/cluster/draw/drawable-map.ts'
import type { StarView } from '#shared/contract/cluster.ts'
import type { HexIndexer } from '#shared/kit/hex-indexer.ts'
import type { HexPlace } from '#shared/kit/hex.ts'
import {
  recomputeDerivedColumn,
  applyStableIndexListChange,
  createStableIndexList,
  type StableIndexList,
  type ThingListChange,
} from './stable-index-list.ts'

/** Name of a faction by id. */
export type OwnerNameLookup = (factionId: string) => string

/** The stars of a map in column layout. */
export interface StarColumns extends StableIndexList<StarView> {
  readonly field: HexIndexer
  readonly drawn: readonly DrawnStar[]
  /** Index of the star in every hex, or -1. */
  readonly at: Int32Array
}

export function createStarColumns(
  stars: readonly StarView[],
  field: HexIndexer,
  ownerOf: OwnerNameLookup,
): StarColumns {
  const at = new Int32Array(field.size).fill(-1)
  stars.forEach((star, place) => (at[field.indexOf(star)] = place))
  return { ...createStableIndexList(stars), field, drawn: stars.map((star) => drawnStar(star, ownerOf)), at }
}

/** Result of an update of the stars. */
export interface ChangedStarColumns {
  readonly stars: StarColumns
  /** Previous index of each star that was moved within the list, by its new index. */
  readonly movedFrom: ReadonlyMap<number, number>
}

export function applyStarColumnChange(
  stars: StarColumns,
  change: ThingListChange<StarView>,
  ownerOf: OwnerNameLookup,
): ChangedStarColumns {
  const { field } = stars
  const changed = applyStableIndexListChange(stars, change)
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
  const drawn = recomputeDerivedColumn(stars.drawn, changed, (star) => drawnStar(star, ownerOf))
  return { stars: { list, placeOf, field, drawn, at }, movedFrom }
}

/** Index of the star in a hex, or -1. */
export function findStarIndexAtHex({ row, column }: HexPlace, { at, field: { board } }: StarColumns): number {
  if (row < 1 || row > board.rows || column < 1 || column > board.columns) return -1
  return at[(row - 1) * board.columns + column - 1] ?? -1
}

/** Converts a star for drawing. */
function drawnStar(star: StarView, ownerOf: OwnerNameLookup): DrawnStar {
  const { row, column, name, rating, size, rank, factionId, isHomeworld, isHidden, notes, world, isImportedWorld } =
    star
  const owner = factionId === null ? null : ownerOf(factionId)
  return {
    row,
    column,
    name,
    rating,
    size,
    rank,
    owner,
    isHomeworld,
    isHidden,
    notes,
    isImportedWorld,
    ...(world && { world }),
  }
}
