import { expect, test } from 'vitest'
import { PRINTED_RULES } from '#main/games/planet28/build-rules.ts'
import type { UnitStateView } from '#shared/contract/planet28/advancement.ts'
import type { AgendaView } from '#shared/contract/planet28/agendas.ts'
import type { CharacterView, SquadView, UnitLine, VehicleView } from '#shared/contract/planet28/units.ts'
import type { WarbandView } from '#shared/contract/planet28/warbands.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import {
  buildPrintJob,
  DEFAULT_PRINT_CHOICE,
  hasChangedSincePrint,
  type PrintJobContent,
  listPrintedIds,
} from '../print-job.ts'
import type { PrintOptions, SheetSection, Sheet } from '../sheet-model.ts'
import { buildBlankSheet } from './blank-sheets.ts'
import { buildRosterSheet } from './roster-sheet.ts'
import { buildCharacterSheet, buildSquadSheet } from './unit-sheets.ts'
import type { PrintableUnit } from './used-rows.ts'
import { buildVehicleSheet } from './vehicle-sheet.ts'

const OPTIONS: PrintOptions = {
  inkLight: false,
  largePrint: false,
  hitPoints: 'pips',
  portraits: true,
  notes: true,
  codes: false,
  codesLeadTo: '',
}
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

const warband: WarbandView = {
  id: 'w1',
  version: 1,
  name: 'The Unpaid',
  factionId: null,
  pointLimit: 500,
  play: 'opposed',
  leaderId: 'c1',
  stash: ['med-kit', 'med-kit'],
  notes: '',
  background: '',
  portraitId: null,
  allowed: [],
  state: 'active',
  bill,
  cost: 126,
  leftoverCredits: 374,
  hasFought: false,
  characters: 5,
  squads: 1,
  vehicles: 1,
  problems: [],
  unitProblems: { refused: 0, flagged: 0, allowed: 0 },
  isBehindRules: false,
}
const line = (kind: UnitLine['kind'], id: string, name: string, isLeader = false): UnitLine => ({
  kind,
  id,
  name,
  isLeader,
  warbandId: 'w1',
  warbandName: 'The Unpaid',
  version: 1,
  cost: 42,
  hitPoints: 20,
  skills: { A: 3, S: 5 },
  size: 1,
  weapons: ['Shotgun'],
  talents: ['Brave'],
  problems: { refused: 0, flagged: 0, allowed: 0 },
  isArchived: false,
  isLost: false,
  hasAgenda: false,
  portraitId: null,
})
const UNITS: readonly PrintableUnit[] = [
  { kind: 'character', view: character, rules: PRINTED_RULES, standing: null },
  { kind: 'squad', view: squad, rules: PRINTED_RULES, standing: null },
  { kind: 'vehicle', view: vehicle, rules: PRINTED_RULES, standing: null },
]
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
const agenda: AgendaView = {
  id: 'a1',
  characterId: 'c1',
  characterName: 'Mira Voss',
  warbandId: 'w1',
  warbandName: 'The Unpaid',
  playerName: null,
  agenda: 'the-mule',
  face: 2,
  rolled: 'typed',
  failedGames: 1,
  worth: 4,
  mayDrop: false,
  dealtAt: '2026-11-21T10:00:00Z',
  target: 'Side 3',
  note: '',
  choice: { names: 'edge', prompt: '', moment: '', isDue: false, groups: [] },
  search: null,
  isRevealed: false,
  isShared: null,
  version: 1,
}
const MATTER: PrintJobContent = {
  choice: { ...DEFAULT_PRINT_CHOICE, units: ['c1', 's1', 'v1'] },
  units: UNITS,
  warbands: [{ view: warband, rules: PRINTED_RULES, standing: null }],
  lines: [
    line('vehicle', 'v1', 'Grandmother Rust'),
    line('squad', 's1', 'The Watch'),
    line('character', 'c1', 'Mira Voss', true),
  ],
  agendas: null,
  options: OPTIONS,
  states: [],
}

const sectionsOf = ({ bands }: Sheet): SheetSection[] => bands.flatMap(({ sections }) => sections)
function section<Kind extends SheetSection['kind']>(sheet: Sheet, kind: Kind, heading?: string) {
  const found = sectionsOf(sheet).find(
    (candidate) => candidate.kind === kind && (heading ?? candidate.heading) === candidate.heading,
  )
  if (found === undefined || found.kind !== kind) throw new Error(`The sheet has no ${kind} called ${heading}`)
  return found as Extract<SheetSection, { kind: Kind }>
}

