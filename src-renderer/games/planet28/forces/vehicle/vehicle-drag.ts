import { useEventListener, useTimeoutFn } from '@vueuse/core'
import { onBeforeUnmount, ref, shallowRef } from 'vue'
import { type Cell, isCell } from '#shared/games/planet28/vehicle-grid.ts'
import type { CarriedItem } from './vehicle-actions.ts'

/** Distance after which a press becomes a drag. */
const SLACK_PX = 6
/** Distance from the window edge at which a drag scrolls the page, and the speed per frame. */
const EDGE_PX = 90
const SCROLL_PX = 12

/** What is under the pointer: a cell, the removal area, or nothing. */
export type DropTarget = Cell | 'bin' | null

interface Press {
  readonly held: CarriedItem
  readonly id: number
  readonly x: number
  readonly y: number
  readonly scroller: Element
}

/** Drag and drop with mouse, pen or touch. A press without movement stays a press. */
export function useVehicleDrag(heed: {
  start: (held: CarriedItem) => void
  drop: (under: DropTarget) => void
  cancel: () => void
}) {
  const at = shallowRef<{ readonly x: number; readonly y: number } | null>(null)
  const under = ref<DropTarget>(null)
  let pressed: Press | null = null
  let frame = 0
  /** Suppresses the click after a drag. It follows immediately, or never if it would hit another element. */
  let wasDrag = false
  const forgetDrag = useTimeoutFn(() => (wasDrag = false), 0, { immediate: false })

  function press(event: PointerEvent, held: CarriedItem): void {
    const { target, pointerId: id, clientX: x, clientY: y } = event
    if (event.button !== 0 || pressed !== null || !(target instanceof Element)) return
    pressed = { held, id, x, y, scroller: scrollerOf(target) }
    // Touch captures the pointer implicitly. Released, so that the cells below it receive events.
    if (target.hasPointerCapture(id)) target.releasePointerCapture(id)
  }
  function move({ pointerId, clientX: x, clientY: y }: PointerEvent): void {
    if (pointerId !== pressed?.id) return
    if (at.value === null) {
      if (Math.hypot(x - pressed.x, y - pressed.y) < SLACK_PX) return
      heed.start(pressed.held)
      frame = requestAnimationFrame(scrollAtEdge)
    }
    at.value = { x, y }
    under.value = lookUnder(x, y)
  }
  /** Scrolls the page near the upper or lower edge. */
  function scrollAtEdge(): void {
    if (at.value === null || pressed === null) return
    const { x, y } = at.value
    const step = y < EDGE_PX ? -SCROLL_PX : y > window.innerHeight - EDGE_PX ? SCROLL_PX : 0
    pressed.scroller.scrollBy({ top: step, behavior: 'instant' })
    if (step !== 0) under.value = lookUnder(x, y)
    frame = requestAnimationFrame(scrollAtEdge)
  }
  function release({ pointerId, clientX, clientY }: PointerEvent): void {
    if (pointerId !== pressed?.id) return
    const wasDragged = at.value !== null
    const where = wasDragged ? lookUnder(clientX, clientY) : null
    stop()
    if (!wasDragged) return
    wasDrag = true
    forgetDrag.start()
    heed.drop(where)
  }
  function cancel(): void {
    const wasDragged = at.value !== null
    stop()
    if (wasDragged) heed.cancel()
  }
  function escape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || at.value === null) return
    event.preventDefault()
    event.stopPropagation()
    cancel()
  }
  function stop(): void {
    cancelAnimationFrame(frame)
    pressed = null
    at.value = null
    under.value = null
  }
  useEventListener(window, 'pointermove', move)
  useEventListener(window, 'pointerup', release)
  useEventListener(window, 'pointercancel', ({ pointerId }) => {
    if (pointerId === pressed?.id) cancel()
  })
  // Prevents text selection during a drag.
  useEventListener(window, 'selectstart', (event) => {
    if (pressed !== null) event.preventDefault()
  })
  useEventListener(window, 'keydown', escape, { capture: true })
  onBeforeUnmount(stop)

  /** Whether a click is only the end of a drag. */
  const endsDrag = (): boolean => wasDrag
  return { at, under, press, endsDrag }
}

function lookUnder(x: number, y: number): DropTarget {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-cell], [data-bin]') ?? null
  const cell = found?.dataset['cell']
  if (cell === undefined) return found === null ? null : 'bin'
  return isCell(cell) ? cell : null
}

/** Returns the nearest scrollable ancestor, or the page. */
function scrollerOf(element: Element): Element {
  const { parentElement } = element
  if (parentElement === null) return document.scrollingElement ?? element
  const { overflowY } = getComputedStyle(element)
  const canScroll = (overflowY === 'auto' || overflowY === 'scroll') && element.scrollHeight > element.clientHeight
  return canScroll ? element : scrollerOf(parentElement)
}
