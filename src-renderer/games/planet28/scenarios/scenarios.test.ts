import { expect, test } from 'vitest'
import { isEdited, createUnchangedEdit } from '#renderer/parts/use-edit-draft.ts'
import {
  findScenarioProblem,
  createScenarioFields,
  SCENARIO_PROMPT_CHOICES,
  listSharedZoneNotes,
  toVersionedScenarioFields,
  DEPLOYMENT_ZONE_CHOICES,
} from './scenario-fields.ts'
import { parseTerrainPlan, formatTerrainPlan } from './terrain-plan.ts'

const PLAN = {
  pieces: [
    { name: 'Ruined tower', terrain: 'rough', heightCm: 12 },
    { name: 'Acid pool', terrain: 'hazardous', heightCm: null },
  ],
  notes: 'The bridge is mined.\n- no piece, only a dash',
}

test('A table plan comes back as it was written, and reads as a list (P28-TERR-8)', () => {
  expect(formatTerrainPlan(PLAN).split('\n').slice(0, 2)).toEqual([
    '- Ruined tower | rough | 12 cm',
    '- Acid pool | hazardous |',
  ])
  expect(parseTerrainPlan(formatTerrainPlan(PLAN))).toEqual(PLAN)
  expect(parseTerrainPlan('Just words')).toEqual({ pieces: [], notes: 'Just words' })
  expect(formatTerrainPlan({ pieces: [], notes: 'Just words' })).toBe('Just words')
})

test('A bar or a line end in a name cannot part its line', () => {
  const pieces = [{ name: 'Wall | north\nend', terrain: '', heightCm: 5 }]
  expect(parseTerrainPlan(formatTerrainPlan({ pieces, notes: '' })).pieces).toEqual([
    { name: 'Wall   north end', terrain: '', heightCm: 5 },
  ])
})

test('A scenario is edited once something differs, and needs names', () => {
  const edit = createUnchangedEdit(
    toVersionedScenarioFields({ ...createScenarioFields('The bridge'), id: 'a', version: 3 }),
  )
  expect(isEdited(edit)).toBe(false)
  edit.fields.turns = 9
  expect(isEdited(edit)).toBe(true)
  expect(edit.base.turns).toBeNull()
  expect(findScenarioProblem(edit.fields)).toBeNull()
  expect(findScenarioProblem({ ...edit.fields, name: ' ' })).toBe('Give the scenario a name.')
  expect(findScenarioProblem({ ...edit.fields, sides: [{ name: '', warbandId: null, zone: null }] })).toContain(
    'side 1',
  )
})

test('Sides in one zone are pointed out, as the book lets them stand (P28-SET-2)', () => {
  const side = (name: string, zone: 'side-1' | 'centre' | null) => ({ name, warbandId: null, zone })
  expect(
    listSharedZoneNotes({ sides: [side('Crew', 'side-1'), side('Law', 'side-1'), side('Cult', 'centre')] }),
  ).toEqual(['Crew and Law both deploy in one zone: Table edge 1.'])
  expect(listSharedZoneNotes({ sides: [side('Crew', null), side('Law', null)] })).toEqual([])
})

test('Prompts and zones stand under the six faces of their die (P28-SET-1, P28-SET-2)', () => {
  for (const choices of [SCENARIO_PROMPT_CHOICES, DEPLOYMENT_ZONE_CHOICES])
    expect(choices.map(({ label }) => label.slice(0, 2))).toEqual(['1.', '2.', '3.', '4.', '5.', '6.'])
})