test('a character’s sheet counts the same things once and has a box for each that is used up', () => {
  const sheet = buildCharacterSheet(character, PRINTED_RULES, OPTIONS)
  expect(sheet).toMatchObject({ kicker: 'Character · leader', title: 'Mira Voss', figure: { value: '42' } })
  expect(section(sheet, 'weapons').atoms).toEqual([
    { name: 'Heavy slug rifle', count: 1, range: '30 cm', damage: '3D6', hands: '2', rules: 'Reload, Ammo - basic' },
  ])
  expect(section(sheet, 'lines', 'Items').atoms).toMatchObject([
    { name: 'Ammo - basic', count: 3, boxes: 3 },
    { name: 'Strange idol', count: 1, boxes: 0 },
  ])
  expect(section(sheet, 'lines', 'Armour').atoms).toMatchObject([{ facts: '1D6' }])
  expect(section(sheet, 'lines', 'Weapon rules').atoms.map(({ name }) => name)).toEqual(['Reload'])
  expect(section(sheet, 'bill').atoms).toEqual([
    [
      { name: 'New character', cost: 10, count: 1 },
      { name: 'Coward', cost: -15, count: 1 },
      { name: 'Ammo', cost: 8, count: 2 },
    ],
  ])
})

test('hit points are pips, or a number where that is wished or there are too many to tick', () => {
  const lifeOf = (hitPoints: number, options: PrintOptions) =>
    section(
      buildCharacterSheet({ ...character, profile: { ...character.profile, hitPoints } }, PRINTED_RULES, options),
      'life',
    ).atoms
  expect(lifeOf(20, OPTIONS)).toMatchObject([{ hitPoints: 20, pips: true }])
  expect(lifeOf(20, { ...OPTIONS, hitPoints: 'numbers' })).toMatchObject([{ pips: false }])
  expect(lifeOf(999, OPTIONS)).toMatchObject([{ hitPoints: 999, pips: false }])
})

test('injuries stand on the sheet with what they do, and its numbers are those of the next battle', () => {
  const leg = { name: 'Crushed leg', rule: 'P28-INJ-6', gamesLeft: 2, lasts: '2 more battles', effect: 'Agility -2' }
  const change = { source: 'Crushed leg', what: '', rule: '' }
  const standing = standingOf(
    { kind: 'character', id: 'c1' },
    {
      conditions: [conditionOf({ ...leg, summary: 'Limps.' })],
      modifiers: [
        { ...change, on: 'A', value: -2 },
        { ...change, on: 'speedCm', value: -3 },
        { ...change, on: 'hitPoints', value: -5 },
      ],
    },
  )
  const sheet = buildCharacterSheet(character, PRINTED_RULES, OPTIONS, standing)
  expect(section(sheet, 'lines', 'Injuries').atoms).toEqual([
    {
      name: 'Crushed leg',
      count: 1,
      facts: '2 more battles, Agility -2',
      summary: 'Limps.',
      source: 'P28-INJ-6',
      boxes: 2,
    },
  ])
  const [dials = []] = section(sheet, 'dials').atoms
  expect(dials[0]).toMatchObject({ short: 'A', value: '1', unit: 'of 3', mark: 1 })
  expect(dials.at(-1)).toMatchObject({ value: '7', unit: 'cm of 10' })
  expect(section(sheet, 'life').atoms).toMatchObject([{ hitPoints: 15, note: 'of 20' }])
})

test('P28-VCAMP-3: damage is printed, and each section has the hit points that are left', () => {
  const damage = conditionOf({ name: 'Damaged', lostCells: ['D2'], damaged: [{ cell: 'C4', hitPoints: 4 }] })
  const standing = standingOf({ kind: 'vehicle', id: 'v1' }, { conditions: [damage] })
  const sheet = buildVehicleSheet(vehicle, PRINTED_RULES, OPTIONS, standing)
  expect(section(sheet, 'lines', 'Damage').atoms).toMatchObject([{ name: 'Damaged' }])
  expect(section(sheet, 'life', 'Sections').atoms.map(({ label, hitPoints }) => [label, hitPoints])).toEqual([
    ['D2', 0],
    ['C3', 10],
    ['D3', 10],
    ['C4', 4],
  ])
})

test('once a warband has fought, its roster shows pool and purse, and who suffers from what', () => {
  const watch = standingOf({ kind: 'squad', id: 's1' }, { conditions: [conditionOf({})], isOut: 'Out' })
  const own = {
    warbandId: 'w1',
    name: '',
    pool: 24,
    purse: 8,
    waivers: 0,
    vehiclePoints: 0,
    isEnemy: false,
    version: 1,
  }
  const standing = { ...own, hasFought: true, units: [watch] }
  const sheet = buildRosterSheet({ view: warband, rules: PRINTED_RULES, standing }, MATTER.lines, OPTIONS)
  const words = section(sheet, 'dials')
    .atoms.flat()
    .map(({ name, value, unit: ofUnit }) => `${name} ${value} ${ofUnit}`.trim())
  expect(words).toEqual(['Units 3', 'Characters 5', 'Squads 1', 'Vehicles 1', 'Pool 24 points', 'Purse 8 credits'])
  expect(section(sheet, 'roster').atoms.map(({ conditions }) => conditions)).toEqual([
    '',
    'misses the next battle, Shaken',
    '',
  ])
})

