import { eventIterator } from '@orpc/contract'
import * as z from 'zod'
import { CHART_FORMATS } from '../cluster/chart.ts'
import type { DrawSource } from '../cluster/draw/draw-source.ts'
import { TILE_ROLES } from '../cluster/tile-roles.ts'
import { forGamemaster, Id, Name, Progress, ShortText } from './base.ts'
import { PdfRequest, PictureOptions } from './cluster-pictures.ts'
import { ExportFile } from './planet28/exchange.ts'

/** The largest file that is read, in bytes, and its length in base64. */
export const MAX_CHART_FILE = { bytes: 32_000_000, base64: 43_000_000 } as const

const ChosenFile = z.object({
  name: ShortText.min(1),
  data: z.base64().max(MAX_CHART_FILE.base64, { message: 'The file is too large: at most 32 MB.' }),
})

const ChartFormat = z.enum(CHART_FORMATS)

/** Something of a file that has no place on our maps. */
const Loss = z.object({
  what: z.string(),
  count: z.int(),
  where: z.array(z.string()),
  /** Whether an export to the same format gives it back. */
  isKept: z.boolean(),
})
export type LossView = z.infer<typeof Loss>

/** What the counts of a map are called, and how many there are. */
const Count = z.object({ what: z.string(), count: z.int() })

/** How many files are read together at most: a map with its tilesets, a sector with its metadata. */
export const MAX_CHART_FILES = 16

const Gid = z.int().min(1).max(0x0fff_ffff)
const Role = z.enum(TILE_ROLES)

/** A kind of tile of a Tiled map, and what it stands for. */
const TileKindView = z.object({
  gid: z.int(),
  name: z.string(),
  tileset: z.string(),
  index: z.int(),
  hexes: z.int(),
  role: Role,
})
export type TileKindView = z.infer<typeof TileKindView>

/** What a person chose that a kind of tile stands for. */
const TileRoleChoice = z.object({ gid: Gid, role: Role })
export type ChosenRole = z.infer<typeof TileRoleChoice>

/** A map as it can be drawn; made in main and only drawn, so it is not looked at again on its way. */
export const DrawSourceView = z.custom<DrawSource>()

/** What was read of a file and is not yet in the campaign; `token` brings it in. */
export const ChartReadReport = z.object({
  token: Id,
  format: ChartFormat,
  formatName: z.string(),
  name: z.string(),
  counts: z.array(Count),
  losses: z.array(Loss),
  picture: DrawSourceView,
  /** Of a Tiled map: the kinds of its tiles, the most frequent first. */
  tiles: z.array(TileKindView),
  /** Of a Tiled map: the names of tileset files that it needs beside those that were chosen. */
  missingTilesets: z.array(z.string()),
})
export type ChartReadReport = z.infer<typeof ChartReadReport>

/** Who a map is for. */
export const Edition = z.enum(['gamemaster', 'player'])
export type Edition = z.infer<typeof Edition>

/** A format that maps are written to. */
const WritableFormat = z.object({ format: ChartFormat, name: z.string(), ending: z.string() })
export type WritableFormat = z.infer<typeof WritableFormat>

export const clusterFiles = {
  /** The formats that maps are written to. */
  formats: forGamemaster.output(z.array(WritableFormat)),
  /** Reads files that belong together and says what they would bring; changes nothing. Ending it early stops the reading. */
  read: forGamemaster
    .input(
      z.object({
        files: z.array(ChosenFile).min(1).max(MAX_CHART_FILES),
        rating: z.enum(['starport', 'population']),
        tiles: z.array(TileRoleChoice).max(10_000).optional(),
      }),
    )
    .output(eventIterator(Progress, ChartReadReport)),
  /** Makes a new cluster of what was read, as one change. */
  bring: forGamemaster.input(z.object({ token: Id, name: Name })).output(z.object({ id: Id })),
  /** Writes a cluster to a format, and says what that cannot hold. */
  write: forGamemaster
    .input(z.object({ id: Id, format: ChartFormat, edition: Edition }))
    .output(z.object({ files: z.array(ExportFile), losses: z.array(Loss) })),
  /** What writing would lose, without the files. */
  losses: forGamemaster.input(z.object({ id: Id, format: ChartFormat, edition: Edition })).output(z.array(Loss)),
  /** The map as SVG. */
  svg: forGamemaster.input(z.object({ id: Id, edition: Edition, options: PictureOptions })).output(ExportFile),
  /** A poster, blank sheets or the star index as PDF, in base64. */
  pdf: forGamemaster
    .input(z.object({ id: Id, edition: Edition, request: PdfRequest }))
    .output(z.object({ name: z.string(), data: z.string() })),
  /** The published JSON schema of our own format. */
  schema: forGamemaster.output(ExportFile),
}
