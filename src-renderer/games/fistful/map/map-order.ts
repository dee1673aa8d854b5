import type { Side } from '#shared/games/fistful/model.ts'

/** A line from star to star: a move, a withdrawal or a look. */
export interface MapArrow {
  readonly side: Side
  readonly from: string
  readonly to: string
  readonly kind: 'move' | 'withdraw' | 'recon'
  /** Drawn stronger than the others. */
  readonly isChosen?: boolean
}

/** Something to lay over the map: hexes within reach of stars, with a tone of its own. */
export interface MapZone {
  readonly stars: readonly string[]
  readonly hexes: number
  readonly tone: 'range' | 'supply'
}
