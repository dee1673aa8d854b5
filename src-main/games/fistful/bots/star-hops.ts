import type { GameMap, StarLabel } from '#shared/games/fistful/model.ts'
import { getMapDistances } from '../rules/map-distances.ts'

/** Distances in moves between the stars of a map. */
export interface StarHops {
  /** Number of moves of at most `range` hexes to a star, by starting star. Unreachable stars are missing. */
  to(star: StarLabel, range: number): ReadonlyMap<StarLabel, number>
}

const known = new WeakMap<GameMap, StarHops>()

/** The moves between the stars of a map, computed once per star. */
export function getStarHops(map: GameMap): StarHops {
  const hops = known.get(map) ?? createHops(map)
  known.set(map, hops)
  return hops
}

function createHops(map: GameMap): StarHops {
  const byStar = new Map<StarLabel, Map<StarLabel, number>[]>()
  return {
    to(star, range) {
      const byRange = byStar.get(star) ?? []
      byStar.set(star, byRange)
      return (byRange[range] ??= spread(map, range, star))
    },
  }
}

/** Breadth-first search of the moves from every star to one. */
function spread(map: GameMap, range: number, to: StarLabel): Map<StarLabel, number> {
  const { within } = getMapDistances(map)
  const moves = new Map([[to, 0]])
  for (const [star, count] of moves)
    for (const near of within(star, range)) if (!moves.has(near)) moves.set(near, count + 1)
  return moves
}
