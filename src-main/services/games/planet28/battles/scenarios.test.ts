import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ScenarioFields, ScenarioRoll } from '#shared/contract/planet28/scenarios.ts'
import { openTestForces, type TestForces } from '#tests/support/forces.ts'
import { AUTHOR } from '#tests/support/test-world.ts'
import { createScenarioService } from './scenarios.ts'

let forces: TestForces
let scenarios: ReturnType<typeof createScenarioService>
beforeEach(() => {
  forces = openTestForces()
  scenarios = createScenarioService(forces.tools)
})
afterEach(() => forces.close())

const side = (name: string, warbandId: string | null = null) => ({ name, warbandId, zone: null })
const GATE: ScenarioFields = {
  name: 'The Gate',
  promptId: null,
  story: 'Hold it.',
  goal: '',
  tablePlan: 'A wall.',
  turns: null,
  notes: '',
  sides: [side('The Cinders'), side('Law')],
}
const prepare = (fields: Partial<ScenarioFields> = {}) => scenarios.create({ ...GATE, ...fields }, AUTHOR)
const roll = (what: ScenarioRoll, face: number | null = null) => {
  const { id = '', version = 0 } = scenarios.list()[0] ?? {}
  return scenarios.roll({ id, version, what, face }, AUTHOR)
}

test('prepared, edited, renamed and removed, each by one change', () => {
  const made = prepare()
  expect(scenarios.get(made)).toEqual({ ...GATE, id: made.id, version: made.version })
  expect(forces.lastLabel()).toBe('Prepare the Gate')
  const { id, version } = made
  const after = scenarios.update({ ...GATE, name: 'Last Gate', id, version }, AUTHOR)
  expect(forces.lastLabel()).toBe('The Gate becomes Last Gate')
  expect(() => scenarios.remove({ id, version }, AUTHOR)).toThrow('Mira changed this since')
  scenarios.remove(after, AUTHOR)
  expect(scenarios.list()).toEqual([])
})

test('P28-TURN-9, P28-SET-1, P28-SET-2: faces from the table give what the book says', () => {
  prepare()
  expect(roll({ of: 'turns' }, 6).turns).toBe(12)
  expect(forces.lastLabel()).toBe('Roll the length of the Gate: 12 turns')
  expect(roll({ of: 'prompt' }, 3).promptId).toBe('last-stand-in-the-hulk')
  expect(roll({ of: 'zone', side: 0 }, 5).sides).toEqual([{ ...side('The Cinders'), zone: 'centre' }, side('Law')])
  expect(forces.lastLabel()).toBe('Roll where the Cinders deploys: Centre')
})

test('a face that the die does not have, and a side that is not there, are refused', () => {
  prepare()
  expect(() => roll({ of: 'prompt' }, 7)).toThrow('This is rolled with a D6: it cannot show 7.')
  expect(() => roll({ of: 'turns' }, 11)).toThrow('D10')
  expect(() => roll({ of: 'zone', side: 5 }, 1)).toThrow('This side is not there')
})

test('Orrery’s dice: the same face after undo, another one for the next roll, another scenario has others', () => {
  prepare()
  const turns = [roll({ of: 'turns' }).turns, roll({ of: 'turns' }).turns, roll({ of: 'turns' }).turns]
  for (const count of turns) expect(count).toBeGreaterThanOrEqual(7)
  for (const count of turns) expect(count).toBeLessThanOrEqual(16)
  forces.history.undo({ id: null }, AUTHOR)
  forces.history.undo({ id: null }, AUTHOR)
  expect([roll({ of: 'turns' }).turns, roll({ of: 'turns' }).turns]).toEqual(turns.slice(1))
})

test('P28-SET-2: two sides may have one zone, unless the group agreed to roll again', () => {
  prepare()
  roll({ of: 'zone', side: 0 }, 2)
  expect(roll({ of: 'zone', side: 1 }, 2).sides[1]?.zone).toBe('side-2')
  forces.rulings.choose(
    { id: 'sameZone', value: 'reroll', version: 0, reason: '', agreedBy: '', agreedOn: null },
    AUTHOR,
  )
  expect(() => roll({ of: 'zone', side: 1 }, 2)).toThrow('The Cinders deploys there already (Table edge 2)')
  for (let times = 0; times < 20; times += 1) expect(roll({ of: 'zone', side: 1 }).sides[1]?.zone).not.toBe('side-2')
})

test('a side of a warband must be one that is there, and loses it with the warband', () => {
  expect(() => prepare({ sides: [side('Nobody', 'no-such')] })).toThrow('This warband is not there any more')
  const warbandId = forces.muster()
  prepare({ sides: [side('Lanterns', warbandId)] })
  expect(scenarios.list()[0]?.sides[0]?.warbandId).toBe(warbandId)
  forces.warbands.remove(forces.warbands.get({ id: warbandId }), AUTHOR)
  expect(scenarios.list()[0]?.sides).toEqual([side('Lanterns')])
})

test('P28-SET-2: the sides roll off who deploys first, the lowest does, and undo brings the same dice', () => {
  prepare({ sides: [side('The Cinders'), side('Law'), side('Moths')] })
  const first = roll({ of: 'order' }).sides.map(({ place }) => place)
  expect(first.toSorted()).toEqual([1, 2, 3])
  forces.history.undo({ id: null }, AUTHOR)
  expect(roll({ of: 'order' }).sides.map(({ place }) => place)).toEqual(first)
  expect(() => roll({ of: 'order' }, 4)).toThrow('choose each side’s place')
})
