import { useEventListener } from '@vueuse/core'
import type { ShallowRef } from 'vue'
import { isTextInput } from '#renderer/ui/keys/typing.ts'
import type { ScreenPoint } from '../camera/map-camera.ts'
import { IDLE_GESTURE, type GestureMeaning, interpretPointer } from './gesture.ts'
import type { ModifierKeys } from './map-event.ts'

/** Inputs and callbacks of the pointers. */
export interface MapPointerOptions {
  readonly host: Readonly<ShallowRef<HTMLElement | null>>
  /** Whether a drag that begins there belongs to the tool. Otherwise it pans. */
  readonly isToolDrag: (at: ScreenPoint, isTouch: boolean) => boolean
  readonly onMeaning: (meaning: GestureMeaning | DoubleClick, keys: ModifierKeys) => void
}

/** Two clicks in quick succession. */
export interface DoubleClick {
  readonly type: 'double'
  readonly at: ScreenPoint
}

/** Zoom speed of the wheel: a notch of 100 zooms by a third. */
const WHEEL = 0.0028

export function getModifierKeys({ shiftKey, ctrlKey, metaKey, altKey }: MouseEvent | KeyboardEvent): ModifierKeys {
  return { shift: shiftKey, ctrl: ctrlKey || metaKey, alt: altKey }
}

/** Handles mouse, pen, touch and wheel on the map. */
export function useMapPointers({ host, isToolDrag, onMeaning }: MapPointerOptions): void {
  let gesture = IDLE_GESTURE
  let isOver = false
  let isSpaceHeld = false

  function pixelOf({ clientX, clientY }: MouseEvent): ScreenPoint {
    const box = host.value?.getBoundingClientRect()
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) }
  }

  function onPointer(event: PointerEvent, type: 'down' | 'move' | 'up' | 'cancel'): void {
    if (type === 'down' && event.button > 1) return
    if (type === 'down' && event.target instanceof Element) event.target.setPointerCapture(event.pointerId)
    isOver = type !== 'cancel'
    const isPan = event.button === 1 || isSpaceHeld
    const isTouch = event.pointerType === 'touch'
    const note = { type, id: event.pointerId, at: pixelOf(event), isPan, isTouch }
    const { state, meanings } = interpretPointer(gesture, note, (at) => isToolDrag(at, isTouch))
    gesture = state
    showPanning()
    for (const meaning of meanings) onMeaning(meaning, getModifierKeys(event))
  }

  function onWheel(event: WheelEvent): void {
    event.preventDefault()
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
    // Browsers report a touchpad pinch as small wheel steps with Ctrl.
    const speed = event.ctrlKey ? WHEEL * 3 : WHEEL
    onMeaning(
      { type: 'zoom', at: pixelOf(event), factor: Math.exp(-event.deltaY * lines * speed) },
      getModifierKeys(event),
    )
  }

  function showPanning(): void {
    const pans = gesture.mode === 'pan' ? 'now' : isSpaceHeld ? 'ready' : null
    if (pans) host.value?.setAttribute('data-pans', pans)
    else host.value?.removeAttribute('data-pans')
  }

  /** Space held over the map makes any drag pan. With keyboard focus on the map it is the tool's key. */
  function onSpace(event: KeyboardEvent): void {
    if (event.key !== ' ' || (event.type === 'keydown' && !isFree(event))) return
    const isHeld = event.type === 'keydown'
    if (isHeld) event.preventDefault()
    isSpaceHeld = isHeld
    showPanning()
  }

  function isFree({ target, defaultPrevented }: KeyboardEvent): boolean {
    const isElsewhere = target instanceof HTMLElement && target !== document.body && target !== host.value
    return isOver && !defaultPrevented && !isElsewhere && !isTextInput(target)
  }

  useEventListener(host, 'wheel', onWheel, { passive: false })
  for (const type of ['down', 'move', 'up', 'cancel'] as const)
    useEventListener(host, `pointer${type}`, (event) => onPointer(event, type))
  useEventListener(host, 'pointerleave', (event) => {
    isOver = false
    onMeaning({ type: 'leave' }, getModifierKeys(event))
  })
  useEventListener(host, 'dblclick', (event) =>
    onMeaning({ type: 'double', at: pixelOf(event) }, getModifierKeys(event)),
  )
  useEventListener(['keydown', 'keyup'], onSpace)
}
