import type { BoardBox } from './map-canvas.ts'

/** A rectangle of the map that looks different. */
export interface DirtyRect {
  /** In hex radii. */
  readonly box: BoardBox
  /** How far the drawing extends sideways beyond the box, in CSS pixels, as text does. */
  readonly reach: number
  /** Whether it extends that far only where names are drawn. */
  readonly isName: boolean
}
