import type { Chart, ChartStar } from '#shared/cluster/chart.ts'
import type { WrittenFile } from '../chart-file.ts'
import type { LossTally } from '../loss-tally.ts'
import type { AllegianceCodeBook } from './allegiance-code-book.ts'
import { type WorldRowWriter, createWorldRowWriter } from './row-writers.ts'
import { formatHexCode } from './sector-board.ts'
import {
  type KeptWorldFile,
  findWorldFileSource,
  findStarSource,
  type UnplacedRowOrElementSource,
  type StarSource,
} from './sources.ts'
import { listUncodedTags, convertStarToWorld } from './star-to-world.ts'
import { fillTextSlots } from './text-slots.ts'
import { WORLD_FORMATS, type WorldFormat } from './world-file-content.ts'
import { listBaseCodes, getWorldName, type RatingSource } from './world-to-star.ts'
import { EMPTY_WORLD, type World } from './world.ts'

/** Options for writing the file of worlds. */
interface DataRules {
  readonly format: WorldFormat
  readonly book: AllegianceCodeBook
  readonly losses: LossTally
  /** File name without extension, for a chart that comes from no file of this format. */
  readonly base: string
}

/** World of a star to write, with its row if it has one in the file that is written into. */
interface WorldToWrite {
  readonly world: World
  readonly source: StarSource | null
  readonly isChanged: boolean
}

/** Writes a chart's stars as worlds. Rows of the original file are preserved, except for changed stars. */
export function writeWorldFile(chart: Chart, rules: DataRules): WrittenFile {
  const writer = createWorldRowWriter(rules.format, rules.losses)
  const source = findWorldFileSource(chart.extra, rules.format)
  const into = source && writer.canUse(source.header) ? source : null
  const worlds = worldsOf(chart, { ...rules, into, writer })
  const codes = new Set(chart.stars.map(formatHexCode))
  const kept = into?.kept.filter(({ hex }) => hex === null || codes.has(hex)) ?? []
  const filled = into ? fillFile(worlds, { into, writer, kept }) : null
  if (into && filled === null)
    rules.losses.drop('Comments and columns of the file’s own, which has too little room for what changed', '')
  const text =
    filled ??
    writer
      .fresh(worlds.map(({ world }) => world))
      .map((line) => `${line}\n`)
      .join('')
  const mark = filled !== null && into?.hasByteOrderMark ? '\uFEFF' : ''
  return { name: into?.file ?? `${rules.base}.${writer.extension}`, type: writer.type, text: mark + text }
}

interface WorldRules extends DataRules {
  readonly into: KeptWorldFile | null
  readonly writer: WorldRowWriter
}

function worldsOf(chart: Chart, rules: WorldRules): WorldToWrite[] {
  const claimed = new Set<number>()
  const rating = rules.into?.rating ?? ratingOf(chart)
  return chart.stars.map((star) => {
    const source = rules.into && rowOf(star, rules.into, rules)
    const isOwn = source !== null && !claimed.has(source.at)
    if (isOwn) claimed.add(source.at)
    const from = source?.world ?? otherWorld(star, rules.format)
    const codeFor = (owner: string | null, now: string) => rules.book.codeFor(owner, now, source !== null)
    const world = convertStarToWorld(star, from && { ...EMPTY_WORLD, ...from }, { ...rules.book, codeFor, rating })
    noteLosses(star, world, rules.losses)
    return { world, source: isOwn ? source : null, isChanged: !isOwn || !isEqual(world, from) }
  })
}

/** Row of a star in the file that is written into, or null. */
function rowOf(star: ChartStar, { pieces, header }: KeptWorldFile, { format, writer }: WorldRules): StarSource | null {
  const source = findStarSource(star.extra, format)
  const isOurs =
    source !== null && source.at >= 0 && source.at < pieces.length && writer.isRow(withoutEnd(source.text), header)
  return isOurs ? source : null
}

/** World data of a star from another format or another file. Legacy letters for two bases are split. */
function otherWorld(star: ChartStar, format: WorldFormat): Partial<World> | null {
  const source = [format, ...WORLD_FORMATS]
    .map((item) => findStarSource(star.extra, item))
    .find((starSource) => starSource !== null)
  return source ? { ...source.world, bases: listBaseCodes({ bases: source.world.bases ?? '' }).join('') } : null
}

function ratingOf({ extra }: Chart): RatingSource {
  return (
    WORLD_FORMATS.map((format) => findWorldFileSource(extra, format)?.rating).find((rating) => rating !== undefined) ??
    'starport'
  )
}

function isEqual(world: World, from: Partial<World> | null): boolean {
  return from !== null && Object.entries(world).every(([field, text]) => text === (from[field as keyof World] ?? ''))
}

function noteLosses(star: ChartStar, world: World, losses: LossTally): void {
  const where = `${star.name} at ${formatHexCode(star)}`
  for (const tag of listUncodedTags(star, world)) losses.drop('Tags that Traveller has no code for', `${where}: ${tag}`)
  if (getWorldName(world) !== star.name) losses.drop('Names that Traveller files would not give back', where)
}

interface FileToFill {
  readonly into: KeptWorldFile
  readonly writer: WorldRowWriter
  readonly kept: readonly UnplacedRowOrElementSource[]
}

/** Writes rows into the file. New rows are appended. Null if a row does not fit. */
function fillFile(worlds: readonly WorldToWrite[], { into, writer, kept }: FileToFill): string | null {
  const texts = new Map(kept.map(({ at, text }) => [at, text]))
  const added: string[] = []
  const end = [...into.pieces, ...texts.values()].some((piece) => piece.includes('\r\n')) ? '\r\n' : endOf(worlds)
  for (const { world, source, isChanged } of worlds) {
    const before = source ? withoutEnd(source.text) : null
    const row = isChanged ? writer.rowIn(world, before, into.header) : before
    if (row === null) return null
    if (source) texts.set(source.at, row + source.text.slice(before?.length ?? 0))
    else added.push(`${row}${end}`)
  }
  const text = fillTextSlots(into.pieces, texts)
  return added.length > 0 && text !== '' && !text.endsWith('\n')
    ? `${text}${end}${added.join('')}`
    : text + added.join('')
}

/** Line end of the file, detected from its rows. */
function endOf(worlds: readonly WorldToWrite[]): string {
  return worlds.some(({ source }) => source?.text.endsWith('\r\n')) ? '\r\n' : '\n'
}

function withoutEnd(row: string): string {
  return row.replace(/\r?\n$/, '')
}
