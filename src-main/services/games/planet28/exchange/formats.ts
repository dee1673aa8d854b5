import { findRow, type Rulebook, type TableName } from '#shared/games/planet28/rulebook.ts'
import type { Edition, ForceJudge, JudgedUnit } from '../forces/force-judge.ts'
import type { Force, ForceUnit } from '../forces/force-roster.ts'

/** A unit in words, as every readable format tells it. */
interface UnitWords {
  readonly kind: ForceUnit['kind']
  readonly name: string
  readonly isLeader: boolean
  readonly cost: number
  readonly hitPoints: number
  readonly size: number
  readonly skills: Readonly<Record<string, number>>
  readonly traits: string
  readonly abilities: string
  /** What it carries; of a vehicle, its weapons. */
  readonly gear: string
  /** Sections of a vehicle. */
  readonly build: string
  readonly notes: string
}

interface ForceWords {
  readonly name: string
  readonly cost: number
  readonly limit: number
  readonly stash: string
  readonly background: string
  readonly notes: string
  readonly units: readonly UnitWords[]
}

const GEAR: readonly TableName[] = ['weapons', 'armour', 'items']
const MOUNTED: readonly TableName[] = ['vehicleWeapons', 'weapons']

/** A warband as Markdown: for a wiki, a blog or a page of notes. */
export function asMarkdown(force: Force, edition: Edition, judge: ForceJudge): string {
  const { name, cost, limit, stash, background, notes, units } = wordsOf(force, edition, judge)
  return paragraphs([
    `# ${escaped(name)}`,
    `${cost} of ${limit} points`,
    background,
    ...units.map(unitMarkdown),
    stash && `## Stash\n\n${escaped(stash)}`,
    notes && `## Notes\n\n${notes}`,
  ])
}

