import fc from 'fast-check'
import { createStarNet, type StarNet } from '#shared/cluster/net/star-net.ts'
import type { HexBoard, HexPlace } from '#shared/kit/hex.ts'
import { boardArbitrary } from './charts.ts'

/** A board with stars in distinct hexes, and routes with each pair once. */
export interface RandomStars {
  readonly board: HexBoard
  readonly places: readonly HexPlace[]
  readonly routes: readonly (readonly [from: number, to: number])[]
}

/** Arbitrary stars and routes on a board. */
export function starsOn(board: HexBoard, most = 24): fc.Arbitrary<RandomStars> {
  const hexes = fc.uniqueArray(fc.nat({ max: board.rows * board.columns - 1 }), {
    minLength: 1,
    maxLength: most,
    size: 'max',
  })
  return hexes.chain((chosen) => {
    const star = fc.nat({ max: chosen.length - 1 })
    const pair = fc.tuple(star, star).filter(([from, to]) => from < to)
    const routes = chosen.length < 2 ? fc.constant([]) : pairsOf(pair, chosen.length)
    const places = chosen.map((hex) => ({
      row: Math.floor(hex / board.columns) + 1,
      column: (hex % board.columns) + 1,
    }))
    return routes.map((drawn) => ({ board, places, routes: drawn }))
  })
}

function pairsOf(pair: fc.Arbitrary<readonly [number, number]>, stars: number) {
  return fc.uniqueArray(pair, { maxLength: 2 * stars, size: 'max', selector: ([from, to]) => `${from}-${to}` })
}

/** Arbitrary boards with stars and routes. */
export const randomStars = boardArbitrary.chain((board) => starsOn(board))

/** Star net of such a board. */
export function netOf({ board, places, routes }: RandomStars): StarNet {
  return createStarNet(board, places, routes)
}
