import { isRecord } from '#main/games/kit/json.ts'
import type { ChartFormat, Extra } from '#shared/cluster/chart.ts'
import { listOwnCells } from './formats/csv/csv-columns.ts'
import { WORLD_COLUMNS } from './formats/traveller/world.ts'

/** A fact that the file said which a star came from. */
export interface ImportedFact {
  readonly label: string
  readonly value: string
}

const MOST_FACTS = 100
const LONGEST_TEXT = 500

/** What a star's file said of it that has no place on the chart, in the file's own words and order; bookkeeping of formats is left out. */
export function listImportedFacts(extra: Extra): ImportedFact[] {
  return Object.entries(extra)
    .flatMap(([format, kept]) => (FACTS[format as ChartFormat] ?? nothing)(kept))
    .flatMap(([label, value]) => {
      const text = textOf(value)
      return text === '' ? [] : [{ label: label.slice(0, LONGEST_TEXT), value: text.slice(0, LONGEST_TEXT) }]
    })
    .slice(0, MOST_FACTS)
}

type Said = readonly (readonly [label: string, value: unknown])[]

const nothing = (): Said => []

/** Where each format keeps its facts. */
const FACTS: Readonly<Partial<Record<ChartFormat, (kept: unknown) => Said>>> = {
  csv: listOwnCells,
  'tiled-tmx': propertiesIn,
  'tiled-tmj': propertiesIn,
  'traveller-sec': worldIn,
  'traveller-tab': worldIn,
  'traveller-column': worldIn,
}

function propertiesIn(kept: unknown): Said {
  return isRecord(kept) && isRecord(kept['properties']) ? Object.entries(kept['properties']) : []
}

function worldIn(kept: unknown): Said {
  const world = isRecord(kept) ? kept['world'] : null
  if (!isRecord(world)) return []
  const beyond = WORLD_COLUMNS.filter(({ field }) => field !== 'hex' && field !== 'name')
  return beyond.map(({ field, header }) => [header, world[field]])
}

/** A text, a number, or yes or no; empty for anything else. */
function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}
