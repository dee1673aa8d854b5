import { expect, test } from 'vitest'
import { battleOf, shipAt } from '#tests/support/space-planes.ts'
import { explainLineOfFire, findLineOfFire } from './line-of-fire.ts'

const lineTo = (x: number, y: number, face: 1 | 3 = 1) => {
  const [shooter, target] = [shipAt({ id: 'a', face }), shipAt({ id: 'b', owner: 'Ben', x, y })]
  return explainLineOfFire(battleOf([shooter, target]), shooter, target)
}

test('a line says what it crosses (SP-RANGE-3)', () => {
  expect(lineTo(300, 210)).toMatchObject({ range: 'red', crosses: ['red'], miss: null })
  expect(lineTo(360, 150)).toMatchObject({ range: 'blue', crosses: ['blue'], miss: null })
})

test('no line says by how much it is out of reach (SP-RANGE-1)', () => {
  const { range, miss } = lineTo(300, 260)
  expect(range).toBe('none')
  expect(miss).toMatchObject({ by: 'reach', wall: null })
  expect(miss?.missedMm).toBeCloseTo(260 - 8 - (150 + 1.6) - 88, 3)
})

test('no line says which wall stopped it (SP-RANGE-2)', () => {
  const { range, miss } = lineTo(300, 90)
  expect(range).toBe('none')
  expect(miss).toMatchObject({ by: 'wall', wall: 1 })
  expect(miss?.missedMm).toBeGreaterThan(2)
  expect(miss?.missedMm).toBeLessThan(6.4)
})

test('a ship in between stops a line where the group has ruled so (SP-RANGE-4)', () => {
  const ships = [
    shipAt({ id: 'a', face: 3 }),
    shipAt({ id: 'b', owner: 'Ben', y: 230 }),
    shipAt({ id: 'c', owner: 'Ben', y: 190 }),
  ] as const
  const battle = battleOf(ships, { blocking: 'same-plane' })
  expect(findLineOfFire(battle, ships[0], ships[1]).range).toBe('none')
  expect(explainLineOfFire(battle, ships[0], ships[1]).miss).toMatchObject({ by: 'ship', missedMm: null })
})
