import { expect, test } from 'vitest'
import { PRINTED_RULES } from '#main/games/planet28/house/build-rules.ts'
import type { UnitStateView } from '#shared/contract/planet28/advancement.ts'
import type { CharacterView, SquadView, VehicleView } from '#shared/contract/planet28/units.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import type { UnitSheetOptions } from './printable-unit.ts'
import {
  buildCharacterSheetContent,
  buildSquadSheetContent,
  buildVehicleSheetContent,
  joinEqualCharacterSheets,
} from './unit-sheet-content.ts'

const LOOK: UnitSheetOptions = { asNumbers: false, notes: true, codesLeadTo: '', pictureUrl: () => null }
const PRINT = { rules: PRINTED_RULES, house: [] }
const SKILLS = { A: 3, F: 4, S: 5, AW: 2, P: 1 }
const unit = {
  warbandId: 'w1',
  warbandName: 'The Unpaid',
  version: 1,
  notes: '',
  background: '',
  portraitId: null,
  allowed: [],
  isArchived: false,
  isLost: false,
}
const bill = {
  cost: 42,
  formula: 42,
  lines: [
    { part: 'base', source: 'New character', cost: 10, rule: 'P28-BUILD-2' },
    { part: 'traits', source: 'Coward', cost: -15, rule: 'P28-TR-coward' },
    { part: 'equipment', source: 'Ammo', cost: 4, rule: 'P28-IT-ammo-basic' },
    { part: 'equipment', source: 'Ammo', cost: 4, rule: 'P28-IT-ammo-basic' },
    { part: 'skills', source: 'Free', cost: 0, rule: 'P28-BUILD-2' },
  ],
}

const character: CharacterView = {
  ...unit,
  id: 'c1',
  name: 'Mira Voss',
  isLeader: true,
  hasAgenda: true,
  profile: {
    skills: SKILLS,
    hitPoints: 20,
    traits: ['minor-arcana', 'brave'],
    abilities: ['heal'],
    equipment: ['heavy-slug-rifle', 'light-armour', 'ammo-basic', 'ammo-basic', 'ammo-basic', 'strange-idol'],
  },
  check: { bill, speedCm: 10, hands: { has: 2, carries: 2 }, problems: [] },
}
const squad: SquadView = {
  ...unit,
  id: 's1',
  name: 'The Watch',
  profile: {
    skills: SKILLS,
    hitPoints: 20,
    traits: [],
    abilities: [],
    loadouts: [
      { members: 3, equipment: ['shotgun'] },
      { members: 1, equipment: ['sniper-rifle'] },
    ],
  },
  check: {
    bill,
    speedCm: 10,
    hands: { has: 2, carries: 2 },
    members: 4,
    memberCost: 10,
    sameWeapons: { has: 3, needs: 3 },
    problems: [],
  },
}
const vehicle: VehicleView = {
  ...unit,
  id: 'v1',
  name: 'Grandmother Rust',
  profile: {
    type: 'ground',
    A: 3,
    S: 4,
    sections: [
      { cell: 'D2', section: 'hard-point', weapon: 'mortar' },
      { cell: 'C3', section: 'engine' },
      { cell: 'D3', section: 'crew' },
      { cell: 'C4', section: 'turret-hard-point', weapon: 'sniper-rifle' },
    ],
    traits: ['camo'],
    abilities: [],
    weapons: ['battle-cannon'],
  },
  check: {
    bill,
    stats: {
      size: 'medium',
      sections: 4,
      hitPoints: 40,
      F: 5,
      damage: '1D10',
      speedCm: 15,
      crew: 1,
      mounts: 2,
      seats: 0,
    },
    fixedCells: [],
    arcs: [
      { cell: 'D2', arc: ['front'], allRound: false },
      { cell: 'C4', arc: ['front', 'rear', 'left', 'right'], allRound: true },
    ],
    freeCells: {},
    problems: [],
  },
}

