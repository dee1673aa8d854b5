import { expect, test } from 'vitest'
import { createDefaultSettings } from '#shared/games/space-planes/tables/settings.ts'
import { listFreePlanes, formatProblemNote, nudgePose, getStartPose } from './placing.ts'

const settings = createDefaultSettings(2)
const placed = (x: number) =>
  ({ id: 'a', owner: 'brass', x, y: 120.5, heading: 0, face: 1, twist: 0, plane: 2 }) as const

test('the next ship is held in the middle, or beside the last one, inside the area', () => {
  expect(getStartPose({ ships: [], settings })).toEqual({ x: 305, y: 152, heading: 0 })
  expect(getStartPose({ ships: [placed(300)], settings })).toEqual({ x: 448, y: 120.5, heading: 0 })
  expect(getStartPose({ ships: [placed(590)], settings }).x).toBe(442)
  const third = getStartPose({ ships: [placed(300), placed(448)], settings })
  expect([300, 448].map((x) => Math.hypot(third.x - x, third.y - 120.5) > 88 + 23)).toEqual([true, true])
})

test('keys move it by millimetres and turn it by five degrees', () => {
  const near = { isFar: false, isSquare: false }
  const pose = { x: 10.1, y: 20, heading: 0 }
  expect(nudgePose(pose, 'ArrowRight', near)).toEqual({ x: 11.1, y: 20, heading: 0 })
  expect(nudgePose(pose, 'ArrowDown', { ...near, isFar: true })).toEqual({ x: 10.1, y: 10, heading: 0 })
  expect(nudgePose(pose, ']', near).heading).toBe(355)
  expect(nudgePose(pose, ']', { ...near, isSquare: true }).heading).toBe(270)
})

test('free numbers are those that no ship shows (SP-SETUP-4)', () => {
  expect(listFreePlanes({ ships: [placed(1)] })).toEqual([1, 3, 4, 5, 6])
})

test('what is wrong is said in millimetres beside the ship', () => {
  expect(formatProblemNote('It stands 60.25 mm from ship a: more than one long card edge is needed.')).toBe(
    '60.25 mm from ship a',
  )
  expect(formatProblemNote('It stands 3 mm over the border of the area.')).toBe('3 mm over the border of the area')
  expect(formatProblemNote(null)).toBeNull()
})
