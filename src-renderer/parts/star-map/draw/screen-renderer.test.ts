import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DEFAULT_MAP_LAYER_STATES } from '#renderer/stores/map-layers.ts'
import { type HexBoard, STANDARD_BOARD } from '#shared/kit/hex.ts'
import { chartStar } from '#tests/support/charts.ts'
import { buildDrawResult, createScatteredStars } from '#tests/support/draw-lists.ts'
import { type MapCamera, fitCameraToBoard } from '../camera/map-camera.ts'
import type { MapFrameInput } from './frame-render-context.ts'
import type { MapStyle } from './map-canvas.ts'
import { PRINT_PALETTE } from './map-colours.ts'
import { createScreenRenderer } from './screen-renderer.ts'
import { createStarSpriteCache } from './star-sprite-cache.ts'

/** What was done with all canvases, in order. */
interface Action {
  readonly canvas: object
  readonly name: string
  readonly args: readonly number[]
}
let actions: Action[] = []

/** A context that remembers what it is told and draws nothing. */
function fakeContext(canvas: object): CanvasRenderingContext2D {
  const answers: Record<string, unknown> = { measureText: { width: 40 }, createPattern: null }
  const known: Record<string, unknown> = { canvas }
  return new Proxy(known, {
    get: (target, name: string) =>
      name in target
        ? target[name]
        : (...args: number[]) => {
            actions.push({ canvas, name, args })
            return answers[name]
          },
  }) as unknown as CanvasRenderingContext2D
}
class FakeCanvas {
  readonly context = fakeContext(this)
  width: number
  height: number
  constructor(width = 0, height = 0) {
    this.width = width
    this.height = height
  }
  getContext(): CanvasRenderingContext2D {
    return this.context
  }
  transferToImageBitmap(): this {
    return this
  }
}

class FakePath {
  moveTo(): void {}
  lineTo(): void {}
  closePath(): void {}
}

beforeEach(() => {
  actions = []
  vi.stubGlobal('Path2D', FakePath)
  vi.stubGlobal('OffscreenCanvas', FakeCanvas)
  vi.stubGlobal('document', { createElement: () => new FakeCanvas() })
})
afterEach(() => vi.unstubAllGlobals())

const VIEW = { width: 1000, height: 700 }
const BOARD: HexBoard = { ...STANDARD_BOARD, rows: 90, columns: 80 }
const SOURCE = { board: BOARD, stars: createScatteredStars(BOARD, 6) }
const FIT = fitCameraToBoard({ board: BOARD, view: VIEW })
const NEAR: MapCamera = { x: 60, y: 60, scale: 24 }

/** A window on a map; every look at the clock takes so long. */
function open(msALook: number) {
  let now = 0
  const writer = createScreenRenderer(() => (now += msALook))
  const screen = fakeContext(new FakeCanvas(VIEW.width, VIEW.height))
  const { canvas } = screen
  const first = buildDrawResult(SOURCE)
  const look: MapStyle = {
    palette: PRINT_PALETTE,
    sprites: createStarSpriteCache(PRINT_PALETTE, first.list.legend),
    layers: DEFAULT_MAP_LAYER_STATES,
    underlay: null,
    heat: null,
    owners: new Map(),
    ratio: 1,
  }
  writer.show(first.list)
  const draw = (camera: MapCamera, fields: Partial<MapFrameInput> = {}) => {
    actions = []
    return writer.draw(screen, { camera, view: VIEW, look, isZoomAtRest: true, ...fields })
  }
  const finish = (camera: MapCamera) => {
    for (let frame = 0; frame < 500; frame += 1) if (draw(camera) === 'none') return
    throw new Error('The map never comes to rest')
  }
  return { writer, first, look, draw, finish, canvas }
}

/** Every tile that is painted has one pixel read back: how many were painted, and the pixels of their patches. */
function painted() {
  const tiles = actions.filter(({ name }) => name === 'getImageData').map(({ canvas }) => canvas)
  const patches = actions.filter(({ name, canvas }) => name === 'rect' && tiles.includes(canvas))
  return { count: tiles.length, pixels: Math.max(0, ...patches.map(({ args }) => (args[2] ?? 0) * (args[3] ?? 0))) }
}
const blits = (canvas: object) => actions.filter((action) => action.canvas === canvas && action.name === 'drawImage')

test('the first picture is whole, and after a while nothing is left to do', () => {
  const { draw, finish, canvas } = open(0.01)
  expect(draw(FIT)).toBe('ahead')
  expect(painted().count).toBeGreaterThan(3)
  expect(blits(canvas).length).toBe(painted().count)
  finish(FIT)
  draw(FIT)
  expect(painted().count).toBe(0)
  expect(blits(canvas).length).toBeGreaterThan(3)
})

