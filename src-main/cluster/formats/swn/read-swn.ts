import { isRecord } from '#main/games/kit/json.ts'
import { type Chart, type ChartStar, DEFAULT_STAR_FIELDS, type Rating, STANDARD_LEGEND } from '#shared/cluster/chart.ts'
import { type HexBoard, isOnBoard, MAX_BOARD_SIZE } from '#shared/kit/hex.ts'
import { type ChartFile, type ChartReadGenerator, FormatError, READ_LIMITS } from '../chart-file.ts'
import { createJsonFieldReader } from '../field-reader.ts'
import { getFileBaseName } from '../file-name.ts'
import { createLossTally, type LossTally } from '../loss-tally.ts'
import {
  listSwnDescendants,
  readSwnEntities,
  type SwnDescendant,
  type SwnEntities,
  type SwnEntity,
} from './swn-entities.ts'

/** Whether a parsed JSON file is a sector of Sectors Without Number. */
export function isSwnJson(value: unknown): boolean {
  return isRecord(value) && isRecord(value['sector']) && (isRecord(value['system']) || isRecord(value['blackHole']))
}

const STEP = 200

/** Reads a sector of Sectors Without Number from parsed JSON. Everything except stars becomes gamemaster notes. */
export function* readSwn(file: ChartFile, value: unknown): ChartReadGenerator {
  const entities = readSwnEntities(createJsonFieldReader(value, file), file)
  const sector = entities.all.find(({ kind }) => kind === 'sector')
  if (sector === undefined) throw new FormatError(file.name, null, 'there is no sector in it.')
  const board = boardOf(sector)
  const losses = createLossTally()
  const systems = entities.all.filter(({ kind }) => kind === 'system' || kind === 'blackHole')
  if (systems.length > READ_LIMITS.stars) throw new FormatError(file.name, null, 'there are too many systems.')
  const stars = new Map<string, ChartStar>()
  const reported = new Set<SwnEntity>([sector])
  for (const [index, system] of systems.entries()) {
    if (index % STEP === 0) yield { done: index, total: systems.length, note: 'Reading systems' }
    const below = listSwnDescendants(system, entities)
    for (const { entity } of [{ entity: system }, ...below]) reported.add(entity)
    placeStar(starOf(system, below), { board, stars, losses })
  }
  noteLosses(entities, reported, losses)
  const chart: Chart = {
    name: sector.name.trim() || getFileBaseName(file),
    board,
    legend: STANDARD_LEGEND,
    fog: [],
    routes: [],
    regions: [],
    labels: [],
    fleets: [],
    stars: [...stars.values()],
    extra: { swn: value },
  }
  return { format: 'swn', chart, routes: [], borders: [], losses: losses.list() }
}

function boardOf({ fields }: SwnEntity): HexBoard {
  const side = { least: 1, most: MAX_BOARD_SIZE.side }
  const [rows, columns] = [fields.whole('rows', side), fields.whole('columns', side)]
  if (rows * columns > MAX_BOARD_SIZE.hexes) fields.fail('has more hexes than a board can have')
  return { rows, columns, orientation: 'flat', shifted: 'even', labelOrder: 'column-row' }
}

/** Names of the tags of an entity. */
function listSwnTags({ fields }: SwnEntity): string[] {
  const { attributes } = fields.raw
  const tags = isRecord(attributes) ? attributes['tags'] : null
  if (!Array.isArray(tags)) return []
  return tags.flatMap((tag: unknown) => {
    const name = isRecord(tag) ? tag['name'] : tag
    return typeof name === 'string' ? [name] : []
  })
}

/** Describes a system and its contents from the file, one line each. */
function formatSwnNotes(system: SwnEntity, below: readonly SwnDescendant[]): string {
  const own = [...factsOf(system), ...textsOf(system)]
  return [...own, ...below.flatMap(({ entity, depth }) => formatEntityLines(entity, '  '.repeat(depth - 1)))].join('\n')
}

function formatEntityLines(entity: SwnEntity, indent: string): string[] {
  const tags = listSwnTags(entity)
  const facts = [
    ...(entity.isHidden ? ['hidden'] : []),
    ...factsOf(entity),
    ...(tags.length > 0 ? [`tags: ${tags.join(', ')}`] : []),
  ]
  const suffix = facts.length === 0 ? '' : ` (${facts.join('; ')})`
  return [
    `${indent}${capital(splitCamelCase(entity.kind))}: ${entity.name}${suffix}`,
    ...textsOf(entity).map((text) => `${indent}  ${text}`),
  ]
}

const TEXTS = ['description', 'content']

/** Attributes as text: “atmosphere: corrosive”, in the language of the exporting user. */
function factsOf({ fields }: SwnEntity): string[] {
  return attributesOf(fields.raw)
    .filter(([name]) => !TEXTS.includes(name))
    .map(([name, value]) => `${splitCamelCase(name)}: ${value}`)
}

function textsOf({ fields }: SwnEntity): string[] {
  return attributesOf(fields.raw)
    .filter(([name]) => TEXTS.includes(name))
    .map(([, value]) => value)
}

function attributesOf({ attributes }: Readonly<Record<string, unknown>>): [string, string][] {
  if (!isRecord(attributes)) return []
  return Object.entries(attributes).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value.trim() !== '' ? [[name, value]] : [],
  )
}

/** Splits a camel-case name into words: “spaceStation” becomes “space station”. */
function splitCamelCase(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
}

function capital(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
}

function starOf(system: SwnEntity, below: readonly SwnDescendant[]): ChartStar {
  const { fields, kind, id, name, isHidden } = system
  const somewhere = { least: Number.MIN_SAFE_INTEGER, most: Number.MAX_SAFE_INTEGER }
  const isHole = kind === 'blackHole'
  return {
    ...DEFAULT_STAR_FIELDS,
    row: fields.whole('y', somewhere),
    column: fields.whole('x', somewhere),
    name,
    rating: isHole ? 1 : ratingOf(below),
    type: isHole ? 'black hole' : '',
    tags: [...(isHole ? ['hazard'] : []), ...listSwnTags(system)],
    notes: formatSwnNotes(system, below),
    isHidden,
    owner: null,
    extra: { swn: { id } },
  }
}

/** Number of planets and moons, limited to 1 to 5. */
function ratingOf(below: readonly SwnDescendant[]): Rating {
  const worlds = below.filter(({ entity: { kind } }) => kind === 'planet' || kind === 'moon').length
  return Math.min(5, Math.max(1, worlds)) as Rating
}

interface Sky {
  readonly board: HexBoard
  readonly stars: Map<string, ChartStar>
  readonly losses: LossTally
}

function placeStar(star: ChartStar, { board, stars, losses }: Sky): void {
  const where = `${star.name}: x ${star.column}, y ${star.row}`
  const hex = `${star.row} ${star.column}`
  if (!isOnBoard(star, board)) losses.add('Systems off the map', where)
  else if (stars.has(hex)) losses.add('Systems on the hex of another', where)
  else stars.set(hex, star)
}

function noteLosses({ all }: SwnEntities, reported: ReadonlySet<SwnEntity>, losses: LossTally): void {
  const words = ({ kind, name }: SwnEntity) => `${kind} ${name}`
  for (const entity of all) {
    if (!reported.has(entity)) losses.add('Things that lie in no system', words(entity))
    else if (!['sector', 'system', 'blackHole'].includes(entity.kind))
      losses.add('Planets, stations and the like: they are in the notes of their stars', words(entity))
  }
  losses.add('The numbers of hexes: they count from 01 here, from 00 there', '')
}
