import {
  type MapCamera,
  fitCameraToBox,
  type BoardViewport,
  convertToScreenPoint,
  zoomCameraAt,
} from '#renderer/parts/star-map/camera/map-camera.ts'
import type { MapEvent, MapPointerPosition } from '#renderer/parts/star-map/input/map-event.ts'
import type { PreviewItem } from '../tool.ts'

/** Where the zoom tool was pressed, or null. */
export type ZoomToolState = MapPointerPosition | null

export interface ZoomEventResult {
  readonly state: ZoomToolState
  readonly camera: MapCamera
  readonly preview: readonly PreviewItem[]
}

/** Zoom factor of one click. */
const FACTOR = 1.6
/** A rectangle narrower than this in either dimension counts as a click, in pixels. */
const CLICK_PIXELS = 6

/** Moves the camera: a click zooms in (with Alt or Shift out), a drag zooms to its rectangle. */
export function applyZoomEvent(
  state: ZoomToolState,
  event: MapEvent,
  { camera, viewport }: { camera: MapCamera; viewport: BoardViewport },
): ZoomEventResult {
  const calm: ZoomEventResult = { state: null, camera, preview: [] }
  switch (event.type) {
    case 'down':
      return { ...calm, state: event }
    case 'move':
      return state ? { ...calm, state, preview: [{ type: 'box', from: state.point, to: event.point }] } : calm
    case 'up': {
      if (!state) return calm
      const [from, to] = [
        convertToScreenPoint(camera, viewport.view, state.point),
        convertToScreenPoint(camera, viewport.view, event.point),
      ]
      const isDrag = Math.min(Math.abs(from.x - to.x), Math.abs(from.y - to.y)) >= CLICK_PIXELS
      if (isDrag) return { ...calm, camera: fitCameraToBox(viewport, state.point, event.point) }
      const isFarther = event.keys.alt || event.keys.shift
      return { ...calm, camera: zoomCameraAt(camera, viewport, { at: to, factor: isFarther ? 1 / FACTOR : FACTOR }) }
    }
    case 'double':
    case 'leave':
    case 'cancel':
    case 'done':
      return calm
  }
}