const standingOf = (unit: UnitStateView['unit'], changes: Partial<UnitStateView>): UnitStateView => ({
  unit,
  name: '',
  warbandId: 'w1',
  points: 0,
  pool: 24,
  purse: 8,
  conditions: [],
  modifiers: [],
  habits: [],
  isOut: null,
  fee: null,
  kinds: [],
  version: 1,
  ...changes,
})
const conditionOf = (changes: Partial<UnitStateView['conditions'][number]>): UnitStateView['conditions'][number] => ({
  id: 'x',
  condition: 'shaken',
  name: 'Shaken',
  summary: 'Trembles.',
  rule: 'P28-INJ-3',
  gamesLeft: null,
  gamesPlayed: 0,
  lasts: 'until it is healed',
  effect: '',
  lostCells: [],
  damaged: [],
  healing: null,
  ...changes,
})

const characterModel = (changes: Partial<CharacterView> = {}, standing: UnitStateView | null = null) =>
  buildCharacterSheetContent({ kind: 'character', view: { ...character, ...changes }, standing, print: PRINT }, LOOK)
const vehicleModel = (changes: Partial<VehicleView> = {}, standing: UnitStateView | null = null) =>
  buildVehicleSheetContent({ kind: 'vehicle', view: { ...vehicle, ...changes }, standing, print: PRINT }, LOOK)

test('a character’s weapon has boxes for its rounds, and other things are counted once', () => {
  const { weapons, entries, cost, kind } = characterModel()
  expect({ cost, kind }).toEqual({ cost: '42', kind: 'Leader' })
  expect(weapons).toEqual([
    {
      name: 'Heavy slug rifle',
      pictogram: 'rifle',
      range: '30 cm',
      damage: '3D6',
      hands: 2,
      text: 'Reload, ballistic · Hard-hitting single-shot long gun.',
      rounds: { name: 'basic rounds', count: 3 },
    },
  ])
  expect(entries.map(({ name, facts }) => `${name} ${facts}`.trim())).toEqual([
    'Light armour 1D6',
    'Minor arcana',
    'Brave',
    'Heal',
    'Strange idol',
    'Reload',
  ])
})

test('injuries stand on the sheet with what they do, and its numbers are those of the next battle', () => {
  const change = { source: 'Crushed leg', what: '', rule: '' }
  const leg = conditionOf({ name: 'Crushed leg', gamesLeft: 2, lasts: '2 more battles', summary: 'Limps.' })
  const modifiers = [
    { ...change, on: 'A', value: -2 },
    { ...change, on: 'speedCm', value: -3 },
    { ...change, on: 'hitPoints', value: -5 },
  ]
  const standing = standingOf({ kind: 'character', id: 'c1' }, { conditions: [leg], modifiers, isOut: 'It heals.' })
  const { stats, hitPoints, conditions } = characterModel({}, standing)
  expect(stats[0]).toMatchObject({ name: 'Agility', value: '1', scale: 1 })
  expect(stats.at(-1)).toMatchObject({ name: 'Speed cm', value: '7' })
  expect(hitPoints).toBe(15)
  expect(conditions.map(({ name, text, boxes }) => [name, text, boxes])).toEqual([
    ['Misses the next battle', 'It heals.', 0],
    ['Crushed leg', 'Limps. For 2 more battles.', 2],
  ])
})

test('P28-VCAMP-3: damage is printed, and each section has the hit points that are left', () => {
  const damage = conditionOf({ name: 'Damaged', lostCells: ['D2'], damaged: [{ cell: 'C4', hitPoints: 4 }] })
  const { sections, conditions } = vehicleModel({}, standingOf({ kind: 'vehicle', id: 'v1' }, { conditions: [damage] }))
  expect(conditions.map(({ name }) => name)).toEqual(['Damaged'])
  expect(sections.map(({ cell, hitPoints }) => [cell, hitPoints])).toEqual([
    ['D2', 0],
    ['C3', 10],
    ['D3', 10],
    ['C4', 4],
  ])
})

