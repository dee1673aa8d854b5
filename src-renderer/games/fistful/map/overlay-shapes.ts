import type { Side } from '#shared/games/fistful/model.ts'

/** An arrow from star to star: a move, a withdrawal or a recon. */
export interface FleetArrow {
  readonly side: Side
  readonly from: string
  readonly to: string
  readonly kind: 'move' | 'withdraw' | 'recon'
  /** Whether it is drawn stronger than the others. */
  readonly isChosen?: boolean
}

/** An overlay zone: hexes within reach of stars, in its own tone. */
export interface StarRangeZone {
  readonly stars: readonly string[]
  readonly hexes: number
  readonly tone: 'range' | 'supply'
}
