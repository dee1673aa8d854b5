import { useEventListener } from '@vueuse/core'
import type { ShallowRef } from 'vue'
import type { Point } from '#shared/kit/convex.ts'

/** Handlers of a drawing tool for positions and keys. The key handler returns whether it consumed the key. */
export interface PenHandlers {
  readonly press: (at: Point) => void
  readonly move: (at: Point) => void
  readonly release: () => void
  readonly drop: () => void
  readonly key: (event: KeyboardEvent) => boolean
}

/** Draws on a canvas by pointer, touch or keys. `placeOf` converts an event to a position in the drawing. */
export function usePenEvents(
  canvas: Readonly<ShallowRef<SVGSVGElement | null>>,
  placeOf: (event: PointerEvent) => Point,
  { press, move, release, drop, key }: PenHandlers,
): void {
  useEventListener<PointerEvent>(canvas, 'pointerdown', (event) => {
    event.preventDefault()
    canvas.value?.setPointerCapture(event.pointerId)
    canvas.value?.focus()
    press(placeOf(event))
  })
  useEventListener<PointerEvent>(canvas, 'pointermove', (event) => event.buttons !== 0 && move(placeOf(event)))
  useEventListener(canvas, 'pointerup', release)
  useEventListener(canvas, 'pointercancel', drop)
  useEventListener<KeyboardEvent>(canvas, 'keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey || event.altKey) && key(event)) event.preventDefault()
  })
}
