import { computeBoardSizeInHexRadii } from '#shared/kit/hex-shape.ts'
import type { HexBoard, HexPoint } from '#shared/kit/hex.ts'

/** Camera over the board: the point at the centre of the view, and the scale in pixels per hex radius. */
export interface MapCamera {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** Size of the view in pixels. */
export interface ViewportSize {
  readonly width: number
  readonly height: number
}

/** A point of the view, in pixels. */
export interface ScreenPoint {
  readonly x: number
  readonly y: number
}

export interface BoardViewport {
  readonly board: HexBoard
  readonly view: ViewportSize
}

/** Minimum scale in pixels per hex radius, however large the board. */
const LEAST_SCALE = 2
const MOST_SCALE = 96
/** Margin around the board, in pixels. The rulers are at the left and at the top. */
const MARGIN = { left: 40, right: 14, top: 32, bottom: 14 } as const
/** Height of the map's buttons along the upper edge, in pixels. */
const BUTTONS = 48

/** Fits the whole board into the view. */
export function fitCameraToBoard({ board, view }: BoardViewport): MapCamera {
  const size = computeBoardSizeInHexRadii(board)
  const scale = Math.min(scaleToFit({ board, view }), MOST_SCALE / 2)
  const shift = { x: (MARGIN.left - MARGIN.right) / 2 / scale, y: (MARGIN.top - MARGIN.bottom) / 2 / scale }
  return { x: size.width / 2 - shift.x, y: size.height / 2 - shift.y, scale }
}

/** Fits a rectangle of the board, given by two corners in hex radii, into the view. */
export function fitCameraToBox(viewport: BoardViewport, a: HexPoint, b: HexPoint): MapCamera {
  const { width, height } = viewport.view
  const [across, down] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)]
  const scale = holdScale(Math.min((width - MARGIN.left) / across, (height - MARGIN.top) / down), viewport)
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, scale }
}

/** Zooms while the point under the pointer stays in place. */
export function zoomCameraAt(
  camera: MapCamera,
  viewport: BoardViewport,
  { at, factor }: { at: ScreenPoint; factor: number },
): MapCamera {
  const { view } = viewport
  const still = convertToBoardPoint(camera, view, at)
  const scale = holdScale(camera.scale * factor, viewport)
  return { x: still.x - (at.x - view.width / 2) / scale, y: still.y - (at.y - view.height / 2) / scale, scale }
}

/** Centres a point, at a scale clamped to the allowed range. */
export function centreCamera({ x, y }: HexPoint, scale: number, viewport: BoardViewport): MapCamera {
  return { x, y, scale: holdScale(scale, viewport) }
}

/**
 * Clamps the camera so that no more empty space shows beyond an edge than with the whole board fitted, except at the
 * upper edge, which the map's buttons overlap. A board smaller than the view is centred.
 */
export function clampCameraToBoard({ x, y, scale }: MapCamera, { board, view }: BoardViewport): MapCamera {
  const size = computeBoardSizeInHexRadii(board)
  const along = (at: number, length: number, room: number, [before, after]: readonly [number, number]) => {
    const [least, most] = [(room / 2 - before) / scale, length + (after - room / 2) / scale]
    return least < most ? hold(at, least, most) : (least + most) / 2
  }
  return {
    x: along(x, size.width, view.width, [MARGIN.left, MARGIN.right]),
    y: along(y, size.height, view.height, [MARGIN.top + BUTTONS, MARGIN.bottom]),
    scale,
  }
}

/** Pans with the pointer, but never so far that the board is out of sight. */
export function panCamera(
  { x, y, scale }: MapCamera,
  board: HexBoard,
  { dx, dy }: { dx: number; dy: number },
): MapCamera {
  const { width, height } = computeBoardSizeInHexRadii(board)
  return { x: hold(x - dx / scale, 0, width), y: hold(y - dy / scale, 0, height), scale }
}

/** Pans to a point that is out of sight or under a ruler. Returns the same camera if the point is visible. */
export function panCameraToReveal(camera: MapCamera, view: ViewportSize, point: HexPoint): MapCamera {
  const { x, y } = convertToScreenPoint(camera, view, point)
  const isSeen =
    x >= MARGIN.left && y >= MARGIN.top && x <= view.width - MARGIN.right && y <= view.height - MARGIN.bottom
  return isSeen ? camera : { ...camera, x: point.x, y: point.y }
}

/** Interpolates between two cameras, `part` from 0 to 1, with ease-in and ease-out. The scale changes geometrically. */
export function interpolateCamera(from: MapCamera, to: MapCamera, part: number): MapCamera {
  if (part >= 1) return to
  const eased = part * part * (3 - 2 * part)
  const scale = from.scale * (to.scale / from.scale) ** eased
  // If the scale changes, the point that both views have in common stays in place.
  const way = from.scale === to.scale ? eased : (1 / from.scale - 1 / scale) / (1 / from.scale - 1 / to.scale)
  return { x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way, scale }
}

/** Converts a pixel of the view to a point of the board. */
export function convertToBoardPoint(
  { x, y, scale }: MapCamera,
  { width, height }: ViewportSize,
  pixel: ScreenPoint,
): HexPoint {
  return { x: x + (pixel.x - width / 2) / scale, y: y + (pixel.y - height / 2) / scale }
}

/** Converts a point of the board to a pixel of the view. */
export function convertToScreenPoint(
  { x, y, scale }: MapCamera,
  { width, height }: ViewportSize,
  point: HexPoint,
): ScreenPoint {
  return { x: (point.x - x) * scale + width / 2, y: (point.y - y) * scale + height / 2 }
}

function scaleToFit({ board, view }: BoardViewport): number {
  const size = computeBoardSizeInHexRadii(board)
  const room = {
    x: Math.max(60, view.width - MARGIN.left - MARGIN.right),
    y: Math.max(60, view.height - MARGIN.top - MARGIN.bottom),
  }
  return Math.min(room.x / size.width, room.y / size.height)
}

/** Clamps the scale. A board that does not fit at the minimum scale may be drawn smaller, with some margin. */
function holdScale(scale: number, viewport: BoardViewport): number {
  return hold(scale, Math.min(LEAST_SCALE, scaleToFit(viewport) * 0.8), MOST_SCALE)
}

function hold(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
