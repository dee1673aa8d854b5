import { isRecord, type JsonRecord, toRecordOrEmpty } from '#main/games/kit/json.ts'
import type { Chart, ChartStar } from '#shared/cluster/chart.ts'
import { getHexLabel } from '#shared/kit/hex.ts'
import { runSync } from '#shared/kit/run-steps.ts'
import { FormatError, type WrittenChart, type ChartFile } from '../chart-file.ts'
import { createJsonFieldReader } from '../field-reader.ts'
import { getChartFileName } from '../file-name.ts'
import { createLossTally, type LossTally } from '../loss-tally.ts'
import { sanitizeChart } from '../sanitize-chart.ts'
import { listUnsupportedParts } from '../unsupported-parts.ts'
import { isSwnJson, readSwn } from './read-swn.ts'
import { listSwnDescendants, readSwnEntities, type SwnEntities, SWN_ENTITY_KINDS } from './swn-entities.ts'

/** A Sectors Without Number file as plain data: kinds, and entities of each kind by id. */
type SwnDocument = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>

/** The file that a chart was read from, and the chart as read. */
interface SwnSource {
  readonly document: SwnDocument
  readonly entities: SwnEntities
  readonly chart: Chart
  /** Stars by the id of their system. */
  readonly stars: ReadonlyMap<string, ChartStar>
}

/** File that a chart was read from, or null. */
function findSwnSource({ name, extra }: Chart): SwnSource | null {
  const file = { name, bytes: new Uint8Array() }
  try {
    return isSwnJson(extra.swn) ? sourceOf(extra.swn, file) : null
  } catch (error) {
    if (error instanceof FormatError) return null
    throw error
  }
}

/** Empty sector of the size of a chart. */
function createSwnSource({ name, board: { rows, columns } }: Chart): SwnSource {
  const document = {
    ...Object.fromEntries(SWN_ENTITY_KINDS.map((kind) => [kind, {}])),
    sector: { 'orrery-sector': { name, rows, columns, attributes: {} } },
  }
  return sourceOf(document, { name, bytes: new Uint8Array() })
}

/** Id of the system that a star was read from, or null. */
function findSystemId({ extra: { swn } }: ChartStar): string | null {
  return isRecord(swn) && typeof swn['id'] === 'string' ? swn['id'] : null
}

function sourceOf(value: unknown, file: ChartFile): SwnSource {
  const { chart } = sanitizeChart(runSync(readSwn(file, value)).chart)
  return {
    document: value as SwnDocument, // every entity was read
    entities: readSwnEntities(createJsonFieldReader(value, file), file),
    chart,
    stars: new Map(chart.stars.map((star) => [findSystemId(star) ?? '', star])),
  }
}

/**
 * Writes a sector of Sectors Without Number: the original file with the changes since, or a new one. Refuses boards of
 * an unsupported kind.
 */
export function writeSwn(chart: Chart, suffixes: readonly string[] = []): WrittenChart {
  checkBoard(chart)
  const losses = createLossTally()
  const source = findSwnSource(chart) ?? createSwnSource(chart)
  const document = { ...withoutRemoved(source, chart), sector: sectorOf(source, chart) }
  const text = JSON.stringify(withStars(document, { source, chart, losses }), null, 1)
  return {
    files: [{ name: getChartFileName(chart, 'json', suffixes), type: 'application/json', text }],
    losses: [...losses.list(), ...listUnsupportedParts(chart, 'swn', HELD)],
  }
}

/** Types, tags, notes and hidden stars are supported, or their loss is recorded individually. */
const HELD = ['types', 'tags', 'notes', 'hiddenStars'] as const

function checkBoard({ name, board: { orientation, shifted } }: Chart): void {
  if (orientation === 'flat' && shifted === 'even') return
  throw new FormatError(
    name,
    null,
    'Sectors Without Number has flat-topped hexes, the even columns pushed down. Export this board to another format.',
  )
}

/** Sector of the file with the name and size of the chart. */
function sectorOf({ document, chart: before }: SwnSource, { name, board }: Chart): SwnDocument[string] {
  const renamed = name === before.name ? {} : { name }
  const { rows, columns } = board
  return Object.fromEntries(
    Object.entries(document['sector'] ?? {}).map(([id, sector], at) => [
      id,
      at === 0 ? { ...sector, ...renamed, rows, columns } : sector,
    ]),
  )
}

