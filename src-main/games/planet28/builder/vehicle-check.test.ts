import { expect, test } from 'vitest'
import type { PlacedSection, VehicleProfile } from '#shared/games/planet28/model.ts'
import { CORE_PLACED_SECTIONS } from '#shared/games/planet28/placed-section.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import type { Cell } from '#shared/games/planet28/vehicle-grid.ts'
import { ruled } from '#tests/support/rules.ts'
import { PRINTED_RULES } from '../house/build-rules.ts'
import { placeSections } from '../vectors/place-sections.ts'
import { checkVehicle } from './vehicle-check.ts'

const bare: VehicleProfile = {
  type: 'ground',
  A: 2,
  S: 2,
  sections: CORE_PLACED_SECTIONS,
  traits: [],
  abilities: [],
  weapons: [],
}
const check = (changes: Partial<VehicleProfile>, rules = PRINTED_RULES) => checkVehicle({ ...bare, ...changes }, rules)
const codes = (changes: Partial<VehicleProfile>, rules = PRINTED_RULES): string[] =>
  check(changes, rules).map(({ code }) => code)
const built = (...bought: string[]): readonly PlacedSection[] => placeSections(bought, PRINTED_RULES) ?? []
const withBought = (...bought: string[]): { sections: readonly PlacedSection[] } => ({ sections: built(...bought) })
const times = (count: number, section: string): string[] => Array.from({ length: count }, () => section)
const labels = (changes: Partial<VehicleProfile>, rules = PRINTED_RULES): string[] =>
  check(changes, rules).flatMap(({ fixes }) => fixes.map(({ label }) => label))
/** Where sections of a kind stand in what the first fix of the first problem gives. */
const cellsAfter = (changes: Partial<VehicleProfile>, kind: string, at = 0): Cell[] =>
  (check(changes)[0]?.fixes[at]?.profile.sections ?? [])
    .filter(({ section }) => section === kind)
    .map(({ cell }) => cell)

test('P28-VB-1: the least vehicle is legal; skills go from 2 to 10', () => {
  expect(check({})).toEqual([])
  expect(codes({ A: 1, S: 11 })).toEqual(['skill-range', 'skill-range'])
  expect(check({ S: 11 })[0]?.message).toBe('Shooting is 11; it goes from 2 to 10. Lower Shooting by 1.')
  expect(check({ S: 11 })[0]?.fixes[0]?.profile.S).toBe(10)
})

test('P28-VB-1: the core sections cannot be removed, moved or doubled; a click puts them back', () => {
  expect(check({ sections: [] }).map(({ key }) => key)).toEqual(['core-sections:C3', 'core-sections:D3'])
  expect(codes({ sections: [{ cell: 'C3', section: 'engine' }] })).toEqual(['core-sections'])
  const swapped: PlacedSection[] = [
    { cell: 'D3', section: 'engine' },
    { cell: 'C3', section: 'crew' },
  ]
  expect(codes({ sections: swapped })).toEqual(['core-sections', 'core-sections'])
  expect(check({ sections: swapped })[0]?.fixes[0]).toMatchObject({
    label: 'Put the engine in C3',
    profile: { sections: CORE_PLACED_SECTIONS },
  })
  const doubled = { sections: [...CORE_PLACED_SECTIONS, { cell: 'C4', section: 'engine' } as const] }
  expect(check(doubled)[0]?.message).toContain('2 in C3, C4')
  expect(check(doubled)[0]?.fixes[0]?.profile.sections).toEqual(CORE_PLACED_SECTIONS)
})

test('P28-VTR-mercenary: the core crew may be another section, and a seat for the Pilot is asked for', () => {
  const sections: PlacedSection[] = [
    { cell: 'C3', section: 'engine' },
    { cell: 'D3', section: 'transport-section' },
  ]
  expect(labels({ sections })).toEqual(['Put a crew in D3', 'Take Mercenary'])
  expect(cellsAfter({ sections }, 'transport-section')).toEqual(['D4'])
  expect(codes({ sections, traits: ['mercenary'] })).toEqual([])
  expect(check({ traits: ['mercenary'] })).toMatchObject([{ rule: 'P28-VTR-mercenary', severity: 'flagged' }])
  expect(labels({ traits: ['mercenary'] })).toEqual(['Add a Transport section', 'Drop Mercenary'])
  expect(codes({ sections: sections.slice(0, 1), traits: ['mercenary'] })).toContain('core-sections')
})

