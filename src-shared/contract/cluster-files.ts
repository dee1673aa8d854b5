import { eventIterator } from '@orpc/contract'
import * as z from 'zod'
import { AREA_RADIUS_BOUNDS } from '../cluster/chart-area.ts'
import { CHART_FORMATS } from '../cluster/chart.ts'
import type { DrawableMap } from '../cluster/draw/drawable-map.ts'
import { TILE_ROLES } from '../cluster/tile-roles.ts'
import { forGamemaster, Id, Name, Progress, ShortText } from './base.ts'
import { hexPlaceFields } from './cluster-fields.ts'
import { MapPdfRequest, PictureOptions } from './cluster-pictures.ts'
import { JournalEdition as ReaderEdition } from './journal.ts'
import { ExportFile } from './planet28/exchange.ts'

/** Maximum size of an imported file, in bytes and as base64 characters. */
export const MAX_CHART_FILE_SIZE = { bytes: 32_000_000, base64: 43_000_000 } as const

const ChosenFile = z.object({
  name: ShortText.min(1),
  data: z.base64().max(MAX_CHART_FILE_SIZE.base64, { message: 'The file is too large: at most 32 MB.' }),
})

const ChartFormat = z.enum(CHART_FORMATS)

/** Content of a file that cannot be represented on a map. */
const Loss = z.object({
  what: z.string(),
  count: z.int(),
  where: z.array(z.string()),
  /** Whether an export to the same format restores it. */
  isKept: z.boolean(),
})
export type ContentLossView = z.infer<typeof Loss>

/** Number of map elements of a kind. */
const Count = z.object({ what: z.string(), count: z.int() })

/** Maximum number of files in one import: a map with its tilesets, a sector with its metadata. */
export const MAX_CHART_FILES = 16

const Gid = z.int().min(1).max(0x0fff_ffff)
const Role = z.enum(TILE_ROLES)

/** A kind of tile of a Tiled map and its role. */
const TileKindView = z.object({
  gid: z.int(),
  name: z.string(),
  tileset: z.string(),
  index: z.int(),
  hexes: z.int(),
  role: Role,
})
export type TileKindView = z.infer<typeof TileKindView>

/** The role that a person chose for a kind of tile. */
const TileRoleChoice = z.object({ gid: Gid, role: Role })
export type ChosenTileRole = z.infer<typeof TileRoleChoice>

/** A map ready to be drawn. Not validated again, because it is produced by the main process and only drawn. */
export const DrawableMapView = z.custom<DrawableMap>()

/** Content of a file that is not imported yet. `token` identifies it for the import. */
export const ChartReadReport = z.object({
  token: Id,
  format: ChartFormat,
  formatName: z.string(),
  name: z.string(),
  counts: z.array(Count),
  losses: z.array(Loss),
  picture: DrawableMapView,
  /** Tiled maps: kinds of tiles, most frequent first. */
  tiles: z.array(TileKindView),
  /** Tiled maps: file names of tilesets that are referenced but were not chosen. */
  missingTilesets: z.array(z.string()),
})
export type ChartReadReport = z.infer<typeof ChartReadReport>

/** The audience of a map. */
export const MapEdition = z.enum(['gamemaster', 'player'])
export type MapEdition = z.infer<typeof MapEdition>

/** The part of a map to export; null for the whole map. */
const Area = z
  .object({
    centre: z.object(hexPlaceFields),
    radius: z.int().min(AREA_RADIUS_BOUNDS.least).max(AREA_RADIUS_BOUNDS.most),
  })
  .nullable()
  .default(null)
const exported = { id: Id, edition: MapEdition, area: Area }

/** A format for export. */
const WritableFormat = z.object({ format: ChartFormat, name: z.string(), ending: z.string() })
export type WritableFormat = z.infer<typeof WritableFormat>

/** A picture that an exported file refers to, in base64. */
const ExportPicture = z.object({ name: z.string(), type: z.string(), data: z.string() })
export type ExportPicture = z.infer<typeof ExportPicture>

export const clusterFiles = {
  /** Formats for export. */
  formats: forGamemaster.output(z.array(WritableFormat)),
  /**
   * Reads files that belong together and reports what an import would add. Changes nothing. Ending the stream early
   * stops the reading.
   */
  read: forGamemaster
    .input(
      z.object({
        files: z.array(ChosenFile).min(1).max(MAX_CHART_FILES),
        rating: z.enum(['starport', 'population']),
        tiles: z.array(TileRoleChoice).max(10_000).optional(),
      }),
    )
    .output(eventIterator(Progress, ChartReadReport)),
  /** Imports what was read as a new cluster, in one change. */
  bring: forGamemaster.input(z.object({ token: Id, name: Name })).output(z.object({ id: Id })),
  /** Exports a cluster and reports what the format cannot represent. */
  write: forGamemaster
    .input(z.object({ ...exported, format: ChartFormat }))
    .output(z.object({ files: z.array(ExportFile), pictures: z.array(ExportPicture), losses: z.array(Loss) })),
  /** Reports what an export would lose, without writing files. */
  losses: forGamemaster.input(z.object({ ...exported, format: ChartFormat })).output(z.array(Loss)),
  svg: forGamemaster.input(z.object({ ...exported, options: PictureOptions })).output(ExportFile),
  /** A poster, blank sheets or the star index as PDF, in base64. */
  pdf: forGamemaster
    .input(z.object({ ...exported, request: MapPdfRequest }))
    .output(z.object({ name: z.string(), data: z.string(), missingLetters: z.array(z.string()) })),
  /** The gazetteer as Markdown files, and the name of the folder that they belong in. */
  gazetteer: forGamemaster
    .input(z.object({ id: Id, edition: ReaderEdition }))
    .output(z.object({ name: z.string(), files: z.array(z.object({ path: z.string(), text: z.string() })) })),
  /** JSON schema of the native format. */
  schema: forGamemaster.output(ExportFile),
}
