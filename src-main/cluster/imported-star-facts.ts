import { isRecord } from '#main/games/kit/json.ts'
import type { ChartFormat, FormatSpecificData } from '#shared/cluster/chart.ts'
import { listCustomCells } from './formats/csv/csv-columns.ts'
import { WORLD_COLUMNS } from './formats/traveller/world.ts'

/** A fact about a star from the file it was imported from. */
export interface ImportedStarFact {
  readonly label: string
  readonly value: string
}

const MOST_FACTS = 100
const LONGEST_TEXT = 500

/**
 * Lists the facts about a star that its file contains and the chart has no field for, with the file's own text and
 * order. Omits bookkeeping data of the formats.
 */
export function listImportedStarFacts(extra: FormatSpecificData): ImportedStarFact[] {
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

/** Extracts the facts from the kept data of each format. */
const FACTS: Readonly<Partial<Record<ChartFormat, (kept: unknown) => Said>>> = {
  csv: listCustomCells,
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

/** Converts a text, number or boolean to a string. Empty for anything else. */
function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}
