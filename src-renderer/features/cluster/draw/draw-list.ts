import {
  boardSize,
  HEX_DIRECTIONS,
  type HexDirection,
  type HexPlace,
  hexCentre,
  hexCorners,
  hexStep,
  isOnBoard,
} from '../../../../src-shared/kit/hex.ts'
import type { StarMap } from '../star-map.ts'

/** The map as any writer draws it: lengths are hex radii, 0,0 is the board's top left corner. */
export interface DrawList {
  readonly rows: number
  readonly columns: number
  readonly width: number
  readonly height: number
  /** The middle of every hex, x and y, row by row. */
  readonly hexes: Float32Array
  /** The edge of the board: x1, y1, x2, y2 of every side that has no neighbour. */
  readonly rim: Float32Array
  /** x1, y1, x2, y2 of every route. */
  readonly routes: Float32Array
  readonly stars: StarLayer
}

/** All stars, by columns. */
export interface StarLayer {
  /** x and y of every star. */
  readonly at: Float32Array
  readonly ratings: Uint8Array
  readonly names: readonly string[]
  /** The initial of the owner, empty for none. */
  readonly marks: readonly string[]
}

/** The corners, counted clockwise from the top right one, at the ends of each side. */
const SIDES = {
  'north-east': [5, 0],
  east: [0, 1],
  'south-east': [1, 2],
  'south-west': [2, 3],
  west: [3, 4],
  'north-west': [4, 5],
} as const satisfies Record<HexDirection, readonly [number, number]>

/** Draws the board and what lies on it; `markOf` gives the mark of a faction. */
export function createDrawList(map: StarMap, markOf: (factionId: string) => string): DrawList {
  const { rows, columns } = map.board
  const places = Array.from({ length: rows * columns }, (_, index) => ({
    row: Math.floor(index / columns) + 1,
    column: (index % columns) + 1,
  }))
  return {
    rows,
    columns,
    ...boardSize(map.board),
    hexes: pointsOf(places),
    rim: Float32Array.from(places.flatMap((place) => rimOf(place, map))),
    routes: Float32Array.from(map.routes.flatMap(({ fromStarId, toStarId }) => lineBetween(map, fromStarId, toStarId))),
    stars: {
      at: pointsOf(map.stars),
      ratings: Uint8Array.from(map.stars, ({ rating }) => rating),
      names: map.stars.map(({ name }) => name),
      marks: map.stars.map(({ factionId }) => (factionId === null ? '' : markOf(factionId))),
    },
  }
}

/** A faction's initial: “The Ninth Tithe” is an N. */
export function initialOf(name: string): string {
  return name
    .replace(/^(the|an?)\s+/i, '')
    .charAt(0)
    .toUpperCase()
}

/** x1, y1, x2, y2 of a line between two stars; nothing when one of them is not on the map. */
export function lineBetween(map: StarMap, one: string, other: string): number[] {
  const [from, to] = [map.findStar(one), map.findStar(other)]
  return from && to ? lineOf(from, to) : []
}

/** x1, y1, x2, y2 of a line between two hexes. */
export function lineOf(one: HexPlace, other: HexPlace): number[] {
  const [from, to] = [hexCentre(one), hexCentre(other)]
  return [from.x, from.y, to.x, to.y]
}

function pointsOf(places: readonly HexPlace[]): Float32Array {
  const points = new Float32Array(places.length * 2)
  places.forEach((place, index) => {
    const { x, y } = hexCentre(place)
    points[2 * index] = x
    points[2 * index + 1] = y
  })
  return points
}

function rimOf(place: HexPlace, { board }: StarMap): number[] {
  const { row, column } = place
  if (row > 1 && row < board.rows && column > 1 && column < board.columns) return []
  const corners = hexCorners(place)
  return HEX_DIRECTIONS.filter((direction) => !isOnBoard(hexStep(place, direction), board)).flatMap((direction) =>
    SIDES[direction].flatMap((corner) => {
      const point = corners[corner]
      return point ? [point.x, point.y] : []
    }),
  )
}