test('no sheet of a character says what its hidden agenda is (P28-AGENDA-1)', () => {
  expect(JSON.stringify(buildCharacterSheet(character, PRINTED_RULES, OPTIONS))).not.toMatch(/agenda|mule/i)
})

test('a group’s own rows and patched ones are printed as they stand in force', () => {
  const brave = { ...PRINTED_RULES.tables.traits['brave'], name: 'Dauntless', page: 0, summary: 'Ours.' }
  const rules = {
    ...PRINTED_RULES,
    tables: { ...PRINTED_RULES.tables, traits: { ...PRINTED_RULES.tables.traits, brave } },
  } as Rules
  const lines = section(buildCharacterSheet(character, rules, OPTIONS), 'lines', 'Traits').atoms
  expect(lines).toContainEqual({ name: 'Dauntless', count: 1, facts: '', summary: 'Ours.', source: 'house', boxes: 0 })
})

test('notes are printed whole, or left out', () => {
  const noted = { ...character, notes: 'One.\nTwo.', background: 'Born on Ash.' }
  expect(section(buildCharacterSheet(noted, PRINTED_RULES, OPTIONS), 'text', 'Notes').atoms).toHaveLength(2)
  expect(JSON.stringify(buildCharacterSheet(noted, PRINTED_RULES, { ...OPTIONS, notes: false }))).not.toContain(
    'Born on Ash',
  )
})

test('a squad has hit points for each member and gear by loadout (P28-SQ-1)', () => {
  const sheet = buildSquadSheet(squad, PRINTED_RULES, OPTIONS)
  expect(section(sheet, 'life', 'Members').atoms.map(({ label, note }) => label + note)).toEqual([
    '1A',
    '2A',
    '3A',
    '4B',
  ])
  expect(sectionsOf(sheet).flatMap(({ kind, heading }) => (kind === 'weapons' ? heading : []))).toEqual([
    'Weapons: A, 3 members',
    'Weapons: B, 1 members',
  ])
})

test('a vehicle’s grid shows every section with its points and arcs (P28-VEH-FACE-1)', () => {
  const sheet = buildVehicleSheet(vehicle, PRINTED_RULES, OPTIONS)
  const [drawing] = section(sheet, 'drawing').atoms
  expect(drawing?.sides).toBe(true)
  expect(
    drawing?.sections.map(({ cell, word, arc, allRound, isCore }) => [cell, word, arc.length, allRound, isCore]),
  ).toEqual([
    ['D2', 'Hard', 1, false, false],
    ['C3', 'Engine', 0, false, true],
    ['D3', 'Crew', 0, false, true],
    ['C4', 'Turret', 4, true, false],
  ])
  expect(section(sheet, 'life', 'Sections').atoms.map(({ label, hitPoints }) => [label, hitPoints])).toEqual([
    ['D2', 10],
    ['C3', 10],
    ['D3', 10],
    ['C4', 10],
  ])
  expect(section(sheet, 'weapons').atoms.map(({ name, range, rules }) => [name, range, rules])).toEqual([
    ['Mortar', '30–60 cm', 'D2 fires front, Indirect'],
    ['Sniper rifle', '60 cm', 'C4 fires all round'],
    ['Battle cannon', '60 cm', 'on no mount, Explosive'],
  ])
})

test('a small vehicle has no facings: its drawing has no cross (P28-VEH-FACE-1)', () => {
  const small = { ...vehicle, check: { ...vehicle.check, stats: { ...vehicle.check.stats, size: 'small' as const } } }
  expect(section(buildVehicleSheet(small, PRINTED_RULES, OPTIONS), 'drawing').atoms[0]?.sides).toBe(false)
})

test('a job holds what was chosen and nothing else, the roster first, in roster order', () => {
  const job = buildPrintJob({
    ...MATTER,
    choice: { ...MATTER.choice, kinds: ['units', 'roster'], blanks: ['vehicle'] },
  })
  expect(job.pages.map(({ id }) => id)).toEqual([
    'roster:w1',
    'character:c1',
    'squad:s1',
    'vehicle:v1',
    'blank:vehicle',
  ])
  expect(job.cards).toEqual([])
  expect(listPrintedIds(job)).toEqual(['w1', 'c1', 's1', 'v1'])
  const [roster] = job.pages
  expect(roster && section(roster, 'roster').atoms.map(({ name }) => name)).toEqual([
    'Mira Voss',
    'The Watch',
    'Grandmother Rust',
  ])
})

