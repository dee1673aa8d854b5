import type { Facet } from '#renderer/ui/tables/filter-rows.ts'
import type { RulingView } from '#shared/contract/planet28/rulings.ts'
import { RULING_CHAPTERS, type RulingChapter, type RulingRow, RULINGS } from '#shared/games/planet28/tables/rulings.ts'

/** A line of the ledger: a question left open by the book, and the group's answer. */
export interface RulingLedgerLine {
  readonly id: RulingView['id']
  readonly row: RulingRow
  readonly ruling: RulingView
}

/** Builds the lines of all settings. */
export function buildRulingLedger(rulings: readonly RulingView[]): readonly RulingLedgerLine[] {
  return rulings.map((ruling) => ({ id: ruling.id, row: RULINGS[ruling.id], ruling }))
}

/** Groups lines by chapter, in order, without empty chapters. */
export function groupRulingsByChapter(
  lines: readonly RulingLedgerLine[],
): readonly { chapter: RulingChapter; lines: readonly RulingLedgerLine[] }[] {
  return RULING_CHAPTERS.map((chapter) => ({
    chapter,
    lines: lines.filter(({ row }) => row.chapter === chapter),
  })).filter((candidate) => candidate.lines.length > 0)
}

export function getRulingChoiceLabel({ choices }: RulingRow, value: RulingView['value']): string {
  return choices.find((choice) => choice.value === value)?.label ?? String(value)
}

/** Whether the group's answer differs from the default. */
export function isRulingChanged({ row, ruling }: RulingLedgerLine): boolean {
  return ruling.value !== row.choices[0].value
}

/** Whether the editors enforce the answer. */
export function isRulingEnforcedByEditors({ row }: RulingLedgerLine): boolean {
  return row.follows === 'builder'
}

/** Explains how an answer is applied, by what follows it. */
export const RULING_ENFORCEMENT_TEXTS: Readonly<Record<RulingRow['follows'], string>> = {
  builder:
    'The builders follow this. Warbands that it would change keep the rules they were built by, and say so until they take the new ones.',
  campaign: 'What follows from battles and days is worked out by this; no force changes by it.',
  battle: 'Battles that begin from now on are fought by this; no force changes by it.',
}

/** Text of a line for searching. */
export function getRulingSearchText({ row, ruling }: RulingLedgerLine): string {
  const answers = row.choices.map(({ label }) => label)
  return [row.title, row.question, row.reason, row.rule, ruling.reason, ruling.agreedBy, ...answers].join(' ')
}

export const RULING_FACETS: readonly Facet<RulingLedgerLine>[] = [
  { id: 'changed', label: 'Changed only', group: 'state', holds: isRulingChanged },
  { id: 'agreed', label: 'Agreed on', group: 'agreed', holds: ({ ruling }) => ruling.isChosen },
  { id: 'builder', label: 'The builders follow', group: 'follows', holds: isRulingEnforcedByEditors },
  { id: 'battle', label: 'Battles follow', group: 'follows', holds: ({ row }) => row.follows === 'battle' },
  { id: 'campaign', label: 'The campaign follows', group: 'follows', holds: ({ row }) => row.follows === 'campaign' },
]

/** Form fields of a setting. The answer is its index among the choices. */
export interface RulingForm {
  choice: number
  reason: string
  agreedBy: string
  agreedOn: string | null
}

/** Creates the form of the current answer, with today's date if there is none. */
export function createRulingForm({ row, ruling }: RulingLedgerLine, today: string): RulingForm {
  const choice = row.choices.findIndex(({ value }) => value === ruling.value)
  const { reason, agreedBy, agreedOn, isChosen } = ruling
  return { choice: Math.max(0, choice), reason, agreedBy, agreedOn: isChosen ? agreedOn : today }
}
