import { expect, test } from 'vitest'
import {
  fitCameraToBoard,
  convertToBoardPoint,
  convertToScreenPoint,
} from '#renderer/parts/star-map/camera/map-camera.ts'
import type { MapEvent } from '#renderer/parts/star-map/input/map-event.ts'
import { STANDARD_BOARD } from '#shared/kit/hex.ts'
import { applyZoomEvent, type ZoomToolState } from './zoom-camera.ts'

const VIEW = { width: 800, height: 600 }
const viewport = { board: STANDARD_BOARD, view: VIEW }
const camera = fitCameraToBoard(viewport)
const KEYS = { shift: false, ctrl: false, alt: false }
const event = (type: 'down' | 'move' | 'up', x: number, y: number, keys = KEYS): MapEvent => ({
  type,
  hex: null,
  point: convertToBoardPoint(camera, VIEW, { x, y }),
  keys,
})

function play(...events: MapEvent[]) {
  let state: ZoomToolState = null
  return events.map((mapEvent) => {
    const step = applyZoomEvent(state, mapEvent, { camera, viewport })
    state = step.state
    return step
  })
}

test('a click goes nearer and holds the point under it, with Alt or Shift farther', () => {
  const near = play(event('down', 300, 200), event('up', 302, 201)).at(-1)
  expect(near?.camera.scale).toBeCloseTo(camera.scale * 1.6)
  const still = convertToBoardPoint(camera, VIEW, { x: 302, y: 201 })
  expect(convertToScreenPoint(near?.camera ?? camera, VIEW, still).x).toBeCloseTo(302)
  for (const held of [
    { ...KEYS, alt: true },
    { ...KEYS, shift: true },
  ])
    expect(play(event('down', 300, 200), event('up', 300, 200, held)).at(-1)?.camera.scale).toBeLessThan(camera.scale)
})

test('a drag shows what it spans and fills the view with it', () => {
  const [, drag, up] = play(event('down', 350, 250), event('move', 450, 350), event('up', 450, 350))
  expect(drag?.preview).toMatchObject([{ type: 'box' }])
  expect(drag?.camera).toBe(camera)
  expect(up?.camera.scale).toBeGreaterThan(camera.scale * 3)
  expect(up?.preview).toEqual([])
})

test('letting go does nothing', () => {
  expect(play(event('down', 350, 250), { type: 'cancel' }, event('up', 450, 350)).map((step) => step.camera)).toEqual([
    camera,
    camera,
    camera,
  ])
})
