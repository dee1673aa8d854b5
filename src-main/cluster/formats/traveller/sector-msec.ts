import type { LineStyle } from '#shared/cluster/chart.ts'
import { FormatError, type ReadProgress } from '../chart-file.ts'
import type { TextFile } from '../decode-text.ts'
import type { LossTally } from '../loss-tally.ts'
import { parseColour } from './colour-names.ts'
import { parseHexList } from './hex-list.ts'
import { normalizeLabelText } from './label-text.ts'
import { parseHexCode, SECTOR_BOARD } from './sector-board.ts'
import type {
  MetadataBorder,
  MetadataLabel,
  MetadataRoute,
  MetadataSubsector,
  SectorMetadata,
} from './sector-metadata.ts'
import { visitLines } from './text-lines.ts'
import { toStorableName } from './to-storable-name.ts'

const SUBSECTOR_KEYS = 'abcdefghijklmnop'
const UNPLACED_KEYS = ['domain', 'alpha', 'beta', 'gamma', 'delta', 'base']

/** Keywords that start a line of sec2pdf metadata. */
export const MSEC_KEYS: ReadonlySet<string> = new Set([
  ...SUBSECTOR_KEYS,
  ...UNPLACED_KEYS,
  'sector',
  'ally',
  'border',
  'region',
  'route',
  'label',
])

/** Maximum number of characters of an entry with its continuation lines. A border of 10,000 hexes has half as many. */
const LONGEST_ENTRY = 100_000

/** A line with its continuation lines. */
interface Entry {
  readonly key: string
  readonly rest: string
  readonly line: number
}

/** Metadata read so far. */
interface OpenMetadata {
  name: SectorMetadata['name']
  readonly subsectors: MetadataSubsector[]
  readonly allegiances: Map<string, string>
  readonly routes: MetadataRoute[]
  readonly borders: MetadataBorder[]
  readonly labels: (MetadataLabel & { readonly isPart: boolean })[]
}

/**
 * Reads sec2pdf metadata (MSEC): one `key value` pair per line. A line that begins with a space continues the previous
 * one.
 */
export function* readMsec({ file, text }: TextFile, losses: LossTally): Generator<ReadProgress, SectorMetadata> {
  const found: OpenMetadata = {
    name: null,
    subsectors: [],
    allegiances: new Map(),
    routes: [],
    borders: [],
    labels: [],
  }
  const words: string[] = []
  let [from, length] = [1, 0]
  const finish = () => {
    const entry = entryOf(words.splice(0).join(' '), from)
    if (entry && !readEntry(entry, { found, file: file.name }))
      losses.drop('Lines of the metadata with no place on a map', `line ${entry.line}: ${entry.key} ${entry.rest}`)
  }
  yield* visitLines(text, 'Reading the description of the sector', (line) => {
    if (line.text.startsWith('#') || line.text.trim() === '') return
    if (!/^\s/.test(line.text)) {
      finish()
      from = line.number
      length = 0
    }
    length += line.text.length
    if (length > LONGEST_ENTRY)
      throw new FormatError(
        file.name,
        from,
        `this and the lines that continue it have more than ${LONGEST_ENTRY.toLocaleString('en-GB')} characters.`,
      )
    words.push(line.text.trim())
  })
  finish()
  return { ...found, labels: found.labels.map(({ isPart: _, ...label }) => label) }
}

function entryOf(text: string, line: number): Entry | null {
  if (text === '') return null
  const [key = ''] = text.split(/\s/, 1)
  return { key: key.toLowerCase(), rest: text.slice(key.length).trim(), line }
}

/** Reads one entry. Returns whether it was understood. */
function readEntry(entry: Entry, { found, file }: { readonly found: OpenMetadata; readonly file: string }): boolean {
  const { key, rest, line } = entry
  switch (key) {
    case 'sector':
      if (toStorableName(rest) !== '') found.name ??= { text: toStorableName(rest), source: null }
      return true
    case 'ally':
      return readAlly(rest, found.allegiances)
    case 'border':
    case 'region':
      return readBorder(key, rest, { found, place: { file, line } })
    case 'route':
      return readRoute(entry, found.routes)
    case 'label':
      return readLabel(entry, found.labels)
    default:
      return readSubsector(entry, found.subsectors)
  }
}

