import type { LineStyle } from '#shared/cluster/chart.ts'

export interface RouteToolSettings {
  /** Single pairs, a chain from the last star, or all pairs of selected stars within range. */
  readonly mode: 'pair' | 'chain' | 'auto'
  /** Maximum length of automatic routes, in hexes. */
  readonly reach: number
  readonly type: string
  readonly style: LineStyle
  readonly isHidden: boolean
}

export const DEFAULT_ROUTE_TOOL_SETTINGS: RouteToolSettings = {
  mode: 'pair',
  reach: 3,
  type: '',
  style: 'solid',
  isHidden: false,
}