test('entering a level paints one tile a frame when time is short, and shows others in the place of the missing', () => {
  const { draw, finish, canvas } = open(3)
  finish(FIT)
  const frames: number[] = []
  for (let left = 'in sight'; left === 'in sight';) {
    left = draw(NEAR, { isZoomAtRest: false })
    frames.push(painted().count)
    expect(blits(canvas).length).toBeGreaterThanOrEqual(4)
  }
  expect(Math.max(...frames)).toBeLessThanOrEqual(2)
  expect(frames.length).toBeGreaterThan(2)
})

test('panning paints only what comes into sight', () => {
  const { draw, finish } = open(0.01)
  finish(NEAR)
  draw({ ...NEAR, x: NEAR.x + 1 })
  expect(painted().count).toBe(0)
  finish({ ...NEAR, x: NEAR.x + 40 })
  draw(NEAR)
  expect(painted().count).toBe(0)
})

test('an edit paints the pixels about it anew, nothing else', () => {
  const { writer, first, draw, finish } = open(0.01)
  finish(NEAR)
  const free = { row: 40, column: 34 }
  const isFree = SOURCE.stars.every(({ row, column }) => row !== free.row || column !== free.column)
  expect(isFree).toBe(true)
  writer.show(buildDrawResult({ ...SOURCE, stars: [...SOURCE.stars, chartStar({ ...free, name: 'New' })] }, first).list)
  draw(NEAR)
  const { count, pixels } = painted()
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThanOrEqual(4)
  expect(pixels).toBeLessThan(200 * 250)
  writer.show(first.list)
  finish(NEAR)
  writer.show(first.list)
  draw(NEAR)
  expect(painted().count).toBe(0)
})

test('strokes paint what lies under routes and stars, and put those back in one piece', () => {
  const { writer, first, draw, finish } = open(0.01)
  const deep = { name: 'Deep', colour: '#3a7fb5', border: 'solid', isFilled: true, isHidden: false } as const
  /** Shows a region of so many rows, and answers how many pictures a tile takes at the most. */
  const paint = (rows: number, stars = SOURCE.stars) => {
    finish(NEAR)
    const hexes = Array.from({ length: rows }, (_, row) => [30 + row, 30, 38] as const)
    writer.show(buildDrawResult({ ...first.source, stars, regions: [{ ...deep, hexes }] }, first).list)
    draw(NEAR)
    const tiles = actions.filter(({ name }) => name === 'getImageData').map(({ canvas }) => canvas)
    return Math.max(...tiles.map((tile) => blits(tile).length))
  }
  paint(8)
  expect(paint(9)).toBe(1)
  expect(actions.some(({ name }) => name === 'fillText')).toBe(true)
  const others = SOURCE.stars.map((star) => ({ ...star, rating: 1 as const }))
  expect(paint(9, others)).toBeGreaterThan(1)
})

test('another look paints everything anew, another board begins afresh', () => {
  const { writer, look, draw, finish } = open(0.01)
  finish(FIT)
  const faded = {
    ...look,
    layers: { ...DEFAULT_MAP_LAYER_STATES, stars: { ...DEFAULT_MAP_LAYER_STATES.stars, opacity: 0.5 } },
  }
  draw(FIT, { look: faded })
  expect(painted().count).toBeGreaterThan(3)
  writer.show(buildDrawResult({ ...SOURCE, board: { ...BOARD, columns: 81 } }).list)
  expect(draw(FIT, { look: faded })).toBe('ahead')
  expect(painted().count).toBeGreaterThan(3)
})

test('heat lies under lines, stars and names', () => {
  const { look, draw } = open(0.01)
  const values = new Uint8Array(BOARD.rows * BOARD.columns).fill(1)
  const heat = { values, steps: [{ from: 1, colour: '#3a7fb5', isHatched: false }] }
  draw(NEAR, { look: { ...look, heat } })
  const [tile] = actions.filter(({ name }) => name === 'getImageData').map(({ canvas }) => canvas)
  const names = actions.filter(({ canvas }) => canvas === tile).map(({ name }) => name)
  const filled = names.indexOf('fill')
  expect(filled).toBeGreaterThan(names.indexOf('fillRect'))
  for (const later of ['stroke', 'drawImage', 'fillText']) expect(names.indexOf(later)).toBeGreaterThan(filled)
})