test('P28-GRID-1: one section a cell; the other one moves or goes', () => {
  const sections: PlacedSection[] = [
    ...CORE_PLACED_SECTIONS,
    { cell: 'C4', section: 'radio' },
    { cell: 'C4', section: 'crew' },
  ]
  expect(check({ sections })).toMatchObject([
    { key: 'cell-taken:C4', rule: 'P28-GRID-1', code: 'cell-taken', cells: ['C4'] },
  ])
  expect(labels({ sections })).toEqual(['Move the Crew to D4', 'Remove the Crew'])
})

test('P28-GRID-5: rings fill from the inside out, unless the setting frees them', () => {
  const sections: PlacedSection[] = [...CORE_PLACED_SECTIONS, { cell: 'C2', section: 'radio' }]
  const [problem] = check({ sections })
  expect(problem).toMatchObject({ key: 'inside-out:medium', rule: 'P28-GRID-5', cells: ['C2'] })
  expect(problem?.message).toContain('2 inner cells are empty (C4, D4)')
  expect(labels({ sections })).toEqual(['Move sections inwards', 'Remove the Radio'])
  expect(cellsAfter({ sections }, 'radio')).toEqual(['C4'])
  expect(check({ sections }, ruled({ gridFill: 'free' }))).toEqual([])
})

test('P28-GRID-5: six by six ends at row 6, six by seven holds 6, 20 and 42', () => {
  const sections: PlacedSection[] = [
    ...CORE_PLACED_SECTIONS,
    { cell: 'C4', section: 'radio' },
    { cell: 'A7', section: 'crew' },
  ]
  expect(check({ sections })[0]).toMatchObject({ key: 'off-grid', cells: ['A7'], severity: 'refused' })
  expect(labels({ sections }).slice(0, 2)).toEqual(['Move the Crew to D4', 'Remove the Crew'])
  const long = ruled({ gridPreset: '6x7' })
  const six = placeSections(times(4, 'crew'), long) ?? []
  expect(six.slice(2).map(({ cell }) => cell)).toEqual(['D5', 'C5', 'D4', 'C4'])
  expect(codes({ sections: six }, long)).toEqual([])
  expect(placeSections(times(40, 'crew'), long)).toHaveLength(42)
  expect(placeSections(times(41, 'crew'), long)).toBeNull()
})

test('P28-VS-armour-plating: half of a small or medium vehicle, a quarter of a large one, rounded down', () => {
  expect(codes(withBought('radio', 'armour-plating'))).toEqual([])
  expect(codes(withBought(...times(4, 'armour-plating'), 'radio', 'crew'))).toEqual([])
  const [problem] = check(withBought(...times(5, 'armour-plating'), 'radio', 'crew'))
  expect(problem).toMatchObject({ rule: 'P28-VS-armour-plating', key: 'section-share:armour-plating' })
  expect(problem?.message).toContain(
    '5 of 9 sections are Armour plating; a medium vehicle may have 50 %, here 4. Remove 1',
  )
  expect(problem?.fixes.map(({ label }) => label)).toEqual(['Remove 1 Armour plating'])
  expect(codes(withBought(...times(5, 'armour-plating'), ...times(13, 'crew')))).toEqual([])
  expect(codes(withBought(...times(6, 'armour-plating'), ...times(12, 'crew')))).toEqual(['section-share'])
})

test('P28-VS-armour-plating: as many go as needed when each one lessens the rest', () => {
  expect(labels(withBought(...times(9, 'armour-plating'), 'crew'))).toEqual(['Remove 6 Armour plating'])
})

