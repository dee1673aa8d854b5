/** The most blocks, and the most lines of one ink, of a face. */
export const MOST_BLOCKS = 6
export const MOST_LINES = 40

/** Bearings of lines of fire at a cube 60 mm away: whole degrees, 0 to the right, counter-clockwise (SP-FACE-1). */
export interface Arc {
  readonly range: 'red' | 'blue' | 'none'
  readonly from: number
  readonly to: number
}
