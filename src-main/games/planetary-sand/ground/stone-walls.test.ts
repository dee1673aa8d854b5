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
      const x = battleWith().figures.find((figure) => figure.id === id)?.at?.x ?? { tank: 700, car: 1000 }[id] ?? 1300
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

  test('since rules 3 only the piece that was rammed falls; the rest of the wall stops everybody still', () => {
    const start = battleWith({ rules: 3 })
    const rammed = after(start, { type: 'ram', by: 'Ana', machine: 'tank', opening: 'wall 1' })
    expect(rammed.walls[0]?.gaps).toEqual([[expect.closeTo(0.321, 2), expect.closeTo(0.393, 2)]])
    expect(refusalOf(rammed, goes('a', 400, 1150))).toBe('wall')
    expect(refusalOf(rammed, goes('car', 1000, 1150))).toBe('wall')
    const next = { ...rammed, turn: 2 }
    expect(refusalOf(next, goes('tank', 700, 1150))).toBeNull()
    expect(refusalOf(next, { type: 'ram', by: 'Ana', machine: 'car', opening: 'wall 1' })).toBeNull()
  })

  test('since rules 3 men are set up and end their move inside no vehicle (SAND-MOVE-1)', () => {
    const start = battleWith({ rules: 3 })
    expect(refusalOf(start, goes('a', 680, 800))).toBe('taken')
    expect(refusalOf(start, goes('a', 655, 800))).toBeNull()
    expect(refusalOf(battleWith(), goes('a', 680, 800))).toBeNull()
    const setUp = (x: number) => ({ type: 'deploy', by: 'Ana', things: [{ id: 'a', at: { x, y: 800 } }] }) as const
    const deploying = { ...start, phase: 'deploy' as const }
    expect([refusalOf(deploying, setUp(700)), refusalOf(deploying, setUp(600))]).toEqual(['taken', null])
  })
})