test('the reference tells the rules in use, the arcana for those who draw on them, and no others', () => {
  const formatReference = (units: readonly PrintableUnit[]) => {
    const [sheet] = buildPrintJob({ ...MATTER, units, choice: { ...MATTER.choice, kinds: ['reference'] } }).pages
    return JSON.stringify(sheet)
  }
  const all = formatReference(UNITS)
  for (const word of [
    'Minor arcana',
    'Shotgun',
    'Mortar',
    'Indirect',
    'Smite',
    'Brain damage',
    'Grinding gears',
    'Camo',
  ])
    expect(all).toContain(word)
  for (const word of ['Plasma rifle', 'Coward', 'Dozer blade', 'Agreed otherwise']) expect(all).not.toContain(word)
  const onWheels = formatReference(UNITS.filter(({ kind }) => kind === 'vehicle'))
  expect(onWheels).not.toContain('Smite')
  expect(onWheels).not.toContain('Brain damage')
})

test('the reference tells what the group agreed on otherwise than it comes', () => {
  const rules = { ...PRINTED_RULES, settings: { ...PRINTED_RULES.settings, corners: 'leftRight' as const } }
  const [sheet] = buildPrintJob({
    ...MATTER,
    warbands: [{ view: warband, rules, standing: null }],
    choice: { ...MATTER.choice, kinds: ['reference'] },
  }).pages
  expect(sheet && section(sheet, 'lines', 'Agreed otherwise').atoms).toMatchObject([
    { name: 'Corners of the grid', summary: 'Left or right.' },
  ])
})

test('there is one card for each weapon and talent in use, which names who has it', () => {
  const { cards } = buildPrintJob({ ...MATTER, choice: { ...MATTER.choice, kinds: ['weapons', 'talents'] } })
  expect(cards.map(({ title }) => title)).toEqual([
    'Battle cannon',
    'Heavy slug rifle',
    'Mortar',
    'Shotgun',
    'Sniper rifle',
    'Brave',
    'Minor arcana',
    'Heal',
    'Camo',
  ])
  const sniper = cards.find(({ title }) => title === 'Sniper rifle')
  expect(sniper && section(sniper, 'text', 'Who').atoms).toEqual([
    { text: 'The Watch, Grandmother Rust', starts: true },
  ])
})

test('a secret card says on its front only that there is one; players get none (P28-AGENDA-1)', () => {
  const choice = { ...MATTER.choice, kinds: ['secrets'] as const }
  expect(buildPrintJob({ ...MATTER, choice }).folds).toEqual([])
  const [fold] = buildPrintJob({ ...MATTER, choice, agendas: [agenda] }).folds
  expect(fold?.front.title).toBe('Mira Voss')
  expect(JSON.stringify(fold?.front)).not.toMatch(/mule|Side 3/)
  expect(fold?.back.title).toBe('The mule')
  expect(JSON.stringify(fold?.back)).toContain('4 campaign points')
  expect(JSON.stringify(fold?.back)).toContain('Side 3')
  expect(buildPrintJob({ ...MATTER, choice, agendas: [{ ...agenda, characterId: 'another' }] }).folds).toEqual([])
})

test('what was never printed counts as changed', () => {
  const state = { kind: 'character' as const, id: 'c1', name: 'Mira Voss', warbandId: 'w1' }
  const states = [
    { ...state, printedAt: '2026-11-20T10:00:00Z', hasChanged: false },
    { ...state, id: 's1', printedAt: '2026-11-20T10:00:00Z', hasChanged: true },
    { ...state, id: 'v1', printedAt: null, hasChanged: false },
  ]
  expect(['c1', 's1', 'v1', 'new'].map((id) => hasChangedSincePrint(states, id))).toEqual([false, true, true, true])
})

test('pp. 83-84: every sheet has campaign points, a blank one also injuries or damage', () => {
  const labels = (sheet: Sheet) =>
    sectionsOf(sheet).flatMap((item) =>
      item.kind === 'life' ? item.atoms.map(({ label, hitPoints }) => [label, hitPoints]) : [],
    )
  const standing = standingOf({ kind: 'character', id: 'c1' }, { points: 14 })
  expect(labels(buildCharacterSheet(character, PRINTED_RULES, OPTIONS, standing))).toContainEqual([
    'Campaign points',
    14,
  ])
  for (const sheet of [
    buildCharacterSheet(character, PRINTED_RULES, OPTIONS),
    buildSquadSheet(squad, PRINTED_RULES, OPTIONS),
    buildVehicleSheet(vehicle, PRINTED_RULES, OPTIONS),
    ...(['character', 'squad', 'vehicle'] as const).map(buildBlankSheet),
  ])
    expect(labels(sheet)).toContainEqual(['Campaign points', null])
  expect(section(buildBlankSheet('character'), 'rules', 'Injuries').atoms).not.toEqual([])
  expect(section(buildBlankSheet('vehicle'), 'rules', 'Damage').atoms).not.toEqual([])
})
