import * as z from 'zod'
import { LABEL_KINDS, LABEL_SIZES, LINE_STYLES, type Rating, STAR_RANKS, STAR_SIZES } from '../cluster/chart.ts'
import { MAX_BOARD_SIZE } from '../kit/hex.ts'
import { normalizeStoredName } from '../kit/normalize-stored-name.ts'
import { STAR_SHAPES } from '../kit/star-glyph.ts'
import { Id, Name, Notes, ShortText } from './base.ts'

/** A row or column of the board, counted from 1 (FIST-MAP-1). */
export const BoardCoordinate = z.int().min(1).max(MAX_BOARD_SIZE.side)

/** Size and layout of a board. */
export const Board = z
  .object({
    rows: BoardCoordinate,
    columns: BoardCoordinate,
    orientation: z.enum(['pointy', 'flat']),
    shifted: z.enum(['even', 'odd']),
    labelOrder: z.enum(['row-column', 'column-row']),
  })
  .refine(({ rows, columns }) => rows * columns <= MAX_BOARD_SIZE.hexes, {
    message: `A board has at most ${MAX_BOARD_SIZE.hexes.toLocaleString('en-GB')} hexes.`,
  })

/** A set of hexes as runs: row, first column, last column. */
export const HexRunsInput = z.array(z.tuple([BoardCoordinate, BoardCoordinate, BoardCoordinate])).max(130_000)

/** Position of a hex. */
export const hexPlaceFields = { row: BoardCoordinate, column: BoardCoordinate }
const Colour = z.string().regex(/^#[0-9a-f]{6}$/, { message: 'A colour is written like #c9a24b.' })
const ShortName = z.string().max(40).transform(normalizeStoredName).pipe(z.string().max(40))
const ShownName = ShortName.pipe(z.string().min(1))

/** A star's rating (FIST-MAP-2). */
const StarRating = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
]) satisfies z.ZodType<Rating>

/** Properties of a star, apart from its position. */
export const starFields = {
  name: Name,
  rating: StarRating,
  type: ShortName,
  size: z.enum(STAR_SIZES),
  rank: z.enum(STAR_RANKS).nullable(),
  factionId: Id.nullable(),
  notes: Notes,
  publicNotes: Notes,
  tags: z.array(ShownName).max(20),
  isHomeworld: z.boolean(),
  isHidden: z.boolean(),
}
/** Properties of a route. */
export const routeFields = {
  type: ShortName,
  colour: Colour.nullable(),
  style: z.enum(LINE_STYLES),
  isHidden: z.boolean(),
}
/** Properties of a region, apart from its hexes. */
export const regionFields = {
  name: Name,
  colour: Colour,
  border: z.enum(LINE_STYLES).nullable(),
  isFilled: z.boolean(),
  notes: Notes,
  publicNotes: Notes,
  isHidden: z.boolean(),
}
/** Properties of a label. */
export const labelFields = {
  ...hexPlaceFields,
  kind: z.enum(LABEL_KINDS),
  text: ShortText.min(1, { message: 'Write something, or remove it.' }),
  size: z.enum(LABEL_SIZES),
  colour: Colour.nullable(),
  isHidden: z.boolean(),
}
/** Properties of a fleet. */
export const fleetFields = {
  ...hexPlaceFields,
  name: Name,
  factionId: Id.nullable(),
  notes: Notes,
  publicNotes: Notes,
  isHidden: z.boolean(),
}
/** Properties of a bookmark. `zoom` is a hex's radius in pixels. */
export const bookmarkFields = { ...hexPlaceFields, name: Name, zoom: z.number().min(0.5).max(400) }

/** Name and look of one rating. */
const LegendEntry = z.object({ name: ShownName, colour: Colour.nullable(), shape: z.enum(STAR_SHAPES) })

/** Names and looks of the ratings 1 to 5. */
export const LegendInput = z.tuple([LegendEntry, LegendEntry, LegendEntry, LegendEntry, LegendEntry])
