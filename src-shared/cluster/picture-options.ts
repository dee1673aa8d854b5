/** How a picture of a map looks: `ink` for printers (black on white and one accent), `paper` and `void` as the themes on screen. */
export const PICTURE_STYLES = ['ink', 'paper', 'void'] as const
export type PictureStyle = (typeof PICTURE_STYLES)[number]

/** How a reader finds a hex: a label in every hex, numbers along the frame, or not at all. */
export const COORDINATE_MARKS = ['labels', 'rulers', 'none'] as const
export type CoordinateMarks = (typeof COORDINATE_MARKS)[number]

/** What can be left out of a picture. */
export const PICTURE_PARTS = [
  'grid',
  'regions',
  'routes',
  'names',
  'owners',
  'fleets',
  'labels',
  'notes',
  'fog',
] as const
export type PicturePart = (typeof PICTURE_PARTS)[number]

/** What becomes of names that find no free place: smaller where that helps, or left out. Names without any place are left out and counted. */
export const CROWDED_NAMES = ['smaller', 'left-out'] as const
export type CrowdedNames = (typeof CROWDED_NAMES)[number]

/** The size of a sheet. */
export interface SheetSize {
  readonly widthMm: number
  readonly heightMm: number
}

/** Sheets by name, upright. */
export const PAPERS = {
  a4: { name: 'A4', widthMm: 210, heightMm: 297 },
  a3: { name: 'A3', widthMm: 297, heightMm: 420 },
  a2: { name: 'A2', widthMm: 420, heightMm: 594 },
  a1: { name: 'A1', widthMm: 594, heightMm: 841 },
  a0: { name: 'A0', widthMm: 841, heightMm: 1189 },
  letter: { name: 'Letter', widthMm: 215.9, heightMm: 279.4 },
  tabloid: { name: 'Tabloid', widthMm: 279.4, heightMm: 431.8 },
} as const satisfies Record<string, SheetSize & { readonly name: string }>
export type PaperId = keyof typeof PAPERS

/** The sheets that posters are cut into and lists are printed on. */
export const SHEET_PAPERS = ['a4', 'letter'] as const satisfies readonly PaperId[]
export type SheetPaper = (typeof SHEET_PAPERS)[number]

/** How a sheet is turned; `auto` takes what shows the map larger. */
export const ORIENTATIONS = ['auto', 'portrait', 'landscape'] as const
export type Orientation = (typeof ORIENTATIONS)[number]

/** A picture of a map. */
export interface PictureOptions {
  /** Above the map; empty for none. */
  readonly title: string
  readonly style: PictureStyle
  /** A sheet by name or size, or `fitted` for one as large as the map needs. */
  readonly paper: PaperId | SheetSize | 'fitted'
  /** Of a sheet by name. */
  readonly orientation: Orientation
  /** From one flat side of a hex to the other; null for as large as the sheet allows. */
  readonly mmPerHex: number | null
  readonly coordinates: CoordinateMarks
  readonly parts: Readonly<Record<PicturePart, boolean>>
  readonly legend: boolean
  readonly scaleBar: boolean
  /** Whether the notes are written out in the margin; pinned to the map they are numbered either way. */
  readonly noteList: boolean
  readonly crowdedNames: CrowdedNames
  /** What is written smaller than this is written larger, otherwise, or not at all; left out for maps that are looked at as a whole. */
  readonly leastTextMm?: number
  /** The colours of owners by name; drawings for one ink leave them out. */
  readonly ownerColours?: ReadonlyMap<string, string>
}

/** A poster: a picture in one page, or cut into sheets that are glued together. */
export interface PosterOptions extends PictureOptions {
  readonly tiles: { readonly paper: SheetPaper; readonly overlapMm: number } | null
}

/** How large a hex is when neither a size nor a sheet is given. */
export const DEFAULT_MM_PER_HEX = 10

/** Hexes from a dot to a hand. */
export const MM_PER_HEX_BOUNDS = { least: 1, most: 100 } as const

/** How far sheets may lie over each other. */
export const OVERLAP_MM_BOUNDS = { least: 0, usual: 10, most: 40 } as const

/** Every part of a map. */
export const ALL_PARTS: PictureOptions['parts'] = {
  grid: true,
  regions: true,
  routes: true,
  names: true,
  owners: true,
  fleets: true,
  labels: true,
  notes: true,
  fog: true,
}

/** A poster unless somebody says otherwise. */
export const DEFAULT_POSTER: PosterOptions = {
  title: '',
  style: 'ink',
  paper: 'a4',
  orientation: 'auto',
  mmPerHex: null,
  coordinates: 'labels',
  parts: ALL_PARTS,
  legend: true,
  scaleBar: true,
  noteList: true,
  crowdedNames: 'smaller',
  tiles: null,
}

/** A picture as a file of its own: as large as the map needs. */
export const DEFAULT_PICTURE: PictureOptions = { ...DEFAULT_POSTER, paper: 'fitted', mmPerHex: DEFAULT_MM_PER_HEX }

/** The table of all stars: by name, or hex by hex. */
export const INDEX_ORDERS = ['name', 'hex'] as const
export type IndexOrder = (typeof INDEX_ORDERS)[number]

/** The star index as pages. */
export interface IndexOptions {
  readonly title: string
  readonly paper: SheetPaper
  readonly order: IndexOrder
}

/** An empty board to write on. */
export type BlankSheetOptions = Pick<
  PosterOptions,
  'title' | 'paper' | 'orientation' | 'mmPerHex' | 'coordinates' | 'tiles'
>
