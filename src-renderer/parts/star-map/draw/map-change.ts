import type { Box } from './map-canvas.ts'

/** A rectangle of the map that looks different by now. */
export interface MapChange {
  /** Hex radii. */
  readonly box: Box
  /** How far to the sides what is drawn there sticks out, in pixels of the page: as letters do. */
  readonly reach: number
  /** Only where names are drawn does it stick out so far. */
  readonly isName: boolean
}
