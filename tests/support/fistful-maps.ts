import { generateCluster } from '#main/cluster/generate/generate-cluster.ts'
import { STANDARD_GENERATOR_SETTINGS } from '#shared/cluster/generator-settings.ts'
import type { GameMap } from '#shared/games/fistful/model.ts'
import { getHexLabel } from '#shared/kit/hex.ts'

/** A map of 60 stars on 32 × 16 hexes with point symmetry (FIST-MAP-5). */
export function fistfulMap(seed: string): GameMap {
  const { board, stars, routes } = generateCluster(STANDARD_GENERATOR_SETTINGS, seed)
  const labels = stars.map((star) => getHexLabel(star, board))
  return {
    board,
    stars: Object.fromEntries(stars.map(({ name, rating }, at) => [labels[at], { name, rating }])),
    routes: routes.map(({ from, to }) => [labels[from] ?? '', labels[to] ?? '']),
  }
}
