import type { ClusterEdit } from '#shared/contract/cluster.ts'
import { areOnBoard, differenceOf, hexesOf, type HexRuns, runsOf } from '#shared/kit/hex-runs.ts'
import { fromCube, hexLabel, type HexPlace, isOnBoard, isSameHex, toCube } from '#shared/kit/hex.ts'
import { selectedOf } from '../editing/selection.ts'
import type { StarMap } from '../model/star-map.ts'
import type { Selected } from './tool.ts'

/** What a move comes to: where it cannot be, `problem` says why and `forbidden` where. */
export interface Move {
  readonly edits: readonly ClusterEdit[]
  readonly problem: string | null
  readonly forbidden: HexRuns
}

/** A way to take every hex to another one, on the board or off it. */
export type PlaceMap = (place: HexPlace) => HexPlace

/** Takes hexes as far as one hex is from another. */
export function shiftBy(from: HexPlace, to: HexPlace, { board }: StarMap): PlaceMap {
  const [one, other] = [toCube(from, board), toCube(to, board)]
  return (place) => {
    const { q, r } = toCube(place, board)
    return fromCube({ q: q + other.q - one.q, r: r + other.r - one.r }, board)
  }
}

/** What a move is put together of. */
interface OpenMove {
  readonly map: StarMap
  readonly to: PlaceMap
  readonly edits: ClusterEdit[]
  readonly forbidden: HexPlace[]
  readonly problems: string[]
}

/** Moves chosen stars, labels, notes and fleets, and the hexes of chosen regions, all at once: they may take each other's places. */
export function moveThings(map: StarMap, things: readonly Selected[], to: PlaceMap): Move {
  const move: OpenMove = { map, to, edits: [], forbidden: [], problems: [] }
  moveStars(move, things)
  moveMarkers(move, things)
  moveRegions(move, things)
  return { edits: move.edits, problem: move.problems[0] ?? null, forbidden: runsOf(move.forbidden) }
}

function forbid({ forbidden, problems }: OpenMove, place: HexPlace, problem: string): void {
  forbidden.push(place)
  problems.push(problem)
}

function moveStars(move: OpenMove, things: readonly Selected[]): void {
  const { map, to, edits } = move
  const stars = selectedOf(things, 'star', map)
  const moving = new Set(stars.map(({ id }) => id))
  for (const star of stars) {
    const place = to(star)
    const there = map.findStarAt(place)
    if (!isOnBoard(place, map.board)) forbid(move, place, `${star.name} would leave the board.`)
    else if (there && !moving.has(there.id))
      forbid(move, place, `${hexLabel(place, map.board)} is taken: ${there.name} is there.`)
    if (isSameHex(star, place)) continue
    edits.push({ type: 'change-star', id: star.id, version: star.version, fields: { ...place } })
  }
}

function moveMarkers(move: OpenMove, things: readonly Selected[]): void {
  const { map, to, edits } = move
  for (const kind of ['label', 'fleet'] as const)
    for (const thing of selectedOf(things, kind, map)) {
      const place = to(thing)
      if (!isOnBoard(place, map.board)) forbid(move, place, `A ${kind} would leave the board.`)
      if (isSameHex(thing, place)) continue
      edits.push({ type: `change-${kind}`, id: thing.id, version: thing.version, fields: { ...place } })
    }
}

function moveRegions({ map, to, edits, problems }: OpenMove, things: readonly Selected[]): void {
  for (const { id, name, hexes } of selectedOf(things, 'region', map)) {
    const after = runsOf(Array.from(hexesOf(hexes), to))
    if (!areOnBoard(after, map.board)) problems.push(`${name} would leave the board.`)
    const [add, remove] = [differenceOf(after, hexes), differenceOf(hexes, after)]
    if (add.length > 0 || remove.length > 0) edits.push(paintEdit(id, add, remove))
  }
}

/** Puts hexes into a region, or under the fog with null, and takes others out. */
export function paintEdit(regionId: string | null, add: HexRuns, remove: HexRuns): ClusterEdit {
  return { type: 'paint', regionId, add: mutable(add), remove: mutable(remove) }
}

/** Runs as the contract takes them. */
export function mutable(runs: HexRuns): [number, number, number][] {
  return runs.map(([row, first, last]) => [row, first, last])
}
