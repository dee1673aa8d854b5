import type { ClusterEdit } from '#shared/contract/cluster.ts'
import { formatCount, formatList } from '#shared/kit/format.ts'
import { areRunsOnBoard, subtractRuns, type HexRuns } from '#shared/kit/hex-runs.ts'
import { type HexBoard, isOnBoard } from '#shared/kit/hex.ts'
import type { StarMap } from '../model/star-map.ts'
import { getThingName } from '../page/inspector-title.ts'
import { buildPaintEdit } from '../tools/plan-move.ts'
import type { MapThingRef } from '../tools/tool.ts'

/** What another board would cut off. */
export interface BoardChangeLoss {
  /** Things that would be off the board. */
  readonly things: readonly MapThingRef[]
  /** Regions that would be partly off the board. */
  readonly regions: readonly MapThingRef[]
  readonly isFogCut: boolean
}

/** Finds everything on a map that does not fit a board. */
export function computeBoardChangeLoss(map: StarMap, board: HexBoard): BoardChangeLoss {
  const off = <Kind extends MapThingRef['kind']>(
    kind: Kind,
    things: readonly { readonly id: string; readonly row: number; readonly column: number }[],
  ): MapThingRef[] => things.filter((candidate) => !isOnBoard(candidate, board)).map(({ id }) => ({ kind, id }))
  return {
    things: [
      ...off('star', map.stars),
      ...off('label', map.labels),
      ...off('fleet', map.fleets),
      ...off('bookmark', map.bookmarks),
    ],
    regions: map.regions
      .filter(({ hexes }) => !areRunsOnBoard(hexes, board))
      .map(({ id }): MapThingRef => ({ kind: 'region', id })),
    isFogCut: !areRunsOnBoard(map.head.fog, board),
  }
}

const MOST_NAMED = 4

/**
 * Formats the cut: “3 stars: Vex, Bo and Ada; part of 1 region: The Deep; part of the fog”; empty if everything fits.
 */
export function describeBoardChangeLoss(map: StarMap, { things, regions, isFogCut }: BoardChangeLoss): string {
  const groups = (['star', 'label', 'fleet', 'bookmark'] as const).map((kind) => ({
    what: kind,
    found: things.filter((thingRef) => thingRef.kind === kind),
  }))
  return [
    ...groups.map(({ what, found }) => describe(map, what, found)),
    regions.length === 0 ? '' : `part of ${describe(map, 'region', regions)}`,
    isFogCut ? 'part of the fog' : '',
  ]
    .filter(Boolean)
    .join('; ')
}

function describe(map: StarMap, what: string, found: readonly MapThingRef[]): string {
  if (found.length === 0) return ''
  const names = found.slice(0, MOST_NAMED).map((thingRef) => getThingName(map, thingRef))
  const more = found.length - names.length
  return `${formatCount(found.length, what)}: ${formatList(more > 0 ? [...names, `${more} more`] : names)}`
}

/** Builds the edits that trim regions and fog to a board. */
export function buildTrimEdits(map: StarMap, board: HexBoard): ClusterEdit[] {
  const whole: HexRuns = Array.from({ length: board.rows }, (_, row) => [row + 1, 1, board.columns] as const)
  const sets = [...map.regions.map(({ id, hexes }) => ({ id, hexes })), { id: null, hexes: map.head.fog }]
  return sets.flatMap(({ id, hexes }) => {
    const off = subtractRuns(hexes, whole)
    return off.length === 0 ? [] : [buildPaintEdit(id, [], off)]
  })
}
