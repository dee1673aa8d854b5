import type { ChartFormat, Extra } from '#shared/cluster/chart.ts'
import { hasOnlyTexts, isList, isPair, isRecord, isText } from './json-values.ts'
import type { DataFormat } from './sector-rows.ts'
import { SECTIONS, type Section, type Sections } from './sector-slots.ts'
import type { Source } from './slots.ts'
import type { RatingSource } from './star-of-world.ts'
import { EMPTY_WORLD, fieldOfKey, isProfile, type World } from './world.ts'

/** What a star keeps of its row, under its format's id. */
export interface StarSource extends Source {
  readonly world: Partial<World>
}

/** What a route, region or label keeps of its element; `was` is how it stood on the chart when it was read. */
export interface ThingSource extends Source {
  readonly was: string
}

/** A row or element that has no place on the chart; it is written again where `hex` still has a star, or where no route joins `ends` but one on the chart. */
export interface KeptSource extends Source {
  readonly hex: string | null
  readonly ends: readonly [string, string] | null
}

/** What a chart keeps of its file of worlds. */
export interface DataSource {
  readonly file: string
  readonly hasByteOrderMark: boolean
  readonly rating: RatingSource
  readonly header: readonly string[]
  readonly pieces: readonly string[]
  readonly kept: readonly KeptSource[]
}

/** What a chart keeps of its description in XML. */
export interface XmlSource {
  readonly file: string
  readonly hasByteOrderMark: boolean
  /** The chart's name as it was read, and its element where there is one. */
  readonly chartName: string
  readonly name: Source | null
  readonly allegiances: readonly (readonly [code: string, name: string])[]
  readonly ends: Sections
  readonly pieces: readonly string[]
  readonly kept: readonly KeptSource[]
}

/** What a chart keeps of MSEC metadata. */
export interface MsecSource {
  readonly allegiances: XmlSource['allegiances']
}

/** What an `extra` holds under a format's id, whoever wrote it; null where it is nothing of ours. */
export function findStarSource(extra: Extra, format: DataFormat): StarSource | null {
  const value = recordIn(extra, format)
  const source = sourceOf(value)
  const world = isRecord(value?.['world']) ? worldIn(value['world']) : null
  return source && world && isProfile(world.uwp) ? { ...source, world } : null
}

/** The same for a route, region or label. */
export function findThingSource(extra: Extra): ThingSource | null {
  const value = recordIn(extra, 'traveller-xml')
  const source = sourceOf(value)
  return source && isText(value?.['was']) ? { ...source, was: value['was'] } : null
}

/** The same for a chart's file of worlds. */
export function findDataSource(extra: Extra, format: DataFormat): DataSource | null {
  const value = recordIn(extra, format)
  if (!value || !isText(value['file']) || !hasOnlyTexts(value['pieces']) || !hasOnlyTexts(value['header'])) return null
  return {
    file: value['file'],
    hasByteOrderMark: value['hasByteOrderMark'] === true,
    rating: value['rating'] === 'population' ? 'population' : 'starport',
    header: value['header'],
    pieces: value['pieces'],
    kept: keptIn(value['kept']),
  }
}

/** The same for a chart's description. */
export function findXmlSource(extra: Extra): XmlSource | null {
  const value = recordIn(extra, 'traveller-xml')
  if (!value || !isText(value['file']) || !isText(value['chartName']) || !hasOnlyTexts(value['pieces'])) return null
  return {
    file: value['file'],
    hasByteOrderMark: value['hasByteOrderMark'] === true,
    chartName: value['chartName'],
    name: isRecord(value['name']) ? sourceOf(value['name']) : null,
    allegiances: pairsIn(value['allegiances']),
    ends: endsIn(value['ends']),
    pieces: value['pieces'],
    kept: keptIn(value['kept']),
  }
}

/** Names of powers that came with MSEC metadata. */
export function listMsecAllegiances(extra: Extra): XmlSource['allegiances'] {
  return pairsIn(recordIn(extra, 'traveller-msec')?.['allegiances'])
}

function recordIn(extra: Extra, format: ChartFormat): Readonly<Record<string, unknown>> | null {
  const value = extra[format]
  return isRecord(value) ? value : null
}

function sourceOf(value: Readonly<Record<string, unknown>> | null): Source | null {
  const [at, text] = [value?.['at'], value?.['text']]
  return typeof at === 'number' && isText(text) ? { at, text } : null
}

function worldIn(value: Readonly<Record<string, unknown>>): World {
  const fields = Object.entries(value).flatMap(([key, text]) => (fieldOfKey(key) && isText(text) ? [[key, text]] : []))
  return { ...EMPTY_WORLD, ...(Object.fromEntries(fields) as Partial<World>) }
}

function keptIn(value: unknown): readonly KeptSource[] {
  if (!isList(value)) return []
  return value.flatMap((one) => {
    const source = isRecord(one) ? sourceOf(one) : null
    if (!isRecord(one) || !source) return []
    return [{ ...source, hex: isText(one['hex']) ? one['hex'] : null, ends: isPair(one['ends']) ? one['ends'] : null }]
  })
}

function pairsIn(value: unknown): XmlSource['allegiances'] {
  return isList(value) ? value.filter(isPair) : []
}

function endsIn(value: unknown): Sections {
  if (!isRecord(value)) return {}
  const names = [...(Object.keys(SECTIONS) as Section[]), 'Sector'] as const
  return Object.fromEntries(names.flatMap((name) => (typeof value[name] === 'number' ? [[name, value[name]]] : [])))
}