test('a sheet says that a hidden agenda is held, not which (P28-AGENDA-1)', () => {
  const model = characterModel()
  expect(model.hasAgenda).toBe(true)
  expect(JSON.stringify(model)).not.toMatch(/mule/i)
})

test('a group’s own rows and patched ones are printed as they are in force', () => {
  const brave = { ...PRINTED_RULES.tables.traits['brave'], name: 'Dauntless', page: 0, summary: 'Ours.' }
  const traits = { ...PRINTED_RULES.tables.traits, brave }
  const rules = { ...PRINTED_RULES, tables: { ...PRINTED_RULES.tables, traits } } as Rules
  const print = { rules, house: [] }
  const { entries } = buildCharacterSheetContent({ kind: 'character', view: character, standing: null, print }, LOOK)
  expect(entries).toContainEqual(expect.objectContaining({ name: 'Dauntless', text: 'Ours.' }))
})

test('notes are printed whole, or left out', () => {
  const noted = { ...character, notes: 'One.\nTwo.', background: 'Born on Ash.' }
  const source = { kind: 'character', view: noted, standing: null, print: PRINT } as const
  expect(buildCharacterSheetContent(source, LOOK).notes).toBe('Born on Ash.\nOne.\nTwo.')
  expect(buildCharacterSheetContent(source, { ...LOOK, notes: false }).notes).toBe('')
})

test('a squad has hit points for each member and weapons by loadout (P28-SQ-1)', () => {
  const model = buildSquadSheetContent({ kind: 'squad', view: squad, standing: null, print: PRINT }, LOOK)
  expect(model.members).toEqual(['1 (A)', '2 (A)', '3 (A)', '4 (B)'])
  expect(model.weapons.map(({ name }) => name)).toEqual(['Shotgun (A)', 'Sniper rifle (B)'])
})

test('a vehicle’s hull shows every section with its arc, and its weapons where they fire (P28-VEH-FACE-1)', () => {
  const { sections, weapons, hasFacings } = vehicleModel()
  expect(hasFacings).toBe(true)
  expect(sections.map(({ cell, name, arc, note, isCore }) => [cell, name, arc.join(), note, isCore])).toEqual([
    ['D2', 'Hard point', 'front', '', false],
    ['C3', 'Engine', '', '', true],
    ['D3', 'Crew', '', '', true],
    ['C4', 'Turret hard point', '', '360°', false],
  ])
  expect(weapons.map(({ name, range, hands, text }) => [name, range, hands, text.split(' · ')[0]])).toEqual([
    ['Mortar', '30–60 cm', 'front', 'Hard point D2'],
    ['Sniper rifle', '60 cm', '360°', 'Turret hard point C4'],
    ['Battle cannon', '60 cm', '–', 'on no mount'],
  ])
})

test('a small vehicle has no facings (P28-VEH-FACE-1)', () => {
  const check = { ...vehicle.check, stats: { ...vehicle.check.stats, size: 'small' as const } }
  expect(vehicleModel({ check }).hasFacings).toBe(false)
})

test('characters that differ in their names only share a sheet', () => {
  const plain = { hasAgenda: false, isLeader: false }
  const first = characterModel({ ...plain, id: 'a', name: 'Rifle Ann' })
  const second = characterModel({ ...plain, id: 'b', name: 'Rifle Bo' })
  const leader = characterModel({ id: 'c', name: 'Mira Voss' })
  const joined = joinEqualCharacterSheets([leader, first, second])
  expect(joined.map(({ title, members }) => [title, members])).toEqual([
    ['Mira Voss', null],
    ['Rifle', ['Rifle Ann', 'Rifle Bo']],
  ])
})

test.each([
  [['Ana of Dun', 'Bob of Dun'], 'Ana of Dun and 1 more'],
  [['Wall Guard 1', 'Wall Guard 2'], 'Wall Guard'],
])('a shared sheet of %s is called %s', (names, title) => {
  const sheets = names.map((name) => characterModel({ hasAgenda: false, isLeader: false, id: name, name }))
  expect(joinEqualCharacterSheets(sheets).map((sheet) => sheet.title)).toEqual([title])
})
