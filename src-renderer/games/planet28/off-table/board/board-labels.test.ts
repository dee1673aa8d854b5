import { expect, test } from 'vitest'
import type { OffTableOrderView, OffTableUnit, OffTableView } from '#shared/contract/planet28/off-table-board.ts'
import { listHealableConditions, listRepairableDamage, toggleTreatmentWant } from '../orders/want-draft.ts'
import { listBoardDays, buildBoardRows, formatOffTableProgress, formatOrderWants } from './board-labels.ts'
import { createServiceInput, createOffTableOrderFields } from './off-table-fields.ts'

const unit = (id: string, more: Partial<OffTableUnit> = {}): OffTableUnit => ({
  id,
  kind: 'character',
  name: id,
  ailments: [],
  isMedic: false,
  canHaggle: false,
  isTerrifying: false,
  ...more,
})
const order = (more: Partial<OffTableOrderView>): OffTableOrderView => ({
  id: 'order',
  day: 1,
  warbandId: 'crew',
  groupId: 'a',
  groupName: 'Scouts',
  placeId: 'row',
  deed: 'rest',
  serviceId: null,
  wants: [],
  text: '',
  result: null,
  version: 1,
  ...more,
})
const GAME: OffTableView = {
  id: 'game',
  name: 'Docks',
  scene: '',
  notes: '',
  nightId: null,
  afterBattleId: null,
  scenarioId: null,
  fromDay: 4,
  day: 4,
  days: 2,
  isOver: false,
  places: [],
  encounters: [],
  missing: [],
  entries: [],
  version: 1,
  groups: [{ id: 'a', warbandId: 'crew', name: 'Scouts', unitIds: ['vex'], placeId: null, version: 1 }],
  orders: [],
  warbands: [{ id: 'crew', name: 'Crew', units: [unit('vex')], pool: 0, credits: 0, ungrouped: [] }],
}

test('a board shows the days planned, later ones where it goes on, those that passed where it is over', () => {
  expect(listBoardDays(GAME)).toEqual([4, 5])
  expect(listBoardDays({ ...GAME, day: 7 })).toEqual([4, 5, 6, 7])
  expect(listBoardDays({ ...GAME, day: 5, isOver: true })).toEqual([4])
  expect(formatOffTableProgress({ ...GAME, day: 7 })).toBe('all 2 days that were planned are over')
  expect(formatOffTableProgress({ ...GAME, day: 5 })).toBe('day 2 of 2')
  expect(formatOffTableProgress({ ...GAME, day: 5, isOver: true })).toBe('over after 1 day')
})

test('a group that is gone keeps a row of its own for what it did', () => {
  const rows = buildBoardRows({
    ...GAME,
    orders: [order({}), order({ id: 'old', groupId: null, groupName: 'Old guard' })],
  })
  expect(rows).toMatchObject([
    { groupId: 'a', name: 'Scouts', warband: 'Crew', people: ['vex'], orders: [{ id: 'order' }] },
    { groupId: null, name: 'Old guard', orders: [{ id: 'old' }] },
  ])
})

test('wants are told by name', () => {
  const wants = [
    { what: 'gear', unitId: 'vex', id: 'med-kit' },
    { what: 'gear', unitId: 'crew', id: 'med-kit' },
    { what: 'recruit', name: 'Nix', likeId: null },
  ] satisfies OffTableOrderView['wants']
  const text = formatOrderWants(order({ wants }), GAME, () => 'Med kit')
  expect(text).toBe('Med kit for vex, Med kit for the stash, hire Nix')
})

test('injuries are healed, vehicles mended: sections all at once', () => {
  const hurt = unit('vex', { ailments: [{ id: 'hand', name: 'Shattered hand' }] })
  const ailments = [
    { id: 'dent', name: 'Damaged' },
    { id: 'gears', name: 'Grinding gears' },
  ]
  const mule = unit('mule', { kind: 'vehicle', ailments })
  const [hand] = listHealableConditions([hurt, mule])
  const [sections, gears] = listRepairableDamage([hurt, mule])
  expect([hand?.label, sections?.label, gears?.label]).toEqual([
    'vex: Shattered hand',
    'mule: all sections',
    'mule: Grinding gears',
  ])
  if (!hand || !sections) throw new Error('Nothing to mend')
  const wants = toggleTreatmentWant([], hand, { what: 'heal', isWanted: true })
  expect(wants).toEqual([{ what: 'heal', unitId: 'vex', conditionId: 'hand', medicId: null }])
  expect(toggleTreatmentWant(wants, hand, { what: 'heal', isWanted: false })).toEqual([])
  expect(toggleTreatmentWant([], sections, { what: 'repair', isWanted: true })).toEqual([
    { what: 'repair', unitId: 'mule', conditionId: null },
  ])
})

test('an order begins where the group is; services of one kind have names of their own', () => {
  const [group] = GAME.groups
  if (!group) throw new Error('There is no group')
  expect(createOffTableOrderFields({ ...group, placeId: 'row' }, null, GAME)).toMatchObject({
    placeId: 'row',
    deed: 'go',
  })
  expect(createOffTableOrderFields(group, order({ deed: 'talk', text: 'Hm.' }), GAME)).toMatchObject({
    deed: 'talk',
    text: 'Hm.',
  })
  const first = createServiceInput('market', [])
  const second = createServiceInput('market', [first])
  expect([first.id, second.id]).toEqual(['market-1', 'market-2'])
  expect(createServiceInput('market', [second]).id).toBe('market-1')
})