test('P28-VS-dozer-blade: in the front of a medium or large vehicle', () => {
  expect(codes(withBought('dozer-blade', 'crew', 'crew'))).toEqual([])
  const inCore: PlacedSection[] = [...CORE_PLACED_SECTIONS, { cell: 'C4', section: 'dozer-blade' }]
  expect(codes({ sections: inCore })).toEqual(['section-size', 'section-facing'])
  const core = built('crew', 'crew')
  const inRear: PlacedSection[] = [...core, { cell: 'C5', section: 'dozer-blade' }]
  expect(check({ sections: inRear })[0]?.message).toContain('belongs in the front, and C5 is rear')
  expect(labels({ sections: inRear })).toEqual(['Move the Dozer blade to E2', 'Remove the Dozer blade'])
  const inCorner: PlacedSection[] = [...core, { cell: 'B2', section: 'dozer-blade' }]
  expect(codes({ sections: inCorner })).toEqual([])
  expect(codes({ sections: inCorner }, ruled({ corners: 'leftRight' }))).toEqual(['section-facing'])
  expect(codes({ sections: inCorner }, ruled({ corners: 'ownerChooses' }))).toEqual([])
})

test('P28-GRID-4: a corner that the owner lets face left is no front', () => {
  const rules = ruled({ corners: 'ownerChooses' })
  const sections: PlacedSection[] = [...built('crew', 'crew'), { cell: 'B2', section: 'dozer-blade', facing: 'left' }]
  expect(labels({ sections }, rules)).toContain('Let it face front')
})

test('P28-VS-dozer-blade: a full front gives it a place by a swap', () => {
  const core = built('crew', 'crew')
  const front = (['B2', 'C2', 'D2', 'E2'] as const).map((cell) => ({ cell, section: 'crew' }))
  const sections: PlacedSection[] = [...core, ...front, { cell: 'C5', section: 'dozer-blade' }]
  expect(labels({ sections })[0]).toBe('Swap it with the Crew in B2')
  expect(cellsAfter({ sections }, 'dozer-blade')).toEqual(['B2'])
})

test('P28-VB-2: weapons wait for a mount, and a click mounts them', () => {
  const twoMounts = withBought('hard-point', 'turret-hard-point')
  const [waiting] = check({ ...twoMounts, weapons: ['shotgun', 'mortar'] })
  expect(waiting).toMatchObject({ key: 'unmounted', severity: 'flagged' })
  expect(waiting?.message).toBe('Shotgun, Mortar: on no hard point or turret yet. Choose where they stand.')
  const mounted = waiting?.fixes[0]?.profile
  expect(mounted?.weapons).toEqual([])
  expect(mounted?.sections.map(({ weapon }) => weapon ?? null)).toEqual([null, null, 'mortar', 'shotgun'])
  expect(check(mounted ?? {})).toEqual([])
})

test('P28-VEH-SHOOT-1: weapons of a vehicle without crew are pointed out, and a click adds crew', () => {
  const crewless: PlacedSection[] = [
    { cell: 'C3', section: 'engine' },
    { cell: 'D3', section: 'transport-section' },
    { cell: 'C4', section: 'hard-point', weapon: 'mortar' },
  ]
  const mercenary = { traits: ['mercenary'] }
  const [found] = check({ ...mercenary, sections: crewless })
  expect(found).toMatchObject({ key: 'no-crew', rule: 'P28-VEH-SHOOT-1', severity: 'flagged', cells: ['C4'] })
  expect(found?.fixes.map(({ label }) => label)).toEqual(['Add a Crew'])
  expect(check(found?.fixes[0]?.profile ?? {})).toEqual([])
  expect(codes({ ...mercenary, sections: crewless.slice(0, 2) })).toEqual([])
})

test('P28-VB-2: no more weapons than mounts', () => {
  const [problem] = check({ ...withBought('hard-point'), weapons: ['shotgun', 'mortar'] })
  expect(problem).toMatchObject({ key: 'mounts', rule: 'P28-VB-2', code: 'mounts', severity: 'refused' })
  expect(problem?.message).toContain('2 weapons, and hard points and turrets number 1. Remove 1')
  expect(problem?.fixes.map(({ label }) => label)).toEqual([
    'Add a Hard point for it',
    'Add a Turret hard point for it',
    'Remove the Mortar',
  ])
})

