import type { HexPlace, HexPoint } from '#shared/kit/hex.ts'

/** Keys that are held while something happens on the map. */
export interface HeldKeys {
  readonly shift: boolean
  /** Control, or Command on a Mac. */
  readonly ctrl: boolean
  readonly alt: boolean
}

/** Where something happens on the map. */
export interface MapSpot {
  /** The hex there, null beside the board. */
  readonly hex: HexPlace | null
  /** The very point, in hex radii. */
  readonly point: HexPoint
  readonly keys: HeldKeys
}

/** A press, a move or the end of one over a spot. */
export type SpotEvent = MapSpot & { readonly type: 'down' | 'move' | 'up' | 'double' }

/** What the map tells a tool: mouse, finger and keyboard alike. */
export type MapEvent =
  | SpotEvent
  /** The pointer went elsewhere or began to pan: what is pressed is let go, what was chosen stays chosen. */
  | { readonly type: 'leave' }
  /** Escape: everything is let go. */
  | { readonly type: 'cancel' }
  /** Enter: what was put together is done. */
  | { readonly type: 'done' }
