import * as z from 'zod'
import { isRecord } from '#main/games/kit/json.ts'
import { type Chart, type ChartStar, type Extra, LINE_STYLES } from '#shared/cluster/chart.ts'
import { MAX_BOARD } from '#shared/kit/hex.ts'
import type { RegionLook } from './tile-meaning.ts'
import { fitsGrid } from './tiled-hexes.ts'

/** The two files of Tiled. */
export type TiledFormat = 'tiled-tmx' | 'tiled-tmj'

/** Custom properties that charts have no place for. */
export type SourceProperties = Readonly<Record<string, string | number | boolean>>

const Pixels = z.int().min(1).max(10_000)
const Count = z.int().min(0).max(0x0fff_ffff)
const Line = z.int().min(-1_000_000_000).max(1_000_000_000)
const Place = z.object({ row: Line, column: Line })

/** What is null or not there is as usual. */
function orElse<Value>(schema: z.ZodType<Value>, usual: Value) {
  return schema.nullish().transform((value) => value ?? usual)
}

function many<Entry>(entry: z.ZodType<Entry>) {
  return orElse<readonly Entry[]>(z.array(entry).max(300_000), [])
}

/** A line of a map that joins no two stars, in places of the board and beyond it. */
const UnplacedRoute = z.object({
  from: Place,
  to: Place,
  type: z.string(),
  colour: z.string().nullable().default(null),
  style: z.enum(LINE_STYLES).catch('solid'),
  isHidden: orElse(z.boolean(), false),
})
export type LeftRoute = z.infer<typeof UnplacedRoute>

/** A layer that was not ours; `objects` are those of its objects that are nothing on a chart. */
const SourceLayer = z.object({
  kind: z.enum(['tiles', 'objects', 'other']),
  /** Neither it nor a group around it was switched off. */
  isVisible: orElse(z.boolean(), true),
  raw: z.unknown().optional(),
  objects: many(z.unknown()),
})
export type KeptLayer = z.infer<typeof SourceLayer>

const Side = z.int().min(1).max(MAX_BOARD.side)

/** Tiles of one kind that stand for nothing on a chart, with the hexes that they lie on. */
const BlankTiles = z.object({
  layer: Count,
  firstGid: Count,
  id: Count,
  hexes: many(z.tuple([Side, Side, Side])),
})
export type BlankTiles = z.infer<typeof BlankTiles>

/** What a map of Tiled had that charts have no place for: raw parts are in the form of its file. */
const TiledSource = z.object({
  grid: z.object({
    tileWidth: Pixels,
    tileHeight: Pixels,
    side: z.int().min(0).max(10_000),
    axis: z.enum(['x', 'y']),
    index: z.enum(['odd', 'even']),
  }),
  /** Of a map without end; null for one with. */
  origin: Place.nullable().default(null),
  raw: z.unknown().optional(),
  /** Those that were not ours. */
  tilesets: many(z.object({ firstGid: Count, name: z.string(), tileCount: Count, raw: z.unknown().optional() })),
  layers: many(SourceLayer),
  routes: many(UnplacedRoute),
  blanks: many(BlankTiles),
})
export type KeptTiled = z.infer<typeof TiledSource>

/** What a chart keeps of the map that it was read from, or null. A board that was laid out anew has no use for it. */
export function findTiledSource({ extra, board }: Chart, format: TiledFormat): KeptTiled | null {
  const kept = TiledSource.safeParse(extra[format]).data
  return kept && fitsGrid(board, kept.grid) ? kept : null
}

/** The tile that something was read from, so that an export can put it back; `layer` counts the layers that are not ours. */
export interface SourceTile {
  readonly layer: number
  readonly firstGid: number
  readonly id: number
}

/** The tile of a star, and the rating that it stands for. */
export interface SourceStarTile extends SourceTile {
  readonly rating: number
  /** Whether a person chose that: the tile itself does not say it. */
  readonly isChosen: boolean
}

/** The tile of a region, and how the region looked when it was read. */
export interface SourceRegionTile extends SourceTile {
  readonly looks: RegionLook
}

const TILE = ['layer', 'firstGid', 'id'] as const

/** The tile that a region or star was read from, or null. */
export function findSourceTile(extra: Extra, format: TiledFormat): SourceTile | null {
  const kept = extra[format]
  const tile = isRecord(kept) ? kept['tile'] : null
  if (!isRecord(tile)) return null
  const [layer, firstGid, id] = TILE.map((name) => tile[name])
  const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
  return isCount(layer) && isCount(firstGid) && isCount(id) ? { layer, firstGid, id } : null
}

/** The tile that a star was read from, or null where it stands for another rating now. */
export function findSourceStarTile({ extra, rating }: ChartStar, format: TiledFormat): SourceTile | null {
  const kept = extra[format]
  const tile = isRecord(kept) ? kept['tile'] : null
  return isRecord(tile) && tile['rating'] === rating ? findSourceTile(extra, format) : null
}

/** Whether a star stands on a tile that a person chose to be one. */
export function isOnChosenTile(star: ChartStar, format: TiledFormat): boolean {
  const kept = star.extra[format]
  const tile = isRecord(kept) ? kept['tile'] : null
  return findSourceStarTile(star, format) !== null && isRecord(tile) && tile['isChosen'] === true
}

/** How a region looked when it was read, or null. */
export function findSourceLook(extra: Extra, format: TiledFormat): Readonly<Record<string, unknown>> | null {
  const kept = extra[format]
  const tile = isRecord(kept) ? kept['tile'] : null
  return isRecord(tile) && isRecord(tile['looks']) ? tile['looks'] : null
}

/** Custom properties that something was read with beyond ours. */
export function getSourceProperties(extra: Extra, format: TiledFormat): SourceProperties {
  const kept = extra[format]
  const properties = isRecord(kept) ? kept['properties'] : null
  if (!isRecord(properties)) return {}
  const isPlain = (entry: [string, unknown]): entry is [string, string | number | boolean] =>
    ['string', 'number', 'boolean'].includes(typeof entry[1])
  return Object.fromEntries(Object.entries(properties).filter(isPlain))
}
