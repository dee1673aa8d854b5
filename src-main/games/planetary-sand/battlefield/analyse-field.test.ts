import { expect, test } from 'vitest'
import { BattlefieldFields, BattlefieldAnalysis } from '#shared/contract/planetary-sand/battlefields.ts'
import type { BattlefieldPlan } from '#shared/games/planetary-sand/battlefields.ts'
import { analyseField } from './analyse-field.ts'

const Plan = BattlefieldFields.omit({ name: true, notes: true })
const AGREED = { scenario: 'basic', gravity: 'EG', air: 'SA', unitMm: 300, zones: [0.3, 0.3] }
const point = (x: number, y: number) => ({ x, y })
const box = (x: number, y: number) => [point(x, y), point(x + 300, y), point(x + 300, y + 300), point(x, y + 300)]

/** What is wrong with a field, as whoever asks gets it: every mend is a battlefield that can be kept. */
function study(field: object, agreed: object = {}): BattlefieldAnalysis {
  const plan = Plan.parse({ ...AGREED, ...agreed, field: { sizeMm: [2000, 1200], ...field } }) as BattlefieldPlan
  return BattlefieldAnalysis.parse(structuredClone(analyseField(plan)))
}
const labels = ({ problems }: BattlefieldAnalysis) => problems.map(({ fixes }) => fixes.map(({ label }) => label))

test('a mend that makes more than a field may hold is not offered', () => {
  const rooms = [{ id: 'Hall', building: 'Keep', outline: box(100, 100) }]
  const buildings = [{ id: 'Keep', type: 'bunker', outline: box(100, 100) }]
  const roof = (at: number) => ({ id: `roof ${at}`, building: 'Keep', part: 'roof', rooms: ['Hall', null] })
  const openings = (count: number) => Array.from({ length: count }, (_, at) => roof(at))
  expect(labels(study({ buildings, rooms, openings: openings(200) }))[0]).toEqual([])
  expect(labels(study({ buildings, rooms, openings: openings(1) }))[0]).toEqual(['Close it with walls'])
})

test('what is named after a thing of the longest name is shortened, and has a name of its own (SAND-AIR-1)', () => {
  const long = 'R'.repeat(40)
  const buildings = [{ id: 'Keep', type: 'bunker', outline: box(100, 100) }]
  const rooms = [{ id: long, building: 'Keep', outline: box(100, 100) }]
  const closed = study({ buildings, rooms }).problems[0]?.fixes[0]?.plan.field.openings.map(({ id }) => id) ?? []
  expect(closed).toHaveLength(5)
  expect(new Set(closed).size).toBe(5)
  const twins = [100, 500].map((x) => ({ ...buildings[0], id: long, outline: box(x, 100) }))
  const [first, second] = study({ buildings: twins }).problems[0]?.fixes[0]?.plan.field.buildings ?? []
  expect([first?.id, second?.id]).toEqual([long, `${'R'.repeat(38)} 2`])
})

test('where there is no room for another objective, one of nobody becomes that of a side (SAND-VIC-3)', () => {
  const objectives = ['a', 'b', 'c'].map((id) => ({ id, home: null, at: point(900, 600) }))
  const { problems } = study({ objectives }, { scenario: 'objective' })
  expect(problems).toHaveLength(2)
  const given = problems.map(({ fixes }) => fixes[0]?.plan.field.objectives.map(({ id, home }) => [id, home]))
  expect(given).toEqual(
    ['first', 'second'].map((side) => [
      ['a', side],
      ['b', null],
      ['c', null],
    ]),
  )
})
