import type { HexPlace, HexPoint } from '#shared/kit/hex.ts'

/** Modifier keys held during an event. */
export interface ModifierKeys {
  readonly shift: boolean
  /** Control, or Command on a Mac. */
  readonly ctrl: boolean
  readonly alt: boolean
}

export interface MapPointerPosition {
  /** The hex, null outside the board. */
  readonly hex: HexPlace | null
  /** The exact point, in hex radii. */
  readonly point: HexPoint
  readonly keys: ModifierKeys
}

/** A press, a move or a release at a spot. */
export type MapPointerEvent = MapPointerPosition & { readonly type: 'down' | 'move' | 'up' | 'double' }

/** Event sent to a tool, from mouse, touch or keyboard. */
export type MapEvent =
  | MapPointerEvent
  /** The pointer left or began to pan: cancels the press, keeps the selection. */
  | { readonly type: 'leave' }
  /** Escape: cancels everything. */
  | { readonly type: 'cancel' }
  /** Enter: completes the current operation. */
  | { readonly type: 'done' }
