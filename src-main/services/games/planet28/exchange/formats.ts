import type { RulesEdition, ForceJudge } from '../forces/force-judge.ts'
import type { Force } from '../forces/force-loader.ts'
import { type UnitDescription, buildForceDescription } from './describe-force.ts'

/** Formats a warband as Markdown, for a wiki, a blog or notes. */
export function formatForceAsMarkdown(force: Force, edition: RulesEdition, judge: ForceJudge): string {
  const { name, cost, limit, stash, background, notes, units } = buildForceDescription(force, edition, judge)
  return paragraphs([
    `# ${escaped(name)}`,
    `${cost} of ${limit} points`,
    background,
    ...units.map(unitMarkdown),
    stash && `## Stash\n\n${escaped(stash)}`,
    notes && `## Notes\n\n${notes}`,
  ])
}

/** Formats a warband as CSV, one row per unit (RFC 4180). */
export function formatForceAsCsv(force: Force, edition: RulesEdition, judge: ForceJudge): string {
  const rows = buildForceDescription(force, edition, judge).units.map((unit) => [
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

/** Formats a warband as plain text for a chat, a line or two per unit. */
export function formatForceAsPlainText(force: Force, edition: RulesEdition, judge: ForceJudge): string {
  const { name, cost, limit, stash, units } = buildForceDescription(force, edition, judge)
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
  'Hit points',
  ...SKILL_NAMES,
  'Traits',
  'Abilities',
  'Equipment',
  'Sections',
  'Notes',
]

/**
 * Quotes a CSV cell if needed. A text that a spreadsheet would evaluate as a formula is prefixed with an apostrophe.
 */
function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function unitMarkdown(unit: UnitDescription): string {
  return paragraphs([
    `## ${escaped(headOf(unit))}`,
    escaped(statsOf(unit)),
    listsOf(unit)
      .map((line) => `- ${escaped(line)}`)
      .join('\n'),
    unit.notes,
  ]).trimEnd()
}

function headOf({ name, kind, isLeader, size, cost }: UnitDescription): string {
  const what = kind === 'squad' ? `squad of ${size}` : kind === 'vehicle' ? `vehicle of ${size} sections` : ''
  const facts = [isLeader ? 'leader' : '', what, `${cost} pts`].filter((fact) => fact !== '')
  return `${name} (${facts.join(', ')})`
}

function statsOf({ skills, hitPoints }: UnitDescription): string {
  const values = SKILL_NAMES.flatMap((skill) => (skills[skill] === undefined ? [] : [`${skill} ${skills[skill]}`]))
  return `${values.join(', ')}, ${hitPoints} HP`
}

function listsOf({ traits, abilities, gear, build }: UnitDescription): string[] {
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

/** Escapes Markdown syntax. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>#|]/g, '\\$&')
}
