import { useElementSize } from '@vueuse/core'
import { computed, type Ref, shallowRef, watch } from 'vue'
import type { Point } from '#shared/kit/convex.ts'
import {
  fitViewport,
  panViewport,
  type Size,
  toTablePoint,
  type TableViewport,
  zoomViewport,
} from './table-viewport.ts'

/** A pointer that moves no farther than this is a press, not a drag. */
const PRESS_PX = 6
/** Zoom factor per wheel unit. */
const WHEEL = 1.0015

/** Pointer actions on the table other than moving the view. */
export interface TablePointerHandlers {
  /** Starts dragging an object at a point. Returns false if the table is to be dragged instead. */
  take(at: Point): boolean
  drag(at: Point): void
  press(at: Point): void
  /** Ends the drag. `isPress` means the pointer never moved. */
  release?(isPress: boolean): void
  /** Cancels the drag, because a second finger started to move the view. */
  giveUp?(): void
}

/** Viewport of the table in its pane: fitted until the user moves it by wheel, drag or pinch. */
export function useTableViewport(pane: Ref<HTMLElement | null>, area: () => Size, pointer: TablePointerHandlers) {
  const { width, height } = useElementSize(pane)
  const own = shallowRef<TableViewport | null>(null)
  const view = computed(() => own.value ?? fitViewport(area(), { width: width.value, height: height.value }))
  watch(
    () => [area().width, area().height],
    () => (own.value = null),
  )
  const down = new Map<number, Point>()
  let travelled = 0
  let isTaken = false

  const inPane = ({ clientX, clientY }: PointerEvent | WheelEvent): Point => {
    const box = pane.value?.getBoundingClientRect()
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) }
  }
  const onTable = (at: Point) => toTablePoint(view.value, at, area())

  function moveWith(before: Point, at: Point, id: number): void {
    const otherPoint = [...down].find(([key]) => key !== id)?.[1]
    const by = { x: at.x - before.x, y: at.y - before.y }
    if (!otherPoint) return void (own.value = panViewport(view.value, by))
    const grown =
      Math.hypot(at.x - otherPoint.x, at.y - otherPoint.y) /
      Math.hypot(before.x - otherPoint.x, before.y - otherPoint.y)
    const middle = { x: (at.x + otherPoint.x) / 2, y: (at.y + otherPoint.y) / 2 }
    own.value = zoomViewport(panViewport(view.value, { x: by.x / 2, y: by.y / 2 }), grown || 1, middle)
  }

  return {
    view,
    zoomBy(factor: number) {
      own.value = zoomViewport(view.value, factor, { x: width.value / 2, y: height.value / 2 })
    },
    fit: () => void (own.value = null),
    on: {
      wheel(event: WheelEvent) {
        event.preventDefault()
        own.value = zoomViewport(view.value, WHEEL ** -event.deltaY, inPane(event))
      },
      pointerdown(event: PointerEvent) {
        const at = inPane(event)
        if (down.size === 0) {
          travelled = 0
          isTaken = pointer.take(onTable(at))
        } else if (isTaken && pointer.giveUp) {
          pointer.giveUp()
          isTaken = false
        }
        down.set(event.pointerId, at)
        pane.value?.setPointerCapture(event.pointerId)
      },
      pointermove(event: PointerEvent) {
        const before = down.get(event.pointerId)
        if (!before) return
        const at = inPane(event)
        travelled += Math.hypot(at.x - before.x, at.y - before.y)
        if (isTaken) pointer.drag(onTable(at))
        else if (travelled > PRESS_PX) moveWith(before, at, event.pointerId)
        down.set(event.pointerId, at)
      },
      pointerup(event: PointerEvent) {
        if (!down.delete(event.pointerId)) return
        if (isTaken) pointer.release?.(travelled <= PRESS_PX)
        else if (travelled <= PRESS_PX) pointer.press(onTable(inPane(event)))
        if (down.size === 0) isTaken = false
      },
      pointercancel(event: PointerEvent) {
        down.delete(event.pointerId)
        if (isTaken) pointer.giveUp?.()
        isTaken = false
      },
    },
  }
}
