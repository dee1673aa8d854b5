import { type MirrorAxis, mirrorPlaces, rotatePlace } from '#shared/cluster/rotate-places.ts'
import { iterateHexes } from '#shared/kit/hex-runs.ts'
import {
  fromCube,
  type HexBoard,
  type HexCube,
  getHexDistance,
  type HexPlace,
  type HexSide,
  getHexNeighbour,
  toCube,
} from '#shared/kit/hex.ts'
import type { MapSnippet } from '../clipboard/clipboard.ts'
import type { StarMap } from '../model/star-map.ts'
import { type MovePlan, planMove, type HexMapping } from '../tools/plan-move.ts'
import type { MapThingRef } from '../tools/tool.ts'
import { listSelectedOfKind } from './selection.ts'

/** A transformation of a snippet or the selection: rotation clockwise by multiples of 60°, or reflection. */
export type SnippetTransform =
  | { readonly type: 'turn'; readonly steps: number }
  | { readonly type: 'mirror'; readonly axis: MirrorAxis }

/** Transforms a snippet about its centre. */
export function transformSnippet(snippet: MapSnippet, turning: SnippetTransform, board: HexBoard): MapSnippet {
  const middle: HexPlace = { row: 1, column: 1 }
  const centre = toCube(middle, board)
  const map = placeMap(turning, middle, board)
  const turn = ({ q, r }: HexCube): HexCube => {
    const turned = toCube(map(fromCube({ q: q + centre.q, r: r + centre.r }, board)), board)
    return { q: turned.q - centre.q, r: turned.r - centre.r }
  }
  const rotateAt = <Thing extends { readonly at: HexCube }>(item: Thing): Thing => ({ ...item, at: turn(item.at) })
  return {
    ...snippet,
    stars: snippet.stars.map(rotateAt),
    labels: snippet.labels.map(rotateAt),
    fleets: snippet.fleets.map(rotateAt),
    regions: snippet.regions.map((region) => ({ ...region, hexes: region.hexes.map(turn) })),
  }
}

/** Transforms the selection about a hex. */
export function planTransform(
  map: StarMap,
  selection: readonly MapThingRef[],
  { turning, centre }: { readonly turning: SnippetTransform; readonly centre: HexPlace },
): MovePlan {
  return planMove(map, selection, placeMap(turning, centre, map.board))
}

/**
 * Pivot of a rotation: the previous one while it belongs to the same things, so that repeated rotation stays in place.
 */
export function chooseRotationPivot(
  map: StarMap,
  selection: readonly MapThingRef[],
  before: RotationPivot | null,
): RotationPivot | null {
  const centre = findSelectionCentre(map, selection)
  if (!centre) return null
  return before?.selection === selection && getHexDistance(before.centre, centre, map.board) <= 1
    ? before
    : { selection, centre }
}

/** The hex to rotate about, with the things it belongs to. */
export interface RotationPivot {
  readonly selection: readonly MapThingRef[]
  readonly centre: HexPlace
}

/** Moves the selection by one hex. */
export function planNudge(map: StarMap, selection: readonly MapThingRef[], side: HexSide): MovePlan {
  return planMove(map, selection, (place) => getHexNeighbour(place, side, map.board))
}

/** Direction of movement for an arrow key. Up and down are inverse to each other. */
export function findHexSideForArrow(key: string, { orientation }: HexBoard): HexSide | null {
  const sides = orientation === 'pointy' ? POINTY_ARROWS : FLAT_ARROWS
  return sides[key] ?? null
}

const POINTY_ARROWS: Readonly<Record<string, HexSide>> = { ArrowRight: 0, ArrowDown: 2, ArrowLeft: 3, ArrowUp: 5 }
const FLAT_ARROWS: Readonly<Record<string, HexSide>> = { ArrowRight: 0, ArrowDown: 1, ArrowLeft: 3, ArrowUp: 4 }

/** Centre hex of the selection; null if nothing of it has a position. */
export function findSelectionCentre(map: StarMap, selection: readonly MapThingRef[]): HexPlace | null {
  const places: HexPlace[] = [
    ...listSelectedOfKind(selection, 'star', map),
    ...listSelectedOfKind(selection, 'label', map),
    ...listSelectedOfKind(selection, 'fleet', map),
    ...listSelectedOfKind(selection, 'region', map).flatMap(({ hexes }) => [...iterateHexes(hexes)]),
  ]
  if (places.length === 0) return null
  const cubes = places.map((place) => toCube(place, map.board))
  const mean = (numbers: readonly number[]) =>
    Math.round(numbers.reduce((sum, number) => sum + number, 0) / numbers.length)
  return fromCube({ q: mean(cubes.map(({ q }) => q)), r: mean(cubes.map(({ r }) => r)) }, map.board)
}

function placeMap(turning: SnippetTransform, centre: HexPlace, board: HexBoard): HexMapping {
  if (turning.type === 'turn') return (place) => rotatePlace(place, { centre, steps: turning.steps, board })
  return (place) => mirrorPlaces([place], { centre, axis: turning.axis, board })[0] ?? place
}
