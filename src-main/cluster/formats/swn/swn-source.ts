import { isRecord } from '#main/games/kit/json.ts'
import type { Chart, ChartStar } from '#shared/cluster/chart.ts'
import { runSync } from '#shared/kit/run-steps.ts'
import { type ChartFile, FormatError } from '../chart-file.ts'
import { createFieldReader } from '../field-reader.ts'
import { sanitizeChart } from '../sanitize-chart.ts'
import { isSwn, readSwn } from './read-swn.ts'
import { readSwnEntities, type SwnEntities, SWN_KINDS } from './swn-entities.ts'

/** A Sectors Without Number file as plain data: kinds, and entities of each kind by id. */
export type SwnDocument = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>

/** The file that a chart was read from, and the chart as read. */
export interface SwnSource {
  readonly document: SwnDocument
  readonly entities: SwnEntities
  readonly chart: Chart
  /** Stars by the id of their system. */
  readonly stars: ReadonlyMap<string, ChartStar>
}

/** File that a chart was read from, or null. */
export function findSwnSource({ name, extra }: Chart): SwnSource | null {
  const file = { name, bytes: new Uint8Array() }
  try {
    return isSwn(extra.swn) ? sourceOf(extra.swn, file) : null
  } catch (error) {
    if (error instanceof FormatError) return null
    throw error
  }
}

/** Empty sector of the size of a chart. */
export function createSwnSource({ name, board: { rows, columns } }: Chart): SwnSource {
  const document = {
    ...Object.fromEntries(SWN_KINDS.map((kind) => [kind, {}])),
    sector: { 'orrery-sector': { name, rows, columns, attributes: {} } },
  }
  return sourceOf(document, { name, bytes: new Uint8Array() })
}

/** Id of the system that a star was read from, or null. */
export function findSystemId({ extra: { swn } }: ChartStar): string | null {
  return isRecord(swn) && typeof swn['id'] === 'string' ? swn['id'] : null
}

function sourceOf(value: unknown, file: ChartFile): SwnSource {
  const { chart } = sanitizeChart(runSync(readSwn(file, value)).chart)
  return {
    document: value as SwnDocument, // every entity was read
    entities: readSwnEntities(createFieldReader(value, file), file),
    chart,
    stars: new Map(chart.stars.map((star) => [findSystemId(star) ?? '', star])),
  }
}
