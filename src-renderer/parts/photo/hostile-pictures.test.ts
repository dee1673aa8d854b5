import { expect, test } from 'vitest'
import { createSeededDice } from '#main/games/kit/dice.ts'
import { AREA_CORNER_NAMES } from '#shared/kit/corner-marks.ts'
import { reportGoal } from '#tests/support/goal-table.ts'
import { type Random, randomFrom } from '#tests/support/mutate-text.ts'
import { cameraFrom, render } from '#tests/support/render-photograph.ts'
import { runs } from '#tests/support/soak.ts'
import type { CameraEstimate } from './estimate-camera.ts'
import { runPhotoJob } from './photo-job.ts'
import type { Pixels } from './pixels.ts'

const AREA = { widthMm: 610, heightMm: 305 }
const SIZE = { width: 400, height: 300 }
const TAMPERED = runs({ part: 3, whole: 1000 })

/** A picture whose brightness a function says. */
function picture(width: number, height: number, brightness: (x: number, y: number) => number): Pixels {
  const data = new Uint8ClampedArray(4 * width * height).fill(255)
  for (let at = 0; at < width * height; at += 1)
    data.fill(brightness(at % width, Math.floor(at / width)), 4 * at, 4 * at + 3)
  return { width, height, data }
}

const read = (pixels: Pixels): CameraEstimate => runPhotoJob({ kind: 'read', pixels, area: AREA }) as CameraEstimate

/** Whether a reading can be shown: four corners, and a camera or what to do instead. */
function isWhole({ corners, fitted, problem }: CameraEstimate): boolean {
  const isSomewhere = corners.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))
  return corners.length === 4 && isSomewhere && (fitted !== null || problem !== null)
}

const chance = randomFrom(1)

test.each<readonly [string, Pixels]>([
  ['one point', picture(1, 1, () => 0)],
  ['a line', picture(1, 900, (_x, y) => 255 * (y % 2))],
  ['nothing but black', picture(400, 300, () => 0)],
  ['noise', picture(400, 300, () => chance(256))],
  ['stripes', picture(400, 300, (x) => 255 * (x % 2))],
  ...[2, 5, 9, 16].map(
    (side) =>
      [
        `squares of ${side}`,
        picture(400, 300, (x, y) => 255 * ((Math.floor(x / side) + Math.floor(y / side)) % 2)),
      ] as const,
  ),
])('a picture of %s says what to do instead', (_what, pixels) => {
  const reading = read(pixels)
  expect(isWhole(reading)).toBe(true)
  expect(reading.problem).not.toBeNull()
})

/** A good photograph with some places written over. */
function tampered(good: Pixels, random: Random): Pixels {
  const data = good.data.slice()
  for (let count = 1 + random(12); count > 0; count -= 1) {
    const [left, top] = [random(good.width), random(good.height)]
    const [wide, high] = [1 + random(150), 1 + random(100)]
    const [kind, grey] = [random(3), random(256)]
    for (let y = top; y < Math.min(good.height, top + high); y += 1)
      for (let x = left; x < Math.min(good.width, left + wide); x += 1) {
        const from = 4 * (kind === 2 ? y * good.width + ((x * 7) % good.width) : random(good.width * good.height))
        const at = 4 * (y * good.width + x)
        data.fill(kind === 0 ? grey : (good.data[from] ?? 0), at, at + 3)
      }
  }
  return { ...good, data }
}

test('photographs that were tampered with are read, or say what to do', () => {
  const camera = cameraFrom([305, -300, 700], [305, 150, 0], { focal: 330, ...SIZE })
  const marks = AREA_CORNER_NAMES.map((_, mark) => ({ mark, turn: 0 }))
  const shot = { area: AREA, camera, cubes: [], marks, blurPixels: 0.4, noise: 3, shade: 0.2 }
  const good = render(shot, createSeededDice('hostile', 0))
  const wrong = Array.from({ length: TAMPERED }, (_, seed) => seed).filter(
    (seed) => !isWhole(read(tampered(good, randomFrom(seed)))),
  )
  reportGoal({
    id: 'R8',
    goal: `${TAMPERED} tampered photographs: read, or refused in words`,
    measured: `${wrong.length} neither, 0 crashes`,
    isMet: wrong.length === 0,
  })
  expect(wrong).toEqual([])
})
