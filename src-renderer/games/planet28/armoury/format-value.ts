import type { DefinitionListItem } from '#renderer/ui/types.ts'
import { formatNumber } from '#shared/kit/format.ts'

/** Labels of properties that are no column of any table. */
const LABELS: Readonly<Record<string, string>> = {
  when: 'Matters',
  skillRoll: 'Skill to roll',
  skillsUp: 'All skills',
  offTable: 'Between games only',
  noProtection: 'Does nothing against',
  onlyProtection: 'Works only against',
  untargetable: 'Cannot be picked by',
  immune: 'Immune to',
  forbids: 'May not use',
  limits: 'Limits',
  includes: 'Works also as',
  refs: 'Speaks of',
  keep: 'Die that counts',
  injuryMap: 'Injury rolled and what it becomes',
  maxPercent: 'Largest part of all sections, %',
  on: 'On',
  die: 'Die',
  refundPct: 'Points given back, %',
  hitPointsLossPct: 'Hit points lost, %',
  place: 'Place',
  missesGames: 'Games missed',
  pointsTo: 'Points go to',
  picks: 'Picks',
}
const SKILL_NAMES: Readonly<Record<string, string>> = {
  A: 'Agility',
  F: 'Fighting',
  S: 'Shooting',
  AW: 'Awareness',
  P: 'Psyche',
}

/** Lists the printed values of a row outside the `known` columns. */
export function listTermsOutsideColumns(row: object, known: ReadonlySet<string>): DefinitionListItem[] {
  return Object.entries(row).flatMap(([key, value]) => {
    if (known.has(key)) return []
    if (key === 'values' && isRecord(value)) return listTermsOutsideColumns(value, new Set())
    return [{ term: labelOf(key), value: formatRowValue(value, unitOf(key)) }]
  })
}

export function formatRowValue(value: unknown, unit = ''): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return `${formatNumber(value)}${unit}`
  if (typeof value === 'string') return textWords(value) + unit
  if (Array.isArray(value)) return listWords(value)
  if (!isRecord(value)) return 'none'
  return Object.entries(value)
    .map(([key, part]) => `${nameOf(key)} ${formatRowValue(part, unitOf(key))}`)
    .join('; ')
}

/** Derives a label from a property name: `radiusCm` becomes “Radius”. */
function labelOf(key: string): string {
  const text = LABELS[key] ?? nameOf(key.replace(/Cm$/, ''))
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function nameOf(key: string): string {
  if (key === '*') return 'any other'
  const text = textWords(key.replace(/Cm$/, ''))
  return /^[A-Z]+$/.test(text)
    ? text
    : text.replace(/([a-z])([A-Z])/g, (_whole, before: string, after: string) => `${before} ${after.toLowerCase()}`)
}

function unitOf(key: string): string {
  return key.endsWith('Cm') ? ' cm' : ''
}

/** Formats an id as a name. Dice and signed numbers are unchanged. */
function textWords(text: string): string {
  if (text === '*') return 'any other'
  return SKILL_NAMES[text] ?? (/^[a-z]+(-[a-z]+)+$/.test(text) ? text.replaceAll('-', ' ') : text)
}

function listWords(list: readonly unknown[]): string {
  if (list.length === 0) return 'none'
  const isNested = list.some((part) => Array.isArray(part) || isRecord(part))
  return list
    .map((part) => (Array.isArray(part) ? part.map((item) => formatRowValue(item)).join(' ') : formatRowValue(part)))
    .join(isNested ? '. ' : ', ')
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
