import { CHART_FORMAT_NAMES, type Chart, type ChartFormat } from '#shared/cluster/chart.ts'
import { FormatError, type WrittenChart } from './chart-file.ts'
import { writeCsv } from './csv/write-csv.ts'
import { writeOrrery } from './orrery/write-orrery.ts'
import { writeSwn } from './swn/write-swn.ts'
import { writeTextMapper } from './text-mapper/write-text-mapper.ts'
import { writeTiled } from './tiled/write-tiled.ts'
import { writeTraveller } from './traveller/write-traveller.ts'

/** A format that charts can be exported to. */
export interface WritableFormat {
  readonly format: ChartFormat
  /** Display name. */
  readonly name: string
  /** File extension. */
  readonly ending: string
}

const ENDINGS = [
  ['orrery', 'cluster.json'],
  ['tiled-tmx', 'tmx'],
  ['tiled-tmj', 'tmj'],
  ['text-mapper', 'txt'],
  ['csv', 'csv'],
  ['traveller-tab', 'tab'],
  ['traveller-column', 'txt'],
  ['traveller-sec', 'sec'],
  ['swn', 'json'],
] as const satisfies readonly (readonly [ChartFormat, string])[]

/** Export formats, in display order. */
export const WRITABLE_FORMATS: readonly WritableFormat[] = ENDINGS.map(([format, ending]) => {
  return { format, name: CHART_FORMAT_NAMES[format], ending }
})

/**
 * Writes a chart, and lists what the format cannot represent. Refuses read-only formats. `suffixes` tell its files from
 * those of another edition.
 */
export function writeChart(chart: Chart, format: ChartFormat, suffixes: readonly string[] = []): WrittenChart {
  switch (format) {
    case 'orrery':
      return writeOrrery(chart, suffixes)
    case 'tiled-tmx':
    case 'tiled-tmj':
      return writeTiled(chart, format, suffixes)
    case 'text-mapper':
      return writeTextMapper(chart, suffixes)
    case 'csv':
      return writeCsv(chart, suffixes)
    case 'traveller-sec':
    case 'traveller-tab':
    case 'traveller-column':
      return writeTraveller(chart, format, suffixes)
    case 'swn':
      return writeSwn(chart, suffixes)
    case 'traveller-msec':
    case 'traveller-xml':
      throw new FormatError(chart.name, null, `it cannot be written as ${CHART_FORMAT_NAMES[format]}. ${choices()}`)
  }
}

function choices(): string {
  return `Choose one of these: ${WRITABLE_FORMATS.map(({ name }) => name).join('; ')}.`
}
