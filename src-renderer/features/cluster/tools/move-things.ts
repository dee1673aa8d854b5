import type { ClusterEdit } from '#shared/contract/cluster.ts'
import { areOnBoard, subtractRuns, iterateHexes, type HexRuns, buildHexRuns } from '#shared/kit/hex-runs.ts'
import { fromCube, getHexLabel, type HexPlace, isOnBoard, isSameHex, toCube } from '#shared/kit/hex.ts'
import { listSelected } from '../editing/selection.ts'
import type { StarMap } from '../model/star-map.ts'
import type { MapThingRef } from './tool.ts'

/** What a move comes to: where it cannot be, `problem` says why and `forbidden` where. */
export interface MoveResult {
  readonly edits: readonly ClusterEdit[]
  readonly problem: string | null
  readonly forbidden: HexRuns
}

/** A way to take every hex to another one, on the board or off it. */
export type HexMapping = (place: HexPlace) => HexPlace

/** Takes hexes as far as one hex is from another. */
export function createShift(from: HexPlace, to: HexPlace, { board }: StarMap): HexMapping {
  const [a, b] = [toCube(from, board), toCube(to, board)]
  return (place) => {
    const { q, r } = toCube(place, board)
    return fromCube({ q: q + b.q - a.q, r: r + b.r - a.r }, board)
  }
}

/** What a move is put together of. */
interface OpenMove {
  readonly map: StarMap
  readonly to: HexMapping
  readonly edits: ClusterEdit[]
  readonly forbidden: HexPlace[]
  readonly problems: string[]
}

/** Moves chosen stars, labels, notes and fleets, and the hexes of chosen regions, all at once: they may take each other's places. */
export function moveThings(map: StarMap, things: readonly MapThingRef[], to: HexMapping): MoveResult {
  const move: OpenMove = { map, to, edits: [], forbidden: [], problems: [] }
  moveStars(move, things)
  moveMarkers(move, things)
  moveRegions(move, things)
  return { edits: move.edits, problem: move.problems[0] ?? null, forbidden: buildHexRuns(move.forbidden) }
}

function forbid({ forbidden, problems }: OpenMove, place: HexPlace, problem: string): void {
  forbidden.push(place)
  problems.push(problem)
}

function moveStars(move: OpenMove, things: readonly MapThingRef[]): void {
  const { map, to, edits } = move
  const stars = listSelected(things, 'star', map)
  const moving = new Set(stars.map(({ id }) => id))
  for (const star of stars) {
    const place = to(star)
    const there = map.findStarAt(place)
    if (!isOnBoard(place, map.board)) forbid(move, place, `${star.name} would leave the board.`)
    else if (there && !moving.has(there.id))
      forbid(move, place, `${getHexLabel(place, map.board)} is taken: ${there.name} is there.`)
    if (isSameHex(star, place)) continue
    edits.push({ type: 'change-star', id: star.id, version: star.version, fields: { ...place } })
  }
}

function moveMarkers(move: OpenMove, things: readonly MapThingRef[]): void {
  const { map, to, edits } = move
  for (const kind of ['label', 'fleet'] as const)
    for (const item of listSelected(things, kind, map)) {
      const place = to(item)
      if (!isOnBoard(place, map.board)) forbid(move, place, `A ${kind} would leave the board.`)
      if (isSameHex(item, place)) continue
      edits.push({ type: `change-${kind}`, id: item.id, version: item.version, fields: { ...place } })
    }
}

function moveRegions({ map, to, edits, problems }: OpenMove, things: readonly MapThingRef[]): void {
  for (const { id, name, hexes } of listSelected(things, 'region', map)) {
    const after = buildHexRuns(Array.from(iterateHexes(hexes), to))
    if (!areOnBoard(after, map.board)) problems.push(`${name} would leave the board.`)
    const [add, remove] = [subtractRuns(after, hexes), subtractRuns(hexes, after)]
    if (add.length > 0 || remove.length > 0) edits.push(buildPaintEdit(id, add, remove))
  }
}

/** Puts hexes into a region, or under the fog with null, and takes others out. */
export function buildPaintEdit(regionId: string | null, add: HexRuns, remove: HexRuns): ClusterEdit {
  return { type: 'paint', regionId, add: copyRuns(add), remove: copyRuns(remove) }
}

/** Runs as the contract takes them. */
export function copyRuns(runs: HexRuns): [number, number, number][] {
  return runs.map(([row, first, last]) => [row, first, last])
}
