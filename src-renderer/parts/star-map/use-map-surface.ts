import { useResizeObserver } from '@vueuse/core'
import { onScopeDispose, type ShallowRef, watch } from 'vue'
import type { MapLayerStates } from '#renderer/stores/map-layers.ts'
import type { DrawListWithSource } from '#shared/cluster/draw/draw-list.ts'
import type { FactionStyle } from '#shared/cluster/emblems.ts'
import type { Underlay } from '#shared/contract/cluster.ts'
import { findHexAt, type HexPlace } from '#shared/kit/hex.ts'
import {
  type MapCamera,
  type ScreenPoint,
  type BoardViewport,
  convertToBoardPoint,
  type ViewportSize,
} from './camera/map-camera.ts'
import { useMapCamera } from './camera/use-map-camera.ts'
import { createViewCanvas, type MapFrameInput } from './draw/frame-render-context.ts'
import type { HeatLayer } from './draw/heat.ts'
import type { MapOverlay } from './draw/map-overlay-builder.ts'
import { paintOverlay } from './draw/paint-overlay.ts'
import { createScreenRenderer } from './draw/screen-renderer.ts'
import type { GestureMeaning } from './input/gesture.ts'
import type { ModifierKeys, MapEvent, MapPointerPosition } from './input/map-event.ts'
import { type DoubleClick, useMapPointers } from './input/use-map-pointers.ts'
import { useMapStyle } from './use-map-style.ts'

/** Inputs and callbacks of the surface. */
export interface MapSurfaceOptions {
  readonly host: Readonly<ShallowRef<HTMLElement | null>>
  readonly base: Readonly<ShallowRef<HTMLCanvasElement | null>>
  readonly over: Readonly<ShallowRef<HTMLCanvasElement | null>>
  readonly drawn: () => DrawListWithSource
  readonly overlay: () => MapOverlay
  readonly heat: () => HeatLayer | null
  readonly owners: () => ReadonlyMap<string, FactionStyle>
  readonly layers: () => MapLayerStates
  readonly underlay: () => Underlay | null
  readonly underlayUrl: () => string | null
  /** Whether a drag that begins there belongs to the tool. Otherwise it pans. */
  readonly isToolDrag: (place: HexPlace | null, isTouch: boolean) => boolean
  readonly firstCamera: (viewport: BoardViewport) => MapCamera
  /** Whether the initial camera is restored when the view changes its size, until the user moves it. */
  readonly fits: () => boolean
  readonly onEvent: (event: MapEvent) => void
  readonly onCamera: (camera: MapCamera, view: ViewportSize) => void
}

/** The map on its two canvases: camera, pointers, and at most one animation frame for all changes. */
export function useMapSurface(options: MapSurfaceOptions) {
  const writer = createScreenRenderer(() => performance.now())
  let view: ViewportSize = { width: 0, height: 0 }
  let reported: MapCamera | null = null
  let frame = 0
  let isBaseStale = true

  const boardNow = () => options.drawn().list.board
  const viewport = (): BoardViewport | null => (view.width > 0 && view.height > 0 ? { board: boardNow(), view } : null)
  const camera = useMapCamera({ viewport, first: options.firstCamera, onMove: () => redraw() })
  const look = useMapStyle({ ...options, legend: () => options.drawn().list.legend, onChange: () => redraw() })

  function draw(time: number): void {
    frame = 0
    const isFlying = camera.step(time)
    const [base, over] = [options.base.value?.getContext('2d', { alpha: false }), options.over.value?.getContext('2d')]
    const [style, at] = [look.current(), camera.current()]
    if (!base || !over || !style || !at || !viewport()) return
    const whole: MapFrameInput = { camera: at, view, look: style, isZoomAtRest: camera.isZoomAtRest() }
    const { list } = options.drawn()
    if (isBaseStale) {
      writer.show(list)
      isBaseStale = writer.draw(base, whole) !== 'none'
    }
    paintOverlay(createViewCanvas(over, whole), list, options.overlay())
    if (reported !== at) options.onCamera(at, view)
    reported = at
    if (isBaseStale || isFlying) request()
  }

  function request(): void {
    if (frame === 0) frame = requestAnimationFrame(draw)
  }

  function redraw(parts: 'all' | 'overlay' = 'all'): void {
    if (parts === 'all') isBaseStale = true
    request()
  }

  /** After a resize, keeps the centre of the view or fits the board again. */
  function resize(): void {
    const { host, base, over } = options
    if (!host.value || !base.value || !over.value) return
    view = { width: host.value.clientWidth, height: host.value.clientHeight }
    for (const canvas of [base.value, over.value]) {
      canvas.width = Math.round(view.width * window.devicePixelRatio)
      canvas.height = Math.round(view.height * window.devicePixelRatio)
    }
    reported = null
    isBaseStale = true
    if (options.fits()) camera.refit()
    // Draws immediately: a resized canvas is empty and would flash.
    cancelAnimationFrame(frame)
    draw(performance.now())
  }

  function spotUnder(pixel: ScreenPoint): Pick<MapPointerPosition, 'hex' | 'point'> | null {
    const at = camera.current()
    const point = at && convertToBoardPoint(at, view, pixel)
    return point && { hex: findHexAt(point, boardNow()), point }
  }

  function mean(meaning: GestureMeaning | DoubleClick, keys: ModifierKeys): void {
    switch (meaning.type) {
      case 'tool':
      case 'double': {
        const spot = spotUnder(meaning.at)
        const type = meaning.type === 'tool' ? meaning.event : 'double'
        return spot ? options.onEvent({ type, ...spot, keys }) : undefined
      }
      case 'leave':
        return options.onEvent({ type: 'leave' })
      case 'pan':
        return camera.pan(meaning)
      case 'zoom':
        return camera.zoomAt(meaning.at, meaning.factor)
    }
  }

  const isToolDrag = (at: ScreenPoint, isTouch: boolean) => options.isToolDrag(spotUnder(at)?.hex ?? null, isTouch)
  useMapPointers({ host: options.host, isToolDrag, onMeaning: mean })
  watch(options.drawn, () => redraw())
  const boardKey = () => Object.values(boardNow()).join(' ')
  watch(boardKey, () => options.fits() && camera.begin())
  watch(options.overlay, () => redraw('overlay'))
  useResizeObserver(options.host, resize)
  onScopeDispose(() => cancelAnimationFrame(frame))

  /** Converts a pointer position to a spot on the map. */
  function spotAt({ clientX, clientY }: MouseEvent): Pick<MapPointerPosition, 'hex' | 'point'> | null {
    const box = options.host.value?.getBoundingClientRect()
    return box ? spotUnder({ x: clientX - box.left, y: clientY - box.top }) : null
  }

  return { ...camera, camera: camera.current, viewport, spotAt }
}
