import { describe, expect, test } from 'vitest'
import { after, eventsOf, refusalOf, sandBattle } from '#tests/support/planetary-sand.ts'

const goes = (id: string, x: number, y: number) => ({
  type: 'move' as const,
  by: 'Ana',
  movers: [id],
  way: { path: [{ x, y }] },
  ends: {},
})

/** A man and vehicles south of a stone wall that lies across the middle. */
const battleWith = (rules: object = { rules: 2 }) =>
  sandBattle({
    ana: [{ id: 'a', at: { x: 400, y: 900 } }],
    ben: [{ id: 'b', at: { x: 2900, y: 2900 } }],
    machines: [
      { id: 'tank', type: 'tank', side: 'Ana', at: { x: 700, y: 800 }, heading: 0 },
      { id: 'car', type: 'personnel-carrier', side: 'Ana', at: { x: 1000, y: 800 }, heading: 0 },
      { id: 'speeder', type: 'speeder', side: 'Ana', at: { x: 1300, y: 800 }, heading: 0 },
    ],
    battle: { fieldMm: [3000, 3000], walls: [{ from: { x: 200, y: 1000 }, to: { x: 1600, y: 1000 } }], ...rules },
  })

describe('stone walls on the field (SAND-DEF-6)', () => {
  test('stop men and vehicles; by the first rules they did not', () => {
    for (const id of ['a', 'tank', 'car', 'speeder']) {
      const x = battleWith().figures.find((one) => one.id === id)?.at?.x ?? { tank: 700, car: 1000 }[id] ?? 1300
      expect(refusalOf(battleWith(), goes(id, x, 1150)), id).toBe('wall')
      expect(refusalOf(battleWith({}), goes(id, x, 1150)), id).toBeNull()
    }
    expect(refusalOf(battleWith(), goes('tank', 700, 990))).toBe('wall') // its nose would stand across it
  })

  test.each([
    ['tank', null],
    ['car', null],
    ['speeder', 'too-strong'],
  ])('%s rams one: %s', (machine, code) => {
    const ram = { type: 'ram' as const, by: 'Ana', machine, opening: 'wall 1' }
    expect(refusalOf(battleWith(), ram)).toBe(code)
    expect(refusalOf(battleWith({}), ram)).toBe('nothing-there')
    if (code !== null) return
    expect(eventsOf(battleWith(), ram).at(-1)).toEqual({ type: 'felled-wall', wall: 0 })
    expect(refusalOf(after(battleWith(), ram), goes('a', 400, 1150))).toBeNull()
  })

  test('a vehicle ends neither on men nor on other vehicles (SAND-MOVE-1)', () => {
    expect(refusalOf(battleWith(), goes('tank', 400, 900))).toBe('taken')
    expect(refusalOf(battleWith(), goes('car', 1290, 800))).toBe('taken')
    expect(refusalOf(battleWith({}), goes('tank', 400, 900))).toBeNull()
  })
})
