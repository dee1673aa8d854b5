import { afterEach, beforeEach, expect, test } from 'vitest'
import { BARE_UNIT, FOUR_DAGGERS, BARE_CHARACTER } from '#tests/support/builds.ts'
import { conditionOf } from '#tests/support/campaign-units.ts'
import { openTestForces, type TestForces } from '#tests/support/forces.ts'
import { AUTHOR } from '#tests/support/test-world.ts'
import { createPrintedSheetTracker } from './printed-sheet-tracker.ts'

let forces: TestForces
let prints: ReturnType<typeof createPrintedSheetTracker>
let warbandId: string
beforeEach(() => {
  forces = openTestForces()
  prints = createPrintedSheetTracker(forces.tools)
  warbandId = forces.muster()
  const profile = { ...BARE_CHARACTER, equipment: ['dagger'] }
  forces.characters.create({ ...BARE_UNIT, warbandId, name: 'Vex', profile }, AUTHOR)
  forces.characters.create({ ...BARE_UNIT, warbandId, name: 'Bo', profile: BARE_CHARACTER }, AUTHOR)
  forces.squads.create({ ...BARE_UNIT, warbandId, name: 'Sparks', profile: FOUR_DAGGERS }, AUTHOR)
})
afterEach(() => forces.close())

const changed = () => prints.list().flatMap(({ name, hasChanged }) => (hasChanged ? [name] : []))
const markAll = () => prints.mark({ ids: prints.list().map(({ id }) => id) }, AUTHOR)
const edit = (name: string, fields: object) => {
  const { id } = forces.characters.list().find((line) => line.name === name) ?? { id: '' }
  const {
    check: _check,
    warbandName: _crew,
    isLeader: _lead,
    hasAgenda: _agenda,
    ...unit
  } = forces.characters.get({ id })
  forces.characters.update({ ...unit, ...fields }, AUTHOR)
}

test('what was never printed has changed; what was printed has not, by one change', () => {
  expect(prints.list()[0]).toMatchObject({
    kind: 'warband',
    id: warbandId,
    warbandId,
    printedAt: null,
    hasChanged: true,
  })
  expect(changed()).toEqual(['The Lantern Crew', 'Bo', 'Vex', 'Sparks'])
  markAll()
  expect(forces.lastLabel()).toBe('Print 4 sheets')
  expect(changed()).toEqual([])
  expect(prints.list()[0]?.printedAt).toMatch(/^2026-/)
  forces.history.undo({ id: null }, AUTHOR)
  expect(changed()).toHaveLength(4)
})

test('an edit changes the sheet of the unit and the roster, notes the sheet alone', () => {
  markAll()
  edit('Bo', { notes: 'Owes Vex ten credits.' })
  expect(changed()).toEqual(['Bo'])
  edit('Bo', { notes: '' })
  expect(changed()).toEqual([])
  edit('Vex', { profile: { ...BARE_CHARACTER, equipment: ['dagger', 'dagger'] } })
  expect(changed()).toEqual(['The Lantern Crew', 'Vex'])
})

test('a changed text of a row changes the sheets that show it', () => {
  markAll()
  forces.house('weapons', 'dagger', 'patch', { summary: 'As we play it.' })
  expect(changed()).toEqual(['Vex', 'Sparks'])
})

test('one sheet is told by its name; what is not there is refused', () => {
  const { id } = prints.list().find(({ name }) => name === 'Vex') ?? { id: '' }
  prints.mark({ ids: [id, id] }, AUTHOR)
  expect(forces.lastLabel()).toBe('Print the sheet of Vex')
  expect(() => prints.mark({ ids: ['nobody'] }, AUTHOR)).toThrow('This unit is not there any more')
})

test('an injury changes the sheet of who has it and the roster, and healing changes them back', () => {
  const { id: unitId = '' } = forces.characters.list().find(({ name }) => name === 'Vex') ?? {}
  const { conditions } = forces.file.rows
  const injury = { ...conditionOf('shaken', { id: 'x', unitId }), battleId: null }
  markAll()
  forces.file.changes.record('Hurt Vex', AUTHOR, () => conditions.add(injury))
  expect(changed()).toEqual(['The Lantern Crew', 'Vex'])
  forces.history.undo({ id: null }, AUTHOR)
  expect(changed()).toEqual([])
})
