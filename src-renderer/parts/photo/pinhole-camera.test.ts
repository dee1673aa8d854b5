import { expect, test } from 'vitest'
import { getTableAreaCorners } from '#shared/kit/corner-marks.ts'
import { estimatePositionErrorMm, fitPinholeCamera } from './fit-camera.ts'
import { type PinholeCamera, getCameraHeight, unprojectPixel, projectPoint } from './pinhole-camera.ts'
import { cross, getVectorLength, subtractVectors, scaleVector, type Vector3 } from './vector.ts'

const SIZE = { width: 1600, height: 1200 }
const AREA = { widthMm: 610, heightMm: 305 }

/** A camera at a place that looks at the middle of the area. */
function cameraAt(from: Vector3, focal = 1250): PinholeCamera {
  const to = subtractVectors([305, 152, 0], from)
  const ahead = scaleVector(to, 1 / getVectorLength(to))
  const beside = cross(ahead, [0, 0, 1])
  const right: Vector3 = getVectorLength(beside) < 1e-9 ? [1, 0, 0] : scaleVector(beside, 1 / getVectorLength(beside))
  const turn = [right, cross(ahead, right), ahead] as const
  const shift = turn.map((row) => -row.reduce((sum, value, at) => sum + value * (from[at] ?? 0), 0))
  return { turn, shift: shift as unknown as Vector3, focal, middle: { x: 800, y: 600 } }
}
const seenBy = (camera: PinholeCamera) =>
  getTableAreaCorners(AREA).map((table) => ({ table, pixel: projectPoint(camera, [table.x, table.y, 0]) }))

test('a camera is found from four corners, and a cube’s top lies where it stands and not where it is seen', () => {
  const camera = cameraAt([250, -500, 650])
  const found = fitPinholeCamera(seenBy(camera), SIZE)
  expect(found).not.toBeNull()
  if (!found) return
  expect(getCameraHeight(found.camera)).toBeCloseTo(650, -1)
  const top = projectPoint(camera, [100, 250, 16])
  const place = unprojectPixel(found.camera, top, 16)
  expect(Math.hypot(place.x - 100, place.y - 250)).toBeLessThan(0.3)
  const flat = unprojectPixel(found.camera, top, 0)
  expect(Math.hypot(flat.x - 100, flat.y - 250)).toBeGreaterThan(10)
})

test('from straight above the focal length is a guess, and the error says so', () => {
  const above = fitPinholeCamera(seenBy(cameraAt([305, 151, 900])), SIZE)
  const aslant = fitPinholeCamera(seenBy(cameraAt([305, -600, 700])), SIZE)
  expect(above && estimatePositionErrorMm(above, [600, 300, 16])).toBeGreaterThan(1)
  expect(aslant && estimatePositionErrorMm(aslant, [600, 300, 16])).toBeLessThan(1)
  expect(above && estimatePositionErrorMm(above, [600, 300, 0])).toBeLessThan(1)
})

test('a mirrored picture is seen from under the table; points on a line are no picture', () => {
  const mirrored = seenBy(cameraAt([250, -500, 650])).map(({ table, pixel }) => ({
    table,
    pixel: { x: SIZE.width - pixel.x, y: pixel.y },
  }))
  const found = fitPinholeCamera(mirrored, SIZE)
  expect(found && getCameraHeight(found.camera)).toBeLessThan(0)
  const line = [0, 100, 200, 300].map((x) => ({ table: { x, y: 0 }, pixel: { x, y: x } }))
  expect(fitPinholeCamera(line, SIZE)).toBeNull()
})
