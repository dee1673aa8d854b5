import type { MapCamera } from '#renderer/parts/star-map/camera/map-camera.ts'
import type { ClusterView } from '#shared/contract/cluster.ts'
import { computeBoardSizeInHexRadii } from '#shared/kit/hex-shape.ts'
import type { HexBoard, HexPlace, HexPoint } from '#shared/kit/hex.ts'
import { getMeasurementSize } from '#tests/bench/measurement-size.ts'
import type { Level, LevelFrames } from './page-times.ts'

// Runs in the page: the same scripted pan and zoom for every renderer.

export const VIEW = { width: 1280, height: 720 }
export const LEVELS: readonly Level[] = ['all', 'mid', 'near']
const FRAMES = getMeasurementSize(120, 2)
const ENTERING = getMeasurementSize(12, 2)
const LONGEST_MS = 6000

/** A measured renderer. */
export interface Renderer {
  readonly draw: (camera: MapCamera) => unknown
  /** Reads a pixel back, so that all drawing is finished. */
  readonly flush: () => unknown
}

/** Camera at a moment (0 to 1) of each script: the board point at the centre, and pixels per hex radius. */
export function cameraAt(level: Level, moment: number, board: HexBoard): MapCamera {
  const { width, height } = computeBoardSizeInHexRadii(board)
  const angle = moment * 2 * Math.PI
  switch (level) {
    case 'all': {
      const scale = Math.min(VIEW.width / width, VIEW.height / height) * (1 + 0.15 * Math.sin(angle))
      return {
        x: width / 2 + (60 * Math.sin(2 * angle)) / scale,
        y: height / 2 + (30 * Math.cos(2 * angle)) / scale,
        scale,
      }
    }
    case 'mid':
      return { x: 131 + 120 * moment, y: 100 + 90 * moment, scale: 9 + Math.sin(angle) }
    case 'near':
      return { x: 107 + 90 * moment, y: 105 + 70 * moment, scale: 24 + 2 * Math.sin(angle) }
  }
}

export const nextFrame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done))

/** One frame: drawn, a pixel read back, and presented. */
async function timeFrame({ draw, flush }: Renderer, camera: MapCamera): Promise<{ frame: number; submit: number }> {
  const started = performance.now()
  draw(camera)
  flush()
  const submitted = performance.now()
  await nextFrame()
  return { frame: performance.now() - started, submit: submitted - started }
}

/** Draws `count` frames, or as many as the time limit allows. */
async function timeFrames(renderer: Renderer, cameraOf: (frame: number) => MapCamera, count: number) {
  const times: { frame: number; submit: number }[] = []
  const started = performance.now()
  for (let frame = 0; frame < count && performance.now() - started < LONGEST_MS; frame += 1)
    times.push(await timeFrame(renderer, cameraOf(frame)))
  return times
}

/** Enters each level from the previous one and follows its script. */
export async function measureFrames(renderer: Renderer, board: HexBoard): Promise<LevelFrames[]> {
  const results: LevelFrames[] = []
  for (const mode of LEVELS) {
    const entering = await timeFrames(renderer, () => cameraAt(mode, 0, board), ENTERING)
    const times = await timeFrames(renderer, (frame) => cameraAt(mode, frame / FRAMES, board), FRAMES)
    results.push({
      mode,
      times: times.map(({ frame }) => frame),
      entering: Math.max(...entering.map(({ submit }) => submit)),
    })
  }
  return results
}

/** Creates a canvas covering the view, and its context. */
export function makeCanvas(settings?: CanvasRenderingContext2DSettings): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = VIEW.width
  canvas.height = VIEW.height
  canvas.style.cssText = 'position:absolute;left:0;top:0'
  document.body.append(canvas)
  const context = canvas.getContext('2d', settings)
  if (!context) throw new Error('This browser draws no canvas')
  return context
}

/** A star as drawn by every compared renderer, in hex radii. */
export interface PeerStar extends HexPoint {
  readonly rating: number
}

/** The map as drawn by every compared renderer; `middles` contains x and y of every hex. */
export interface PeerScene {
  readonly board: HexBoard
  readonly middles: Float32Array
  readonly stars: readonly PeerStar[]
  readonly routes: readonly (readonly [PeerStar, PeerStar])[]
}

export function sceneOf({ head: { board }, stars, routes }: ClusterView, middles: Float32Array): PeerScene {
  const indexOf = ({ row, column }: HexPlace) => (row - 1) * board.columns + column - 1
  const pointOf = (star: HexPlace): HexPoint => ({
    x: middles[2 * indexOf(star)] ?? 0,
    y: middles[2 * indexOf(star) + 1] ?? 0,
  })
  const points = new Map(stars.map((star) => [star.id, { ...pointOf(star), rating: star.rating }]))
  return {
    board,
    middles,
    stars: [...points.values()],
    routes: routes.flatMap(({ fromStarId, toStarId }) => {
      const [from, to] = [points.get(fromStarId), points.get(toStarId)]
      return from && to ? [[from, to] as const] : []
    }),
  }
}

/** Transformation of a point by the camera: x × scale + left, y × scale + top. */
export function getCameraTransform({ x, y, scale }: MapCamera): { scale: number; left: number; top: number } {
  return { scale, left: VIEW.width / 2 - x * scale, top: VIEW.height / 2 - y * scale }
}

export const COLOURS = { ground: '#090d13', grid: '#2b3542', route: '#aaa898' } as const
const STAR_COLOURS = ['', '#e4604c', '#e88f3e', '#ebcb4c', '#f3f0e6', '#7db1f2']

/** Colour of a star by rating, 1 to 5. */
export function starColour(rating: number): string {
  return STAR_COLOURS[rating] ?? '#ffffff'
}
