import { AREA_RADIUS_BOUNDS } from '#shared/cluster/chart-area.ts'
import type { ChartFormat } from '#shared/cluster/chart.ts'
import { PICTURE_THEMES_BY_STYLE } from '#shared/cluster/draw/picture-theme.ts'
import {
  ALL_PICTURE_PARTS,
  type StarIndexOrder,
  type SheetOrientation,
  OVERLAP_MM_BOUNDS,
  type PaperId,
  type PictureOptions,
  type SheetPaper,
  DEFAULT_MM_PER_HEX,
  DEFAULT_PICTURE_OPTIONS,
} from '#shared/cluster/picture-options.ts'
import type { MapEdition } from '#shared/contract/cluster-files.ts'
import type { MapPdfRequest } from '#shared/contract/cluster-pictures.ts'

export const EXPORT_TABS = ['picture', 'poster', 'sheets', 'data'] as const
export type ExportTab = (typeof EXPORT_TABS)[number]

/** Appearance of a picture, independent of its medium. */
export type PictureAppearance = Pick<
  PictureOptions,
  | 'style'
  | 'isToTheEdge'
  | 'isTextOutlined'
  | 'coordinates'
  | 'parts'
  | 'legend'
  | 'scaleBar'
  | 'noteList'
  | 'crowdedNames'
>

export interface PaperChoices {
  readonly paper: PaperId | 'fitted'
  readonly orientation: SheetOrientation
  /** Null for the largest scale that fits the sheet. */
  readonly mmPerHex: number | null
  readonly isCut: boolean
  readonly tilePaper: SheetPaper
  readonly overlapMm: number
}

/** Choices for the part of a map to export. The hex is kept as typed: maps differ in their labels. */
export interface AreaChoices {
  readonly isPart: boolean
  readonly hex: string
  readonly radius: number
}

/** All settings of the export dialog, stored for this window. */
export interface ExportChoices {
  readonly tab: ExportTab
  readonly edition: MapEdition
  readonly area: AreaChoices
  readonly look: PictureAppearance
  /** A pixel picture may also show the map as in the window. */
  readonly picture: {
    readonly format: 'svg' | 'png'
    readonly longestPixels: number
    readonly drawnAs: 'printed' | 'screen'
  }
  readonly poster: PaperChoices
  readonly sheets: PaperChoices & {
    readonly what: 'blank' | 'index'
    readonly order: StarIndexOrder
    readonly indexPaper: SheetPaper
  }
  readonly format: ChartFormat
}

/** Longest side of a pixel picture. */
export const PNG_SIDE_LIMITS = { least: 500, usual: 4000, most: 8000 } as const

const PAPER: PaperChoices = {
  paper: 'a4',
  orientation: 'auto',
  mmPerHex: null,
  isCut: false,
  tilePaper: 'a4',
  overlapMm: OVERLAP_MM_BOUNDS.usual,
}
const { style, isToTheEdge, isTextOutlined, coordinates, legend, scaleBar, noteList, crowdedNames } =
  DEFAULT_PICTURE_OPTIONS

export const DEFAULT_EXPORT_CHOICES: ExportChoices = {
  tab: 'picture',
  edition: 'gamemaster',
  area: { isPart: false, hex: '', radius: AREA_RADIUS_BOUNDS.usual },
  look: {
    style,
    isToTheEdge,
    isTextOutlined,
    coordinates,
    parts: ALL_PICTURE_PARTS,
    legend,
    scaleBar,
    noteList,
    crowdedNames,
  },
  picture: { format: 'svg', longestPixels: PNG_SIDE_LIMITS.usual, drawnAs: 'printed' },
  poster: PAPER,
  sheets: { ...PAPER, what: 'blank', order: 'name', indexPaper: 'a4' },
  format: 'orrery',
}

/** Whether the ground of a style has a colour of its own. */
export function hasColouredGround({ style }: Pick<PictureAppearance, 'style'>): boolean {
  return PICTURE_THEMES_BY_STYLE[style].ground !== '#ffffff'
}

/** Millimetres per hex for a picture without a fixed paper size; null otherwise. */
export function findMmPerHex({ paper, isCut, mmPerHex }: PaperChoices): number | null {
  return mmPerHex ?? (paper === 'fitted' || isCut ? DEFAULT_MM_PER_HEX : null)
}

/** Whether the map is drawn as in the window, which needs the main process only for the players' edition. */
export function isDrawnByWindow({ tab, picture }: Pick<ExportChoices, 'tab' | 'picture'>): boolean {
  return tab === 'picture' && picture.format === 'png' && picture.drawnAs === 'screen'
}

/** Picture options for a separate file. */
export function buildPictureOptions({ look }: ExportChoices, title: string): PictureOptions {
  return { ...DEFAULT_PICTURE_OPTIONS, ...look, title }
}

/** Picture options of a poster before tiling; a tiled poster is as large as its hexes require. */
export function buildPosterOptions({ look, poster }: ExportChoices, title: string): PictureOptions {
  return { ...look, title, ...buildPaperOptions(poster) }
}

export function buildPaperOptions(
  paper: PaperChoices,
): Pick<PictureOptions, 'paper' | 'orientation' | 'mmPerHex' | 'isMapOnly'> {
  return {
    isMapOnly: paper.isCut,
    paper: paper.isCut ? 'fitted' : paper.paper,
    orientation: paper.orientation,
    mmPerHex: findMmPerHex(paper),
  }
}

function tilesOf({ isCut, tilePaper, overlapMm }: PaperChoices) {
  return isCut ? { paper: tilePaper, overlapMm } : null
}

export function buildPdfRequest(choices: ExportChoices, title: string): MapPdfRequest {
  const { tab, poster, sheets } = choices
  if (tab !== 'sheets')
    return { what: 'poster', options: { ...travelling(buildPosterOptions(choices, title)), tiles: tilesOf(poster) } }
  if (sheets.what === 'index')
    return { what: 'index', options: { title, paper: sheets.indexPaper, order: sheets.order } }
  return {
    what: 'blank',
    options: {
      title,
      ...travelling({ coordinates: choices.look.coordinates, ...buildPaperOptions(sheets) }),
      tiles: tilesOf(sheets),
    },
  }
}

/** Copies options into an object without `readonly`, as the request type requires. */
function travelling<Options extends object>(options: Options): { -readonly [Key in keyof Options]: Options[Key] } {
  return { ...options }
}