test('P28-VB-2: ranged weapons only, and only on mounts', () => {
  expect(codes({ ...withBought('hard-point'), weapons: ['club'] })).toEqual(['melee-weapon'])
  const sections: PlacedSection[] = [
    ...CORE_PLACED_SECTIONS,
    { cell: 'C4', section: 'hard-point' },
    { cell: 'D4', section: 'radio', weapon: 'mortar' },
  ]
  expect(check({ sections })).toMatchObject([{ key: 'no-mount:D4', severity: 'refused', cells: ['D4'] }])
  expect(labels({ sections })).toEqual(['Move it to the Hard point in C4', 'Remove the Mortar'])
  const club: PlacedSection[] = [...CORE_PLACED_SECTIONS, { cell: 'C4', section: 'hard-point', weapon: 'club' }]
  expect(check({ sections: club })).toMatchObject([{ key: 'melee-weapon:club', cells: ['C4'] }])
})

test('P28-GRID-7: a hard point or transport in the core of a larger vehicle is asked which way it points', () => {
  const sections = (section: string): PlacedSection[] => [
    ...CORE_PLACED_SECTIONS,
    { cell: 'C4', section },
    { cell: 'D4', section: 'crew' },
    { cell: 'C5', section: 'crew' },
  ]
  const [problem] = check({ sections: sections('hard-point') })
  expect(problem).toMatchObject({ key: 'facing-choice:C4', rule: 'P28-GRID-7', severity: 'flagged', cells: ['C4'] })
  expect(problem?.fixes.map(({ label }) => label)).toEqual(['Let it face rear', 'Let it face left'])
  expect(problem?.fixes[1]?.profile.sections[2]).toEqual({ cell: 'C4', section: 'hard-point', facing: 'left' })
  expect(codes({ sections: sections('transport-section') })).toEqual(['facing-choice'])
  expect(codes({ sections: sections('turret-hard-point') })).toEqual([])
  expect(codes({ sections: sections('hard-point').slice(0, 4) })).toEqual([])
})

test('P28-GRID-7: no section faces where its cell does not', () => {
  const sections: PlacedSection[] = [...built('crew', 'crew'), { cell: 'C5', section: 'hard-point', facing: 'front' }]
  expect(check({ sections })).toMatchObject([{ key: 'facing-impossible:C5', severity: 'refused' }])
  expect(check({ sections })[0]?.fixes[0]?.profile.sections.at(-1)).toEqual({ cell: 'C5', section: 'hard-point' })
})

test('P28-VEH-BREAK-3: a ruling may keep Ramshackle for vehicles of 16 sections', () => {
  const rules = ruled({ ramshackleMinSections: 16 })
  expect(codes({ traits: ['ramshackle'] })).toEqual([])
  expect(check({ traits: ['ramshackle'] }, rules)).toMatchObject([
    { key: 'trait-barred:ramshackle', severity: 'refused', fixes: [{ label: 'Drop Ramshackle' }] },
  ])
  expect(codes({ ...withBought(...times(14, 'crew')), traits: ['ramshackle'] }, rules)).toEqual([])
})

test('P28-TR-0: a vehicle trait or ability is taken once', () => {
  expect(check({ traits: ['camo', 'camo'], abilities: ['repair', 'repair'] })).toMatchObject([
    { key: 'repeated:camo', fixes: [{ profile: { traits: ['camo'] } }] },
    { key: 'repeated-ability:repair', fixes: [{ profile: { abilities: ['repair'] } }] },
  ])
})

test("a group's own section is checked by its columns", () => {
  const ram = { name: 'Ram', cost: 12, hitPoints: 20, facings: ['front', 'rear'], page: 0, summary: '' } as const
  const rules: Rules = {
    ...PRINTED_RULES,
    tables: { ...PRINTED_RULES.tables, vehicleSections: { ...PRINTED_RULES.tables.vehicleSections, ram } },
  }
  const at = (cell: Cell) => ({ sections: [...built('crew', 'crew'), { cell, section: 'ram' }] })
  expect([codes(at('C2'), rules), codes(at('C5'), rules), codes(at('B4'), rules)]).toEqual([[], [], ['section-facing']])
})
