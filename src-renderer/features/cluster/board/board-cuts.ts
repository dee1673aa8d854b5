import type { ClusterEdit } from '#shared/contract/cluster.ts'
import { areOnBoard, differenceOf, type HexRuns } from '#shared/kit/hex-runs.ts'
import { type HexBoard, isOnBoard } from '#shared/kit/hex.ts'
import { countWords, listWords } from '#shared/kit/words.ts'
import type { StarMap } from '../model/star-map.ts'
import { nameOf } from '../page/title-of.ts'
import { paintEdit } from '../tools/move-things.ts'
import type { Selected } from '../tools/tool.ts'

/** What has no place on another board. */
export interface BoardCut {
  /** Things that would stand beside it. */
  readonly things: readonly Selected[]
  /** Regions of which a part would. */
  readonly regions: readonly Selected[]
  readonly isFogCut: boolean
}

/** What of a map would fall off a board. */
export function whatFallsOff(map: StarMap, board: HexBoard): BoardCut {
  const off = <Kind extends Selected['kind']>(
    kind: Kind,
    things: readonly { readonly id: string; readonly row: number; readonly column: number }[],
  ): Selected[] => things.filter((thing) => !isOnBoard(thing, board)).map(({ id }) => ({ kind, id }))
  return {
    things: [
      ...off('star', map.stars),
      ...off('label', map.labels),
      ...off('fleet', map.fleets),
      ...off('bookmark', map.bookmarks),
    ],
    regions: map.regions
      .filter(({ hexes }) => !areOnBoard(hexes, board))
      .map(({ id }): Selected => ({ kind: 'region', id })),
    isFogCut: !areOnBoard(map.head.fog, board),
  }
}

const MOST_NAMED = 4

/** “3 stars: Vex, Bo and Ada; part of 1 region: The Deep; part of the fog”; empty where everything has its place. */
export function describeCut(map: StarMap, { things, regions, isFogCut }: BoardCut): string {
  const groups = (['star', 'label', 'fleet', 'bookmark'] as const).map((kind) => ({
    what: kind,
    found: things.filter((thing) => thing.kind === kind),
  }))
  return [
    ...groups.map(({ what, found }) => describe(map, what, found)),
    regions.length === 0 ? '' : `part of ${describe(map, 'region', regions)}`,
    isFogCut ? 'part of the fog' : '',
  ]
    .filter(Boolean)
    .join('; ')
}

function describe(map: StarMap, what: string, found: readonly Selected[]): string {
  if (found.length === 0) return ''
  const names = found.slice(0, MOST_NAMED).map((thing) => nameOf(map, thing))
  const more = found.length - names.length
  return `${countWords(found.length, what)}: ${listWords(more > 0 ? [...names, `${more} more`] : names)}`
}

/** The edits that take regions and fog back onto a board. */
export function trimEdits(map: StarMap, board: HexBoard): ClusterEdit[] {
  const whole: HexRuns = Array.from({ length: board.rows }, (_, row) => [row + 1, 1, board.columns] as const)
  const sets = [...map.regions.map(({ id, hexes }) => ({ id, hexes })), { id: null, hexes: map.head.fog }]
  return sets.flatMap(({ id, hexes }) => {
    const off = differenceOf(hexes, whole)
    return off.length === 0 ? [] : [paintEdit(id, [], off)]
  })
}
