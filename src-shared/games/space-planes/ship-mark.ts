import type { Json } from '#shared/match/protocol.ts'
import type { Face, ManoeuvrePart, FaceTwist } from './model.ts'

/**
 * The pose of a ship's mark on the match page, besides its centre in millimetres. A type and not an interface, so that
 * it is assignable to JSON.
 */
export type ShipMarkPose = {
  /** Degrees counter-clockwise. */
  readonly heading: number
  readonly face: Face
  readonly twist: FaceTwist
  readonly plane: Face
  /**
   * `chosen`: where the draft leads. `next`: where a possible next part would lead. `other`: where another ship would
   * be reoriented to. `nearest`: the nearest legal place.
   */
  readonly role: 'chosen' | 'next' | 'other' | 'nearest'
  /** Whether the part that leads there would be cancelled, or the place is not legal. */
  readonly isStopped: boolean
  /** A few words to stand beside it, such as “strikes b”. */
  readonly note: string | null
  /** Values of inputs, by path, that a press on it fills; null if a press does nothing. */
  readonly fills: { readonly [path: string]: Json } | null
  /** The last part with the pose before it, for the ruler card; null if no part leads there. */
  readonly step: {
    readonly part: ManoeuvrePart
    readonly from: { readonly x: number; readonly y: number; readonly heading: number }
  } | null
}