function readSubsector({ key, rest, line }: Entry, subsectors: MetadataSubsector[]): boolean {
  const [index, name] = [key.length === 1 ? SUBSECTOR_KEYS.indexOf(key) : -1, toStorableName(rest)]
  if (index === -1 || name === '' || subsectors.some((subsector) => subsector.index === index)) return false
  subsectors.push({ index, name, line, source: null })
  return true
}

function readAlly(rest: string, allegiances: Map<string, string>): boolean {
  const [code = ''] = rest.split(/\s/, 1)
  const name = toStorableName(rest.slice(code.length))
  if (name === '' || allegiances.has(code)) return false
  allegiances.set(code, name)
  return true
}

interface BorderPlace {
  readonly found: OpenMetadata
  readonly place: { readonly file: string; readonly line: number }
}

function readBorder(kind: MetadataBorder['kind'], rest: string, { found, place }: BorderPlace): boolean {
  const { hexes, others } = parseHexList(rest, place)
  const [colour = null, ...odd] = others.map(parseColour)
  if (hexes.length === 0) return false
  const looks = { colour, style: 'solid' as const }
  found.borders.push({ kind, label: null, allegiance: null, rim: hexes, ...looks, line: place.line, source: null })
  return odd.length === 0 && (others.length === 0 || colour !== null)
}

const ROUTE = /^(?:([+-]?\d)\s+(?:([+-]?\d)\s+)?)?(\d{4})\s+(?:([+-]?\d)\s+(?:([+-]?\d)\s+)?)?(\d{4})(?:\s+(\S+))?$/

/** A route end may be preceded by its sector offset, horizontal and vertical. */
function readRoute({ rest, line }: Entry, routes: MetadataRoute[]): boolean {
  const [whole, fromAcross, fromDown, fromCode, toAcross, toDown, toCode, colour] = ROUTE.exec(rest) ?? []
  if (whole === undefined) return false
  const [from, to] = [endOf(fromCode, fromAcross, fromDown), endOf(toCode, toAcross, toDown)]
  if (!from || !to) return false
  const style: LineStyle = 'solid'
  routes.push({ from, to, type: '', colour: colour ? parseColour(colour) : null, style, line, source: null })
  return true
}

function endOf(code = '', across = '0', down = '0') {
  const place = parseHexCode(code)
  return (
    place && {
      row: place.row + Number(down) * SECTOR_BOARD.rows,
      column: place.column + Number(across) * SECTOR_BOARD.columns,
    }
  )
}

/** Maximum number of characters of a label's hex with its options. */
const LONGEST_HEAD = 100

/** Multi-line labels consist of one entry per line, each offset vertically by a part of a hex from the centre. */
function readLabel({ rest, line }: Entry, labels: OpenMetadata['labels']): boolean {
  const [head = ''] = rest.split(/\s/, 1)
  if (head.length > LONGEST_HEAD) return false
  const [code = '', ...options] = head.toLowerCase().split(/[/,]/)
  const [place, text] = [parseHexCode(code), normalizeLabelText(rest.slice(head.length))]
  if (!place || text === '') return false
  const isPart = options.some((option) => /^[+-]\d+$/.test(option))
  const last = labels.at(-1)
  if (isPart && last?.isPart && last.place.row === place.row && last.place.column === place.column) {
    labels.splice(-1, 1, { ...last, text: normalizeLabelText(`${last.text}\n${text}`) })
    return true
  }
  const colour = options.map(parseColour).find((otherText) => otherText !== null) ?? null
  labels.push({ place, text, size: sizeOf(options), colour, line, source: null, isPart })
  return true
}

function sizeOf(options: readonly string[]): MetadataLabel['size'] {
  if (options.includes('small')) return 'small'
  return options.some((option) => ['large', 'subsec', 'quad', 'sect'].includes(option)) ? 'large' : 'medium'
}
