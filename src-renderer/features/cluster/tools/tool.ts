import type { ClusterEdit } from '../../../../src-shared/contract/cluster.ts'
import type { HexPlace, HexPoint } from '../../../../src-shared/kit/hex.ts'
import type { StarMap } from '../star-map.ts'

/** What the map tells a tool: mouse, finger and keyboard alike. */
export type MapEvent =
  | {
      readonly type: 'down' | 'move' | 'up'
      /** The hex under the pointer, null beside the board. */
      readonly hex: HexPlace | null
      /** The very point, in hex radii. */
      readonly point: HexPoint
    }
  /** The pointer went elsewhere or began to pan: what is pressed is let go, what was chosen stays chosen. */
  | { readonly type: 'leave' }
  /** Escape: everything is let go. */
  | { readonly type: 'cancel' }

/** What is drawn before it is done: edits as ghosts, and a line that has not found its star. */
export type Preview = ClusterEdit | { readonly type: 'line'; readonly fromStarId: string; readonly to: HexPlace }

/** What comes of one event. */
export interface Step<State> {
  readonly state: State
  readonly preview?: readonly Preview[]
  /** One gesture, one change. */
  readonly commit?: { readonly edits: readonly ClusterEdit[] }
  /** The star to look at from now on; null for none. */
  readonly select?: string | null
}

/** A way to edit the map: a small state machine without side effects. */
export interface Tool<State> {
  readonly id: ToolId
  readonly idle: State
  on(state: State, event: MapEvent, map: StarMap): Step<State>
}

/** The tools there are. */
export type ToolId = 'select' | 'star' | 'route' | 'erase'