/** Removes the systems of deleted stars with their contents. */
function withoutRemoved({ document, entities, stars }: SwnSource, chart: Chart): SwnDocument {
  const there = new Set(chart.stars.map(findSystemId))
  const systems = entities.all.filter(({ kind, id }) => isStarKind(kind) && stars.has(id) && !there.has(id))
  const below = systems.flatMap((system) => listSwnDescendants(system, entities).map(({ entity }) => entity))
  const gone = new Set([...systems, ...below].map(({ kind, id }) => `${kind} ${id}`))
  if (gone.size === 0) return document
  return Object.fromEntries(
    Object.entries(document).map(([kind, all]) => [
      kind,
      Object.fromEntries(Object.entries(all).filter(([id]) => !gone.has(`${kind} ${id}`))),
    ]),
  )
}

function isStarKind(kind: string): boolean {
  return kind === 'system' || kind === 'blackHole'
}

interface Work {
  readonly source: SwnSource
  readonly chart: Chart
  readonly losses: LossTally
}

/** Records content of a star that the file cannot represent. */
type Note = (what: string) => void

/** A star as read and in its current state. */
interface Changed {
  readonly before: ChartStar
  readonly now: ChartStar
  readonly note: Note
}

/** Updates a system of the file with the changes to its star. */
function updateSystem(system: JsonRecord, { before, now, note }: Changed): JsonRecord {
  if (now.rating !== before.rating) note(RATINGS)
  if (now.type !== before.type) note(TYPES)
  if (now.notes !== before.notes) note('Notes that were changed: the file keeps its own texts')
  const isRetagged = JSON.stringify(now.tags) !== JSON.stringify(before.tags)
  return {
    ...system,
    ...(now.name === before.name ? {} : { name: now.name }),
    ...(now.column === before.column ? {} : { x: now.column }),
    ...(now.row === before.row ? {} : { y: now.row }),
    ...(now.isHidden === before.isHidden ? {} : { isHidden: now.isHidden }),
    ...(isRetagged ? { attributes: { ...toRecordOrEmpty(system['attributes']), tags: tagsOf(now, system) } } : {}),
  }
}

/** Creates a system for a new star. */
function createSystem(star: ChartStar, sectorId: string, note: Note): JsonRecord {
  const { name, row, column, rating, type, notes, isHidden } = star
  if (rating !== 1) note(RATINGS)
  if (type !== '' && type !== HOLE) note(TYPES)
  const tags = tagsOf(star, {})
  return {
    x: column,
    y: row,
    name,
    parent: sectorId,
    parentEntity: 'sector',
    ...(isHidden ? { isHidden } : {}),
    attributes: {
      ...(notes === '' ? {} : { description: notes }),
      ...(tags.length === 0 ? {} : { tags: tags }),
    },
  }
}

const HOLE = 'black hole'
const RATINGS = 'Ratings: there they are the number of planets and moons'
const TYPES = 'Kinds of stars: there they are systems and black holes'

/** Tags of a star, with the file's data for existing tags. A black hole is a hazard even without a tag. */
function tagsOf({ tags, type }: ChartStar, { attributes }: JsonRecord): unknown[] {
  const sourceTags = toRecordOrEmpty(attributes)['tags']
  const known: readonly unknown[] = Array.isArray(sourceTags) ? sourceTags : []
  const nameOf = (tag: unknown) => (isRecord(tag) ? tag['name'] : tag)
  const writtenTags = type === HOLE ? tags.filter((tag) => tag !== 'hazard') : tags
  return writtenTags.map((name) => known.find((tag) => nameOf(tag) === name) ?? { name })
}

/** Updates every star of the file. New stars become new systems. */
function withStars(document: SwnDocument, { source, chart, losses }: Work): SwnDocument {
  const sectorId = Object.keys(document['sector'] ?? {})[0] ?? ''
  const systems = { ...document['system'] }
  const holes = { ...document['blackHole'] }
  const written = new Set<string>()
  for (const star of chart.stars) {
    const where = `${getHexLabel(star, chart.board)} ${star.name}`
    const note = (what: string) => losses.drop(what, where)
    const id = findSystemId(star)
    const before = id === null || written.has(id) ? undefined : source.stars.get(id)
    if (id === null || !before) {
      const all = star.type === 'black hole' ? holes : systems
      all[freeId(star, { ...systems, ...holes })] = createSystem(star, sectorId, note)
      continue
    }
    written.add(id)
    const all = Object.hasOwn(systems, id) ? systems : holes
    all[id] = updateSystem(all[id] ?? {}, { before, now: star, note })
  }
  const isThere = (kind: string, all: object) => Object.hasOwn(document, kind) || Object.keys(all).length > 0
  return {
    ...document,
    ...(isThere('system', systems) ? { system: systems } : {}),
    ...(isThere('blackHole', holes) ? { blackHole: holes } : {}),
  }
}

function freeId({ row, column }: ChartStar, taken: object): string {
  let id = `orrery-${column}-${row}`
  while (Object.hasOwn(taken, id)) id += '-new'
  return id
}
