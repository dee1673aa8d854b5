import * as z from 'zod'
import {
  CHART_FORMATS,
  type Chart,
  LABEL_KINDS,
  LABEL_SIZES,
  LINE_STYLES,
  STAR_RANKS,
  STAR_SIZES,
} from '#shared/cluster/chart.ts'
import { NAME_STYLES } from '#shared/cluster/name-styles.ts'
import { BODY_KINDS, BODY_SIZES, MAX_BODIES } from '#shared/cluster/system/body.ts'
import { MAX_BOARD_SIZE } from '#shared/kit/hex.ts'
import { STAR_SHAPES } from '#shared/kit/star-glyph.ts'
import { READ_LIMITS } from '../chart-file.ts'
import { MAX_TEXT_LENGTHS, MAX_ITEM_COUNTS } from '../chart-limits.ts'

/** Head of an Orrery document. */
export const CHART_DOCUMENT_HEAD = { format: 'orrery-cluster', version: 2 } as const
/** Versions that are read. Version 1 knew no systems of stars. */
const READ_VERSIONS = [1, 2] as const

const Side = z.int().min(1).max(MAX_BOARD_SIZE.side)
const place = { row: Side, column: Side }
const Name = z.string().min(1).max(MAX_TEXT_LENGTHS.name)
const Notes = z.string().max(MAX_TEXT_LENGTHS.notes)
const Type = z.string().max(MAX_TEXT_LENGTHS.type)
const Colour = z.string().regex(/^#[0-9a-f]{6}$/, { message: 'A colour is written like #c9a24b.' })
const Rating = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])
const Extra = z.partialRecord(z.enum(CHART_FORMATS), z.unknown())
const notes = { notes: Notes, publicNotes: Notes }

const HexRuns = z
  .array(z.tuple([Side, Side, Side]))
  .max(MAX_ITEM_COUNTS.runs)
  .meta({ description: 'A set of hexes as runs: row, first and last column; row by row, none touching the next.' })

const LegendEntry = z.strictObject({
  name: z.string().min(1).max(MAX_TEXT_LENGTHS.legend),
  colour: Colour.nullable(),
  shape: z.enum(STAR_SHAPES),
})

const BodyNumber = z.string().regex(/^[1-9]\d?$/, { message: 'A body is numbered from "1".' })

const ChartBody = z.strictObject({
  id: BodyNumber,
  parentId: BodyNumber.nullable().meta({ description: 'The id of the body it lies at; null for the star.' }),
  kind: z.enum(BODY_KINDS),
  name: Name,
  orbit: z.int().min(1).max(MAX_BODIES).meta({ description: 'Its place at what it lies at, from 1, outwards.' }),
  size: z.literal(BODY_SIZES),
  ...notes,
  isHidden: z.boolean(),
  factions: z.array(Name).max(MAX_ITEM_COUNTS.bodyFactions),
})

const ChartSystem = z.strictObject({
  seed: z.string().max(MAX_TEXT_LENGTHS.seed),
  origin: z
    .strictObject({ name: Name, rating: Rating, style: z.enum(NAME_STYLES) })
    .optional()
    .meta({ description: 'What the system was generated from with its seed.' }),
  bodies: z.array(ChartBody).min(1).max(MAX_BODIES),
})

const Star = z.strictObject({
  ...place,
  name: Name,
  rating: Rating,
  type: Type,
  size: z.enum(STAR_SIZES),
  rank: z
    .enum(STAR_RANKS)
    .nullable()
    .default(null)
    .meta({ description: 'Null to compute it from rating, owner and size.' }),
  ...notes,
  tags: z.array(z.string().min(1).max(MAX_TEXT_LENGTHS.tag)).max(MAX_ITEM_COUNTS.tags),
  isHomeworld: z.boolean(),
  isHidden: z.boolean(),
  owner: Name.nullable(),
  extra: Extra,
  system: ChartSystem.optional(),
})

const StarNumber = z
  .int()
  .min(0)
  .max(READ_LIMITS.stars - 1)

const Route = z.strictObject({
  from: StarNumber.meta({ description: 'A star by its place in the list, counted from 0.' }),
  to: StarNumber,
  type: Type,
  colour: Colour.nullable(),
  style: z.enum(LINE_STYLES),
  isHidden: z.boolean(),
  extra: Extra,
})

const Region = z.strictObject({
  name: Name,
  colour: Colour,
  border: z.enum(LINE_STYLES).nullable(),
  isFilled: z.boolean(),
  ...notes,
  isHidden: z.boolean(),
  hexes: HexRuns,
  extra: Extra,
})

const Label = z.strictObject({
  ...place,
  kind: z.enum(LABEL_KINDS),
  text: z.string().min(1).max(MAX_TEXT_LENGTHS.label),
  size: z.enum(LABEL_SIZES),
  colour: Colour.nullable(),
  isHidden: z.boolean(),
  extra: Extra,
})

const Fleet = z.strictObject({ ...place, name: Name, owner: Name.nullable(), ...notes, isHidden: z.boolean() })

const Head = z.strictObject({
  format: z.literal(CHART_DOCUMENT_HEAD.format),
  version: z.literal(READ_VERSIONS),
  name: Name,
  board: z.strictObject({
    rows: Side,
    columns: Side,
    orientation: z.enum(['pointy', 'flat']),
    shifted: z.enum(['even', 'odd']),
    labelOrder: z.enum(['row-column', 'column-row']),
  }),
  legend: z.tuple([LegendEntry, LegendEntry, LegendEntry, LegendEntry, LegendEntry]),
  extra: Extra,
})

const lists = {
  fog: HexRuns,
  stars: z.array(Star).max(READ_LIMITS.stars),
  routes: z.array(Route).max(READ_LIMITS.routes),
  regions: z.array(Region).max(MAX_ITEM_COUNTS.regions),
  labels: z.array(Label).max(MAX_ITEM_COUNTS.labels),
  fleets: z.array(Fleet).max(MAX_ITEM_COUNTS.fleets),
}

/** A star cluster in Orrery's own format, which other programs can read too. */
const ChartDocument = Head.extend(lists) satisfies z.ZodType<Chart>

const Unread = z.array(z.unknown())

/**
 * Schemas of the parts of a document, checked one after the other, so that an error is reported at the first wrong
 * entry.
 */
export const CHART_DOCUMENT_PART_SCHEMAS = {
  head: Head.extend({ fog: Unread, stars: Unread, routes: Unread, regions: Unread, labels: Unread, fleets: Unread }),
  run: HexRuns.element,
  star: Star,
  route: Route,
  region: Region.extend({ hexes: Unread }),
  label: Label,
  fleet: Fleet,
} as const

/** JSON schema of Orrery documents for publication. */
export function createChartJsonSchema(): object {
  return {
    ...z.toJSONSchema(ChartDocument, { io: 'input' }),
    title: 'Orrery star cluster',
    description: 'A star cluster as Orrery writes and reads it: board, stars, routes, regions, labels, fleets and fog.',
  }
}
