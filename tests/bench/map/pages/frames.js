import { boardSize } from '#shared/kit/hex-shape.ts'

// Runs in the page: the same scripted pan and zoom for every renderer.

export const VIEW = { width: 1280, height: 720 }
const FRAMES = 120
const ENTERING = 12
const LONGEST_MS = 6000

/** Where the camera is at a moment (0 to 1) of each script: a point of the board in the middle, and pixels a hex radius. */
export function cameraAt(mode, moment, board) {
  const { width, height } = boardSize(board)
  const turn = moment * 2 * Math.PI
  switch (mode) {
    case 'all': {
      const scale = Math.min(VIEW.width / width, VIEW.height / height) * (1 + 0.15 * Math.sin(turn))
      return {
        x: width / 2 + (60 * Math.sin(2 * turn)) / scale,
        y: height / 2 + (30 * Math.cos(2 * turn)) / scale,
        scale,
      }
    }
    case 'mid':
      return { x: 131 + 120 * moment, y: 100 + 90 * moment, scale: 9 + Math.sin(turn) }
    case 'near':
      return { x: 107 + 90 * moment, y: 105 + 70 * moment, scale: 24 + 2 * Math.sin(turn) }
  }
}

export const nextFrame = () => new Promise((done) => requestAnimationFrame(done))

/** One frame: drawn, a pixel read back, and given to the screen. */
async function timeFrame({ draw, flush }, camera) {
  const started = performance.now()
  draw(camera)
  flush()
  const submitted = performance.now()
  await nextFrame()
  return { frame: performance.now() - started, submit: submitted - started }
}

/** Draws so many frames, or as many as there is time for. */
async function timeFrames(renderer, cameraOf, count) {
  const times = []
  const started = performance.now()
  for (let frame = 0; frame < count && performance.now() - started < LONGEST_MS; frame += 1)
    times.push(await timeFrame(renderer, cameraOf(frame)))
  return times
}

/** Enters each level from the one before and follows its script; answers milliseconds: of frames, and of the longest work in one frame while entering. */
export async function measureFrames(renderer, board) {
  const results = []
  for (const mode of ['all', 'mid', 'near']) {
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

export function makeCanvas() {
  const canvas = document.createElement('canvas')
  canvas.width = VIEW.width
  canvas.height = VIEW.height
  canvas.style.cssText = 'position:absolute;left:0;top:0'
  document.body.append(canvas)
  return canvas
}

/** The map as every peer draws it: points in hex radii. */
export function sceneOf({ head, stars, routes }, middles, columns) {
  const indexOf = ({ row, column }) => (row - 1) * columns + column - 1
  const points = new Map(
    stars.map((star) => [
      star.id,
      { x: middles[2 * indexOf(star)], y: middles[2 * indexOf(star) + 1], rating: star.rating },
    ]),
  )
  return {
    board: head.board,
    middles,
    stars: [...points.values()],
    routes: routes.map(({ fromStarId, toStarId }) => [points.get(fromStarId), points.get(toStarId)]),
  }
}

/** What the camera makes of a point: x × scale + left, y × scale + top. */
export function shiftOf({ x, y, scale }) {
  return { scale, left: VIEW.width / 2 - x * scale, top: VIEW.height / 2 - y * scale }
}

export const COLOURS = {
  ground: '#090d13',
  grid: '#2b3542',
  route: '#aaa898',
  stars: ['', '#e4604c', '#e88f3e', '#ebcb4c', '#f3f0e6', '#7db1f2'],
}
