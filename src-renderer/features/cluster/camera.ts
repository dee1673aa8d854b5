import { boardSize, type HexBoard, type HexPoint } from '../../../src-shared/kit/hex.ts'

/** What part of the board is seen: the point in the middle of the view, and how many pixels a hex radius takes. */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** The size of the view in pixels. */
export interface Viewport {
  readonly width: number
  readonly height: number
}

/** A point of the view in pixels. */
export interface ScreenPoint {
  readonly x: number
  readonly y: number
}

const LEAST_SCALE = 2
const MOST_SCALE = 96
/** Room about the board, in pixels: the rulers lie at the left and at the top. */
const MARGIN = { left: 38, right: 14, top: 32, bottom: 14 } as const

/** The whole board in the view. */
export function fitCamera(board: HexBoard, { width, height }: Viewport): Camera {
  const size = boardSize(board)
  const room = { x: width - MARGIN.left - MARGIN.right, y: height - MARGIN.top - MARGIN.bottom }
  const scale = holdScale(Math.min(room.x / size.width, room.y / size.height, MOST_SCALE / 2))
  const shift = { x: (MARGIN.left - MARGIN.right) / 2 / scale, y: (MARGIN.top - MARGIN.bottom) / 2 / scale }
  return { x: size.width / 2 - shift.x, y: size.height / 2 - shift.y, scale }
}

/** Nearer or farther, with the point under the pointer held still. */
export function zoomAt(camera: Camera, view: Viewport, pointer: ScreenPoint, factor: number): Camera {
  const still = toBoard(camera, view, pointer)
  const scale = holdScale(camera.scale * factor)
  return {
    x: still.x - (pointer.x - view.width / 2) / scale,
    y: still.y - (pointer.y - view.height / 2) / scale,
    scale,
  }
}

/** Moved with the pointer, but never so far that the board is out of sight. */
export function pan({ x, y, scale }: Camera, board: HexBoard, dx: number, dy: number): Camera {
  const { width, height } = boardSize(board)
  return { x: hold(x - dx / scale, 0, width), y: hold(y - dy / scale, 0, height), scale }
}

/** Moved to a point that is out of sight or under a ruler; the same camera when it can be seen. */
export function reveal(camera: Camera, view: Viewport, point: HexPoint): Camera {
  const { x, y } = toScreen(camera, view, point)
  const isSeen =
    x >= MARGIN.left && y >= MARGIN.top && x <= view.width - MARGIN.right && y <= view.height - MARGIN.bottom
  return isSeen ? camera : { ...camera, x: point.x, y: point.y }
}

/** The board's point under a pixel. */
export function toBoard({ x, y, scale }: Camera, { width, height }: Viewport, pixel: ScreenPoint): HexPoint {
  return { x: x + (pixel.x - width / 2) / scale, y: y + (pixel.y - height / 2) / scale }
}

/** Where a point of the board is seen. */
export function toScreen({ x, y, scale }: Camera, { width, height }: Viewport, point: HexPoint): ScreenPoint {
  return { x: (point.x - x) * scale + width / 2, y: (point.y - y) * scale + height / 2 }
}

function holdScale(scale: number): number {
  return hold(scale, LEAST_SCALE, MOST_SCALE)
}

function hold(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
