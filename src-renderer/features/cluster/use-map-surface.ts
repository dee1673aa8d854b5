import { onMounted, onScopeDispose, type ShallowRef, watch } from 'vue'
import { type HexPlace, hexAt, hexCentre } from '../../../src-shared/kit/hex.ts'
import { type Camera, fitCamera, pan, reveal, type ScreenPoint, toBoard, type Viewport, zoomAt } from './camera.ts'
import { createCanvasWriter } from './draw/canvas-writer.ts'
import type { Frame } from './draw/frame.ts'
import type { DrawList } from './draw/draw-list.ts'
import type { Overlay } from './draw/overlay.ts'
import { readPalette } from './draw/palette.ts'
import { createStarSprites } from './draw/star-sprites.ts'
import { AT_REST, type Meaning, readGesture } from './gesture.ts'
import type { MapEvent } from './tools/tool.ts'

/** What the surface shows and whom it tells. */
export interface SurfaceOptions {
  readonly host: Readonly<ShallowRef<HTMLElement | null>>
  readonly base: Readonly<ShallowRef<HTMLCanvasElement | null>>
  readonly over: Readonly<ShallowRef<HTMLCanvasElement | null>>
  readonly list: () => DrawList
  readonly overlay: () => Overlay
  readonly isStarAt: (place: HexPlace | null) => boolean
  readonly onEvent: (event: MapEvent) => void
}

/** How fast the wheel zooms: a notch of 100 makes a third. */
const WHEEL = 0.0028

/** The map on its two canvases: the camera, the pointers, and at most one frame for everything that changed. */
export function useMapSurface(options: SurfaceOptions) {
  const writer = createCanvasWriter()
  let view: Viewport = { width: 0, height: 0 }
  let ratio = 1
  let camera: Camera | null = null
  let look: Pick<Frame, 'palette' | 'sprites'> | null = null
  let gesture = AT_REST
  let frame = 0
  let isBaseStale = true

  function draw(): void {
    frame = 0
    const [base, over] = [options.base.value?.getContext('2d'), options.over.value?.getContext('2d')]
    const host = options.host.value
    if (!base || !over || !host || view.width === 0) return
    camera ??= fitCamera(options.list(), view)
    if (!look) {
      const palette = readPalette(host)
      look = { palette, sprites: createStarSprites(palette, ratio) }
    }
    const whole: Frame = { camera, view, ratio, ...look }
    if (isBaseStale) writer.drawBase(base, options.list(), whole)
    isBaseStale = false
    writer.drawOverlay(over, options.overlay(), whole)
  }

  function redraw(parts: 'all' | 'overlay' = 'all'): void {
    if (parts === 'all') isBaseStale = true
    if (frame === 0) frame = requestAnimationFrame(draw)
  }

  function moveCamera(next: Camera): void {
    if (next === camera) return
    camera = next
    redraw()
  }

  /** A change of size keeps the middle of the view where it is. */
  function resize(): void {
    const { host, base, over } = options
    if (!host.value || !base.value || !over.value) return
    const { clientWidth: width, clientHeight: height } = host.value
    const isFirst = view.width === 0
    view = { width, height }
    if (ratio !== window.devicePixelRatio) look = null
    ratio = window.devicePixelRatio
    for (const canvas of [base.value, over.value]) {
      canvas.width = Math.round(width * ratio)
      canvas.height = Math.round(height * ratio)
    }
    if (isFirst) camera = null
    draw()
    redraw()
  }

  function forgetLook(): void {
    look = null
    redraw()
  }

  function pixelOf({ clientX, clientY }: MouseEvent): ScreenPoint {
    const box = options.host.value?.getBoundingClientRect()
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) }
  }

  function hexUnder(pixel: ScreenPoint): HexPlace | null {
    return camera && hexAt(toBoard(camera, view, pixel), options.list())
  }

  function mean(meaning: Meaning): void {
    if (!camera) return
    switch (meaning.type) {
      case 'tool': {
        const point = toBoard(camera, view, meaning.at)
        return options.onEvent({ type: meaning.event, hex: hexAt(point, options.list()), point })
      }
      case 'leave':
        return options.onEvent({ type: 'leave' })
      case 'pan':
        return moveCamera(pan(camera, options.list(), meaning.dx, meaning.dy))
      case 'zoom':
        return moveCamera(zoomAt(camera, view, meaning.at, meaning.factor))
    }
  }

  function onPointer(event: PointerEvent, type: 'down' | 'move' | 'up' | 'cancel'): void {
    if (type === 'down' && event.button > 1) return
    if (type === 'down' && event.target instanceof Element) event.target.setPointerCapture(event.pointerId)
    const note = { type, id: event.pointerId, at: pixelOf(event), isMiddle: event.button === 1 }
    const { state, meanings } = readGesture(gesture, note, (at) => options.isStarAt(hexUnder(at)))
    gesture = state
    meanings.forEach(mean)
  }

  function onWheel(event: WheelEvent): void {
    event.preventDefault()
    if (!camera) return
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
    // A pinch on a touchpad comes as small steps of the wheel with Ctrl.
    const speed = event.ctrlKey ? WHEEL * 3 : WHEEL
    moveCamera(zoomAt(camera, view, pixelOf(event), Math.exp(-event.deltaY * lines * speed)))
  }

  watch(options.list, () => redraw())
  watch(options.overlay, () => redraw('overlay'))

  const resizes = new ResizeObserver(resize)
  const themes = new MutationObserver(forgetLook)
  onMounted(() => {
    if (!options.host.value) return
    const host = options.host.value
    resizes.observe(host)
    host.addEventListener('wheel', onWheel, { passive: false })
    for (const type of ['down', 'move', 'up', 'cancel'] as const)
      host.addEventListener(`pointer${type}`, (event) => onPointer(event, type))
    host.addEventListener('pointerleave', () => options.onEvent({ type: 'leave' }))
    themes.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
    document.fonts.addEventListener('loadingdone', forgetLook)
  })
  onScopeDispose(() => {
    resizes.disconnect()
    themes.disconnect()
    document.fonts.removeEventListener('loadingdone', forgetLook)
    cancelAnimationFrame(frame)
  })

  return {
    fit: (): void => {
      if (view.width > 0) moveCamera(fitCamera(options.list(), view))
    },
    zoomBy: (factor: number): void => {
      if (camera) moveCamera(zoomAt(camera, view, { x: view.width / 2, y: view.height / 2 }, factor))
    },
    /** Brings a hex into sight. */
    reveal: (place: HexPlace): void => {
      camera ??= view.width > 0 ? fitCamera(options.list(), view) : null
      if (camera) moveCamera(reveal(camera, view, hexCentre(place)))
    },
  }
}
