import type { Facet } from '#renderer/ui/tables/filter-rows.ts'
import type { RulingView } from '#shared/contract/planet28/rulings.ts'
import { RULING_CHAPTERS, type RulingChapter, type RulingRow, RULINGS } from '#shared/games/planet28/tables/rulings.ts'

/** One line of the ledger: the question of the book and what the group made of it. */
export interface LedgerLine {
  readonly id: RulingView['id']
  readonly row: RulingRow
  readonly ruling: RulingView
}

/** Every switch with its words. */
export function buildLedger(rulings: readonly RulingView[]): readonly LedgerLine[] {
  return rulings.map((ruling) => ({ id: ruling.id, row: RULINGS[ruling.id], ruling }))
}

/** The lines of each chapter, in the order of the ledger; chapters without a line are left out. */
export function groupByChapter(
  lines: readonly LedgerLine[],
): readonly { chapter: RulingChapter; lines: readonly LedgerLine[] }[] {
  return RULING_CHAPTERS.map((chapter) => ({
    chapter,
    lines: lines.filter(({ row }) => row.chapter === chapter),
  })).filter((candidate) => candidate.lines.length > 0)
}

/** The words of an answer. */
export function getChoiceLabel({ choices }: RulingRow, value: RulingView['value']): string {
  return choices.find((choice) => choice.value === value)?.label ?? String(value)
}

/** Whether the group answers otherwise than the default. */
export function isChanged({ row, ruling }: LedgerLine): boolean {
  return ruling.value !== row.choices[0].value
}

/** Whether the builders obey the answer. */
export function isEnforced({ row }: LedgerLine): boolean {
  return row.follows === 'builder'
}

/** What comes of an answer, by who obeys it. */
export const ENFORCEMENT_LABELS: Readonly<Record<RulingRow['follows'], string>> = {
  builder:
    'The builders follow this. Warbands that it would change keep the rules they were built by, and say so until they take the new ones.',
  campaign: 'What follows from battles and days is worked out by this; no force changes by it.',
  battle: 'Battles that begin from now on are fought by this; no force changes by it.',
}

/** What is searched in a line. */
export function getSearchText({ row, ruling }: LedgerLine): string {
  const answers = row.choices.map(({ label }) => label)
  return [row.title, row.question, row.reason, row.rule, ruling.reason, ruling.agreedBy, ...answers].join(' ')
}

/** The chips over the ledger. */
export const LEDGER_FACETS: readonly Facet<LedgerLine>[] = [
  { id: 'changed', label: 'Changed only', group: 'state', holds: isChanged },
  { id: 'agreed', label: 'Agreed on', group: 'agreed', holds: ({ ruling }) => ruling.isChosen },
  { id: 'builder', label: 'The builders follow', group: 'follows', holds: isEnforced },
  { id: 'battle', label: 'Battles follow', group: 'follows', holds: ({ row }) => row.follows === 'battle' },
  { id: 'campaign', label: 'The campaign follows', group: 'follows', holds: ({ row }) => row.follows === 'campaign' },
]

/** What a person fills in for a switch; the answer by its place among the choices. */
export interface RulingForm {
  choice: number
  reason: string
  agreedBy: string
  agreedOn: string | null
}

/** A form that holds what was agreed on, with today where nothing was. */
export function createRulingForm({ row, ruling }: LedgerLine, today: string): RulingForm {
  const choice = row.choices.findIndex(({ value }) => value === ruling.value)
  const { reason, agreedBy, agreedOn, isChosen } = ruling
  return { choice: Math.max(0, choice), reason, agreedBy, agreedOn: isChosen ? agreedOn : today }
}
