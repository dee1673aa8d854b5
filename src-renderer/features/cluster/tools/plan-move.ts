import type { ClusterEdit } from '#shared/contract/cluster.ts'
import { areRunsOnBoard, subtractRuns, iterateHexes, type HexRuns, buildHexRuns } from '#shared/kit/hex-runs.ts'
import { fromCube, getHexLabel, type HexPlace, isOnBoard, isSameHex, toCube } from '#shared/kit/hex.ts'
import { listSelectedOfKind } from '../editing/selection.ts'
import type { StarMap } from '../model/star-map.ts'
import type { MapThingRef } from './tool.ts'

/** Result of a move. If it is not possible, `problem` explains why and `forbidden` lists the hexes. */
export interface MovePlan {
  readonly edits: readonly ClusterEdit[]
  readonly problem: string | null
  readonly forbidden: HexRuns
}

/** Maps a hex to another, which may be off the board. */
export type HexMapping = (place: HexPlace) => HexPlace

/** Creates the translation that maps one hex to another. */
export function createHexTranslation(from: HexPlace, to: HexPlace, { board }: StarMap): HexMapping {
  const [a, b] = [toCube(from, board), toCube(to, board)]
  return (place) => {
    const { q, r } = toCube(place, board)
    return fromCube({ q: q + b.q - a.q, r: r + b.r - a.r }, board)
  }
}

/** Working state of a move. */
interface OpenMove {
  readonly map: StarMap
  readonly to: HexMapping
  readonly edits: ClusterEdit[]
  readonly forbidden: HexPlace[]
  readonly problems: string[]
}

/**
 * Moves the selected stars, labels, notes and fleets, and the hexes of selected regions, simultaneously, so that they
 * may swap places.
 */
export function planMove(map: StarMap, things: readonly MapThingRef[], to: HexMapping): MovePlan {
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
  const stars = listSelectedOfKind(things, 'star', map)
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
    for (const item of listSelectedOfKind(things, kind, map)) {
      const place = to(item)
      if (!isOnBoard(place, map.board)) forbid(move, place, `A ${kind} would leave the board.`)
      if (isSameHex(item, place)) continue
      edits.push({ type: `change-${kind}`, id: item.id, version: item.version, fields: { ...place } })
    }
}

function moveRegions({ map, to, edits, problems }: OpenMove, things: readonly MapThingRef[]): void {
  for (const { id, name, hexes } of listSelectedOfKind(things, 'region', map)) {
    const after = buildHexRuns(Array.from(iterateHexes(hexes), to))
    if (!areRunsOnBoard(after, map.board)) problems.push(`${name} would leave the board.`)
    const [add, remove] = [subtractRuns(after, hexes), subtractRuns(hexes, after)]
    if (add.length > 0 || remove.length > 0) edits.push(buildPaintEdit(id, add, remove))
  }
}

/** Builds the edit that adds hexes to a region and removes others from it; null is the fog. */
export function buildPaintEdit(regionId: string | null, add: HexRuns, remove: HexRuns): ClusterEdit {
  return { type: 'paint', regionId, add: copyHexRuns(add), remove: copyHexRuns(remove) }
}

/** Copies runs into the mutable form of the contract. */
export function copyHexRuns(runs: HexRuns): [number, number, number][] {
  return runs.map(([row, first, last]) => [row, first, last])
}
