import type { GameMap, StarLabel } from '#shared/games/fistful/model.ts'
import { parseHexLabel, toCube } from '#shared/kit/hex.ts'

/** Distances between the stars of a map, computed once per map. */
export interface MapDistances {
  readonly labels: readonly StarLabel[]
  /** Whether a text is the label of a star. */
  readonly isStar: (text: string) => boolean
  /** Distance in hexes (FIST-MAP-4). */
  readonly between: (a: StarLabel, b: StarLabel) => number
  /** The other stars within a number of hexes, sorted. */
  readonly within: (star: StarLabel, hexes: number) => readonly StarLabel[]
  /** Whether a route is drawn between two stars (FIST-MAP-3). */
  readonly hasRoute: (a: StarLabel, b: StarLabel) => boolean
}

const known = new WeakMap<GameMap, MapDistances>()

export function getMapDistances(map: GameMap): MapDistances {
  const distances = known.get(map) ?? measure(map)
  known.set(map, distances)
  return distances
}

function measure({ board, stars, routes }: GameMap): MapDistances {
  const labels = Object.keys(stars).toSorted()
  const cubes = new Map(
    labels.map((label) => {
      const place = parseHexLabel(label, board)
      if (place === null) throw new Error(`Star ${label} is not on the board`)
      return [label, toCube(place, board)]
    }),
  )
  const cubeOf = (label: StarLabel) => {
    const cube = cubes.get(label)
    if (cube === undefined) throw new Error(`${label} is not a star`)
    return cube
  }
  const between = (a: StarLabel, b: StarLabel): number => {
    const [from, to] = [cubeOf(a), cubeOf(b)]
    const [dq, dr] = [to.q - from.q, to.r - from.r]
    return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr))
  }
  const near = new Map<number, Map<StarLabel, StarLabel[]>>()
  const listNear = (star: StarLabel, hexes: number): StarLabel[] =>
    labels.filter((label) => label !== star && between(star, label) <= hexes)
  const drawn = new Set(routes.flatMap(([a, b]) => [`${a}-${b}`, `${b}-${a}`]))
  return {
    labels,
    between,
    isStar: (text) => cubes.has(text),
    within(star, hexes) {
      const lists = near.get(hexes) ?? new Map<StarLabel, StarLabel[]>()
      near.set(hexes, lists)
      const found = lists.get(star) ?? listNear(star, hexes)
      lists.set(star, found)
      return found
    },
    hasRoute: (a, b) => drawn.has(`${a}-${b}`),
  }
}
