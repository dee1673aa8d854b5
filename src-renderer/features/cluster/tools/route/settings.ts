import type { LineStyle } from '#shared/cluster/chart.ts'

/** How new routes are drawn. */
export interface RouteSettings {
  /** Star to star, on and on from the last star, or every pair of the chosen stars within reach. */
  readonly mode: 'pair' | 'chain' | 'auto'
  /** The longest route that is drawn by distance, in hexes. */
  readonly reach: number
  readonly type: string
  readonly style: LineStyle
  readonly isHidden: boolean
}

/** How it is set at first. */
export const DEFAULT_ROUTE_SETTINGS: RouteSettings = {
  mode: 'pair',
  reach: 3,
  type: '',
  style: 'solid',
  isHidden: false,
}
