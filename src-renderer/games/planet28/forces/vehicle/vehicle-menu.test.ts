import { expect, test } from 'vitest'
import type { PlacedSection } from '#shared/games/planet28/model.ts'
import { PRINTED_TABLES, type Rules } from '#shared/games/planet28/rulebook.ts'
import { RULINGS, type Settings } from '#shared/games/planet28/tables/rulings.ts'
import { listSectionLimitTexts } from '../cost/section-limit-texts.ts'
import { listEmptyCellMenuItems, listSectionMenuItems } from './vehicle-menu.ts'
import { listSectionMoveTargets } from './vehicle-moves.ts'
import { describeCell, findFacingSide, listSectionKinds, buildSectionDisplay } from './vehicle-rows.ts'

const DEFAULTS = Object.fromEntries(
  Object.entries(RULINGS).map(([id, { choices }]) => [id, choices[0].value]),
) as unknown as Settings
const RULES: Rules = { settings: DEFAULTS, tables: PRINTED_TABLES }
const labels = (placed: PlacedSection, waiting: string[] = [], isFixed = false): string[] =>
  listSectionMenuItems(placed, { waiting, isFixed, rules: RULES }).map(({ label }) => label)
const ramming = { name: 'Ramming prow', cost: 12, hitPoints: 20, page: 0, summary: '' }
const own: Rules = {
  ...RULES,
  tables: { ...PRINTED_TABLES, vehicleSections: { ...PRINTED_TABLES.vehicleSections, prow: ramming } },
}

test('an empty cell offers what may stand there, with its price', () => {
  const offered = listEmptyCellMenuItems('C4', { crew: ['C4'], radio: ['D4'], 'hard-point': ['C4', 'D4'] }, RULES)
  expect(offered.map(({ label }) => label)).toEqual(['Crew', 'Hard point'])
  expect(offered[0]).toMatchObject({ action: { do: 'place', section: 'crew' }, hint: '10' })
  expect(listEmptyCellMenuItems('A1', {}, RULES)).toEqual([{ label: 'Nothing may stand here yet', action: null }])
})

test('a mount offers weapons, a core cell its sides, every section moving and taking out (P28-VB-2, P28-GRID-7)', () => {
  expect(labels({ cell: 'C4', section: 'hard-point' }, ['mortar', 'mortar'])).toEqual([
    'Mount the Mortar',
    'Choose a weapon…',
    'Faces rear',
    'Faces left',
    'Move it',
    'Take it out',
  ])
  expect(labels({ cell: 'B4', section: 'turret-hard-point', weapon: 'mortar' })).toEqual([
    'Change the weapon…',
    'Let the Mortar wait',
    'Remove the Mortar',
    'Move it',
    'Take it out',
  ])
  expect(labels({ cell: 'C4', section: 'radio' })).toEqual(['Move it', 'Take it out'])
  expect(labels({ cell: 'C3', section: 'engine' }, [], true)).toEqual(['Engine stays where it is'])
})

test("a group's own section has a sign and a name, one that the rules lost a name", () => {
  expect(listSectionKinds(own.tables).at(-1)).toMatchObject({ name: 'Ramming prow', origin: 'house' })
  expect(buildSectionDisplay({ cell: 'C4', section: 'prow' }, own.tables).sign.word).toBe('Ramming')
  expect(buildSectionDisplay({ cell: 'C4', section: 'gone-thing' }, PRINTED_TABLES)).toMatchObject({
    name: 'gone thing',
    row: null,
  })
})

test('a cell says what stands there, what it fires and what is wrong (P28-GRID-4)', () => {
  const arc = { cell: 'A1', arc: ['front' as const], allRound: false } as const
  const placed: PlacedSection = { cell: 'A1', section: 'hard-point', weapon: 'mortar' }
  const shown = buildSectionDisplay(placed, PRINTED_TABLES)
  const measured = {
    arc: { ...arc, arc: [...arc.arc] },
    problems: [{ severity: 'refused' as const, message: 'Move it.' }],
    rules: RULES,
  }
  expect(describeCell('A1', shown, measured)).toBe(
    'A1: Hard point with Mortar, fires to the front, 10 hit points, front, large ring. Problem: Move it.',
  )
  expect(describeCell('C4', null, { arc: null, problems: [], rules: RULES })).toBe('C4: empty, core.')
})

test('a notch shows where a mount fires or a door opens, and none where it turns', () => {
  const placed: PlacedSection = { cell: 'C4', section: 'transport-section', facing: 'left' }
  expect(findFacingSide(placed, null, RULES)).toBe('left')
  expect(findFacingSide(placed, { cell: 'C4', arc: ['front'], allRound: true }, RULES)).toBeUndefined()
  expect(findFacingSide(null, null, RULES)).toBeUndefined()
})

test('a share says how many there may be (P28-VS-armour-plating)', () => {
  const plates = [{ section: 'armour-plating' }, { section: 'armour-plating' }, { section: 'crew' }]
  expect(listSectionLimitTexts(plates, { size: 'small', sections: 3 }, RULES)).toEqual([
    { words: 'Armour plating: 2 of at most 1.', isOver: true },
  ])
  expect(listSectionLimitTexts([], { size: 'small', sections: 2 }, RULES)).toEqual([])
})

test('a lifted section may go to free cells, or swap places with what is not fixed', () => {
  const placed: PlacedSection[] = [
    { cell: 'C4', section: 'engine' },
    { cell: 'B4', section: 'crew' },
    { cell: 'B5', section: 'radio' },
  ]
  const shown = placed.map((section) => buildSectionDisplay(section, PRINTED_TABLES))
  expect(listSectionMoveTargets(shown, { lifted: 'B4', fixed: ['C4'], open: ['A1'] })).toEqual([
    { label: 'Free cells', options: [{ value: 'A1', label: 'A1' }] },
    { label: 'Swap with', options: [{ value: 'B5', label: 'B5, Radio' }] },
  ])
  expect(listSectionMoveTargets(shown, { lifted: 'B4', fixed: ['C4', 'B5'], open: [] })).toEqual([])
})
