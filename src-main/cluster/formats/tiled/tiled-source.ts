import * as z from 'zod'
import { isRecord } from '#main/games/kit/json.ts'
import { type Chart, type ChartStar, type FormatSpecificData, LINE_STYLES } from '#shared/cluster/chart.ts'
import { MAX_BOARD_SIZE } from '#shared/kit/hex.ts'
import type { RegionWithoutHexes } from './tile-meaning.ts'
import { hasGridLayout } from './tiled-hexes.ts'

/** The two file formats of Tiled. */
export type TiledFormat = 'tiled-tmx' | 'tiled-tmj'

/** Custom properties that charts cannot represent. */
export type SourceProperties = Readonly<Record<string, string | number | boolean>>

const Pixels = z.int().min(1).max(10_000)
const Count = z.int().min(0).max(0x0fff_ffff)
const Line = z.int().min(-1_000_000_000).max(1_000_000_000)
const Place = z.object({ row: Line, column: Line })

/** Schema with a default for null and missing values. */
function orElse<Value>(schema: z.ZodType<Value>, usual: Value) {
  return schema.nullish().transform((value) => value ?? usual)
}

function many<Entry>(entry: z.ZodType<Entry>) {
  return orElse<readonly Entry[]>(z.array(entry).max(300_000), [])
}

/** A line of a map that does not connect two stars, in board positions that may be off the board. */
const UnplacedRoute = z.object({
  from: Place,
  to: Place,
  type: z.string(),
  colour: z.string().nullable().default(null),
  style: z.enum(LINE_STYLES).catch('solid'),
  isHidden: orElse(z.boolean(), false),
})
export type UnplacedTiledRoute = z.infer<typeof UnplacedRoute>

/** A layer that is not Orrery's. `objects` are those without a meaning on a chart. */
const SourceLayer = z.object({
  kind: z.enum(['tiles', 'objects', 'other']),
  /** Whether neither it nor a group around it is hidden. */
  isVisible: orElse(z.boolean(), true),
  raw: z.unknown().optional(),
  objects: many(z.unknown()),
})
export type KeptLayer = z.infer<typeof SourceLayer>

const Side = z.int().min(1).max(MAX_BOARD_SIZE.side)

/** Tiles of one kind without a meaning on a chart, with their hexes. */
const UnmappedTiles = z.object({
  layer: Count,
  firstGid: Count,
  id: Count,
  hexes: many(z.tuple([Side, Side, Side])),
})
export type TilesWithoutMeaning = z.infer<typeof UnmappedTiles>

/** Data of a Tiled map that charts cannot represent. Raw parts are in the form of the file. */
const TiledSource = z.object({
  grid: z.object({
    tileWidth: Pixels,
    tileHeight: Pixels,
    side: z.int().min(0).max(10_000),
    axis: z.enum(['x', 'y']),
    index: z.enum(['odd', 'even']),
  }),
  /** Only for an infinite map, otherwise null. */
  origin: Place.nullable().default(null),
  raw: z.unknown().optional(),
  /** Tilesets that are not Orrery's. */
  tilesets: many(z.object({ firstGid: Count, name: z.string(), tileCount: Count, raw: z.unknown().optional() })),
  layers: many(SourceLayer),
  routes: many(UnplacedRoute),
  blanks: many(UnmappedTiles),
})
/** Data of a Tiled map that charts cannot represent, kept for an export to the same format. */
export type KeptTiledMap = z.infer<typeof TiledSource>

/** Kept data of the map that a chart was read from. Null if there is none, or if the board was laid out anew. */
export function findKeptTiledMap({ extra, board }: Chart, format: TiledFormat): KeptTiledMap | null {
  const kept = TiledSource.safeParse(extra[format]).data
  return kept && hasGridLayout(board, kept.grid) ? kept : null
}

/** Original tile of an object, which an export restores. `layer` is the index among layers that are not Orrery's. */
export interface SourceTile {
  readonly layer: number
  readonly firstGid: number
  readonly id: number
}

/** Original tile of a star, and the rating it represents. */
export interface SourceStarTile extends SourceTile {
  readonly rating: number
  /** Whether the user chose the rating. The tile itself does not define it. */
  readonly isChosen: boolean
}

/** Original tile of a region, and the look of the region when it was read. */
export interface SourceRegionTile extends SourceTile {
  readonly looks: RegionWithoutHexes
}

const TILE = ['layer', 'firstGid', 'id'] as const

/** Original tile of a region or star, or null. */
export function findSourceTile(extra: FormatSpecificData, format: TiledFormat): SourceTile | null {
  const kept = extra[format]
  const tile = isRecord(kept) ? kept['tile'] : null
  if (!isRecord(tile)) return null
  const [layer, firstGid, id] = TILE.map((name) => tile[name])
  const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
  return isCount(layer) && isCount(firstGid) && isCount(id) ? { layer, firstGid, id } : null
}

/** Original tile of a star. Null if it represents another rating than the star now has. */
export function findSourceStarTile({ extra, rating }: ChartStar, format: TiledFormat): SourceTile | null {
  const kept = extra[format]
  const tile = isRecord(kept) ? kept['tile'] : null
  return isRecord(tile) && tile['rating'] === rating ? findSourceTile(extra, format) : null
}

/** Whether the tile of a star represents one by the user's choice. */
export function hasTileChosenByUser(star: ChartStar, format: TiledFormat): boolean {
  const kept = star.extra[format]
  const tile = isRecord(kept) ? kept['tile'] : null
  return findSourceStarTile(star, format) !== null && isRecord(tile) && tile['isChosen'] === true
}

/** Look of a region when it was read, or null. */
export function findSourceRegionLook(
  extra: FormatSpecificData,
  format: TiledFormat,
): Readonly<Record<string, unknown>> | null {
  const kept = extra[format]
  const tile = isRecord(kept) ? kept['tile'] : null
  return isRecord(tile) && isRecord(tile['looks']) ? tile['looks'] : null
}

/** Original custom properties of an object other than Orrery's. */
export function getSourceProperties(extra: FormatSpecificData, format: TiledFormat): SourceProperties {
  const kept = extra[format]
  const properties = isRecord(kept) ? kept['properties'] : null
  if (!isRecord(properties)) return {}
  const isPlain = (entry: [string, unknown]): entry is [string, string | number | boolean] =>
    ['string', 'number', 'boolean'].includes(typeof entry[1])
  return Object.fromEntries(Object.entries(properties).filter(isPlain))
}
