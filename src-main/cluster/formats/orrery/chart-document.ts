import * as z from 'zod'
import { CHART_FORMATS, type Chart, LABEL_KINDS, LABEL_SIZES, LINE_STYLES, STAR_SIZES } from '#shared/cluster/chart.ts'
import { MAX_BOARD } from '#shared/kit/hex.ts'
import { STAR_SHAPES } from '#shared/kit/star-glyph.ts'
import { READ_LIMITS } from '../chart-file.ts'
import { MAX_TEXT_LENGTHS, MAX_ITEM_COUNTS } from '../chart-limits.ts'

/** Head of an Orrery document. Older versions would be migrated to this one when they are read. */
export const CHART_DOCUMENT_HEAD = { format: 'orrery-cluster', version: 1 } as const

const Side = z.int().min(1).max(MAX_BOARD.side)
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

const Star = z.strictObject({
  ...place,
  name: Name,
  rating: Rating,
  type: Type,
  size: z.enum(STAR_SIZES),
  ...notes,
  tags: z.array(z.string().min(1).max(MAX_TEXT_LENGTHS.tag)).max(MAX_ITEM_COUNTS.tags),
  isHomeworld: z.boolean(),
  isHidden: z.boolean(),
  owner: Name.nullable(),
  extra: Extra,
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
  version: z.literal(CHART_DOCUMENT_HEAD.version),
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
export const DOCUMENT_PART_SCHEMAS = {
  head: Head.extend({ fog: Unread, stars: Unread, routes: Unread, regions: Unread, labels: Unread, fleets: Unread }),
  run: HexRuns.element,
  star: Star,
  route: Route,
  region: Region.extend({ hexes: Unread }),
  label: Label,
  fleet: Fleet,
} as const

/** JSON schema of Orrery documents for publication. */
export function createChartSchema(): object {
  return {
    ...z.toJSONSchema(ChartDocument, { io: 'input' }),
    title: 'Orrery star cluster',
    description: 'A star cluster as Orrery writes and reads it: board, stars, routes, regions, labels, fleets and fog.',
  }
}