/** A warband as a table for spreadsheets: one row a unit (RFC 4180). */
export function asCsv(force: Force, edition: Edition, judge: ForceJudge): string {
  const rows = wordsOf(force, edition, judge).units.map((unit) => [
    unit.kind,
    unit.name,
    unit.isLeader ? 'leader' : '',
    unit.cost,
    unit.size,
    unit.hitPoints,
    ...SKILL_NAMES.map((skill) => unit.skills[skill] ?? ''),
    unit.traits,
    unit.abilities,
    unit.gear,
    unit.build,
    unit.notes,
  ])
  return [CSV_HEAD, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
}

/** A warband as plain text for a chat: a line or two a unit. */
export function asPlainText(force: Force, edition: Edition, judge: ForceJudge): string {
  const { name, cost, limit, stash, units } = wordsOf(force, edition, judge)
  const lines = units.map((unit) => `- ${headOf(unit)}: ${[statsOf(unit), ...listsOf(unit)].join('; ')}`)
  return `${[`${name} (${cost}/${limit} pts)`, ...lines, ...(stash ? [`Stash: ${stash}`] : [])].join('\n')}\n`
}

const SKILL_NAMES = ['A', 'F', 'S', 'AW', 'P'] as const
const CSV_HEAD = [
  'Kind',
  'Name',
  'Role',
  'Points',
  'Size',
  'Hit-points',
  ...SKILL_NAMES,
  'Traits',
  'Abilities',
  'Equipment',
  'Sections',
  'Notes',
]

/** Quoted where it must be; a text that a spreadsheet would take for a formula gets an apostrophe in front. */
function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function unitMarkdown(unit: UnitWords): string {
  return paragraphs([
    `## ${escaped(headOf(unit))}`,
    escaped(statsOf(unit)),
    listsOf(unit)
      .map((line) => `- ${escaped(line)}`)
      .join('\n'),
    unit.notes,
  ]).trimEnd()
}

function headOf({ name, kind, isLeader, size, cost }: UnitWords): string {
  const what = kind === 'squad' ? `squad of ${size}` : kind === 'vehicle' ? `vehicle of ${size} sections` : ''
  const facts = [isLeader ? 'leader' : '', what, `${cost} pts`].filter((fact) => fact !== '')
  return `${name} (${facts.join(', ')})`
}

function statsOf({ skills, hitPoints }: UnitWords): string {
  const values = SKILL_NAMES.flatMap((skill) => (skills[skill] === undefined ? [] : [`${skill} ${skills[skill]}`]))
  return `${values.join(', ')}, ${hitPoints} HP`
}

function listsOf({ traits, abilities, gear, build }: UnitWords): string[] {
  return [
    ...(traits ? [`Traits: ${traits}`] : []),
    ...(abilities ? [`Abilities: ${abilities}`] : []),
    ...(build ? [`Built of: ${build}`] : []),
    ...(gear ? [`Carries: ${gear}`] : []),
  ]
}

function paragraphs(parts: readonly string[]): string {
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

/** Signs that Markdown would read as its own. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>#|]/g, '\\$&')
}

/** Archived units are left out: they do not take part. */
function wordsOf(force: Force, edition: Edition, judge: ForceJudge): ForceWords {
  const { warband } = force
  const { units, bill } = judge.force(force, edition)
  const { tables } = edition.rules
  return {
    name: warband.name,
    cost: bill.cost,
    limit: warband.pointLimit,
    stash: namesIn(tables, GEAR, warband.stash),
    background: warband.background,
    notes: warband.notes,
    units: units
      .filter(({ forceUnit }) => !forceUnit.unit.isArchived)
      .map((judged) => unitWords(judged, tables, judged.forceUnit.unit.id === warband.leaderId)),
  }
}

function unitWords({ forceUnit, judgement }: JudgedUnit, tables: Rulebook, isLeader: boolean): UnitWords {
  const { name, notes } = forceUnit.unit
  const { cost, hitPoints, size, skills } = judgement
  return {
    kind: forceUnit.kind,
    name,
    isLeader,
    cost,
    hitPoints,
    size,
    skills,
    notes,
    ...profileWords(forceUnit, tables),
  }
}

function profileWords(
  forceUnit: ForceUnit,
  tables: Rulebook,
): Pick<UnitWords, 'traits' | 'abilities' | 'gear' | 'build'> {
  if (forceUnit.kind === 'vehicle') {
    const { type, sections, traits, abilities, weapons } = forceUnit.unit.profile
    const mounted = sections.flatMap(({ weapon }) => weapon ?? [])
    const kind = findRow(tables, 'vehicleTypes', type)?.name ?? type
    const built = namesIn(
      tables,
      ['vehicleSections'],
      sections.map(({ section }) => section),
    )
    return {
      traits: namesIn(tables, ['vehicleTraits'], traits),
      abilities: namesIn(tables, ['vehicleAbilities'], abilities),
      gear: namesIn(tables, MOUNTED, [...mounted, ...weapons]),
      build: `${kind}: ${built}`,
    }
  }
  const { traits, abilities } = forceUnit.unit.profile
  const talents = { traits: namesIn(tables, ['traits'], traits), abilities: namesIn(tables, ['abilities'], abilities) }
  if (forceUnit.kind === 'character')
    return { ...talents, gear: namesIn(tables, GEAR, forceUnit.unit.profile.equipment), build: '' }
  const loadouts = forceUnit.unit.profile.loadouts.map(
    ({ members, equipment }) => `${members} with ${namesIn(tables, GEAR, equipment) || 'nothing'}`,
  )
  return { ...talents, gear: loadouts.join(', '), build: '' }
}

/** Names in the order picked, each once with how many there are: “Ammo - basic ×3”. */
function namesIn(tables: Rulebook, among: readonly TableName[], ids: readonly string[]): string {
  const names = ids.flatMap((id) => {
    const table = among.find((name) => findRow(tables, name, id) !== null)
    return table === undefined ? [] : [findRow(tables, table, id)?.name ?? id]
  })
  const counts = Map.groupBy(names, (name) => name)
  return [...counts].map(([name, all]) => (all.length === 1 ? name : `${name} ×${all.length}`)).join(', ')
}
