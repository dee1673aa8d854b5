import type { ScreenPoint } from '../camera/map-camera.ts'

/** Pointer event: one pointer is pressed, moved, released or cancelled. */
export interface PointerInput {
  readonly type: 'down' | 'move' | 'up' | 'cancel'
  readonly id: number
  readonly at: ScreenPoint
  /** Whether it pans anywhere: the middle button, or any button while the space bar is held. */
  readonly isPan: boolean
  /** A finger: its gesture is known only once it moves or is lifted. */
  readonly isTouch?: boolean
}

export type GestureMeaning =
  | { readonly type: 'tool'; readonly event: 'down' | 'move' | 'up'; readonly at: ScreenPoint }
  | { readonly type: 'leave' }
  | { readonly type: 'pan'; readonly dx: number; readonly dy: number }
  | { readonly type: 'zoom'; readonly at: ScreenPoint; readonly factor: number }

/** Pressed pointers, where they were pressed, and the current mode. */
export interface GestureState {
  readonly down: readonly { readonly id: number; readonly at: ScreenPoint }[]
  readonly mode: 'hover' | 'press' | 'tap' | 'drag' | 'pan' | 'pinch'
  /** Where the press began. */
  readonly from: ScreenPoint
}

export const IDLE_GESTURE: GestureState = { down: [], mode: 'hover', from: { x: 0, y: 0 } }

/** A press that moves less than this, in pixels, is a click. */
const CLICK_PIXELS = 5
/** The same for a finger, which is less steady. */
const TAP_PIXELS = 9

interface Told {
  readonly state: GestureState
  readonly meanings: readonly GestureMeaning[]
}

/**
 * Interprets pointer events: a drag belongs to the tool or pans, two fingers pan and zoom. `isToolDrag` is called
 * where a press begins.
 */
export function interpretPointer(
  state: GestureState,
  note: PointerInput,
  isToolDrag: (at: ScreenPoint) => boolean,
): Told {
  switch (note.type) {
    case 'down':
      return readDown(state, note, isToolDrag)
    case 'move':
      return readMove(state, note)
    case 'up':
    case 'cancel':
      return readEnd(state, note)
  }
}

function readDown(
  state: GestureState,
  { id, at, isPan, isTouch }: PointerInput,
  isToolDrag: (at: ScreenPoint) => boolean,
): Told {
  const down = [...state.down.filter((pointer) => pointer.id !== id), { id, at }]
  if (down.length > 1) return { state: { down, mode: 'pinch', from: at }, meanings: [{ type: 'leave' }] }
  if (isPan) return { state: { down, mode: 'pan', from: at }, meanings: [{ type: 'leave' }] }
  const isDrag = isToolDrag(at)
  if (isTouch && !isDrag) return { state: { down, mode: 'tap', from: at }, meanings: [] }
  const mode = isDrag ? 'drag' : 'press'
  return { state: { down, mode, from: at }, meanings: [{ type: 'tool', event: 'down', at }] }
}

function readMove(state: GestureState, note: PointerInput): Told {
  const { at } = note
  const before = state.down.find(({ id }) => id === note.id)
  const down = state.down.map((pointer) => (pointer.id === note.id ? { id: note.id, at } : pointer))
  const next = { ...state, down }
  if (state.mode === 'hover') return { state, meanings: [{ type: 'tool', event: 'move', at }] }
  if (!before) return { state, meanings: [] }
  const shift: GestureMeaning = { type: 'pan', dx: at.x - before.at.x, dy: at.y - before.at.y }
  switch (state.mode) {
    case 'drag':
      return { state: next, meanings: [{ type: 'tool', event: 'move', at }] }
    case 'pan':
      return { state: next, meanings: [shift] }
    case 'tap':
      if (Math.hypot(at.x - state.from.x, at.y - state.from.y) < TAP_PIXELS) return { state, meanings: [] }
      return { state: { ...next, mode: 'pan' }, meanings: [shift] }
    case 'press':
      if (Math.hypot(at.x - state.from.x, at.y - state.from.y) < CLICK_PIXELS) return { state, meanings: [] }
      return { state: { ...next, mode: 'pan' }, meanings: [{ type: 'leave' }, shift] }
    case 'pinch':
      return { state: next, meanings: pinch(state.down, down) }
  }
}

function readEnd(state: GestureState, { type, id, at }: PointerInput): Told {
  const down = state.down.filter((pointer) => pointer.id !== id)
  if (down.length === state.down.length) return { state, meanings: type === 'cancel' ? [{ type: 'leave' }] : [] }
  if (down.length > 0) return { state: { ...state, down, mode: 'pan' }, meanings: [] }
  if (type === 'up' && state.mode === 'tap') {
    const tap = (['down', 'up'] as const).map((event): GestureMeaning => ({ type: 'tool', event, at: state.from }))
    return { state: IDLE_GESTURE, meanings: tap }
  }
  const isToolUp = type === 'up' && (state.mode === 'press' || state.mode === 'drag')
  return { state: IDLE_GESTURE, meanings: isToolUp ? [{ type: 'tool', event: 'up', at }] : [{ type: 'leave' }] }
}

/** Pans by the midpoint of two fingers and zooms by their distance. */
function pinch(before: GestureState['down'], after: GestureState['down']): GestureMeaning[] {
  const [from, to] = [spread(before), spread(after)]
  if (!from || !to) return []
  const shift: GestureMeaning = { type: 'pan', dx: to.middle.x - from.middle.x, dy: to.middle.y - from.middle.y }
  return from.apart < 1 ? [shift] : [shift, { type: 'zoom', at: to.middle, factor: to.apart / from.apart }]
}

function spread([a, b]: GestureState['down']): { middle: ScreenPoint; apart: number } | null {
  if (!a || !b) return null
  return {
    middle: { x: (a.at.x + b.at.x) / 2, y: (a.at.y + b.at.y) / 2 },
    apart: Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y),
  }
}
