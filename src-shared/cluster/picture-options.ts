/**
 * Styles of a map picture: `ink` for printers (black on white with one accent), `paper` and `void` like the screen
 * themes, `hand-drawn` in sepia with an unsteady line, `survey` like a nautical chart in two inks.
 */
export const PICTURE_STYLES = ['ink', 'paper', 'void', 'hand-drawn', 'survey'] as const
export type PictureStyle = (typeof PICTURE_STYLES)[number]

/** Coordinates of hexes: a label in each hex, rulers along the frame, or none. */
export const COORDINATE_STYLES = ['labels', 'rulers', 'none'] as const
export type CoordinateStyle = (typeof COORDINATE_STYLES)[number]

/** Optional parts of a picture. */
export const PICTURE_PARTS = [
  'grid',
  'regions',
  'allegiances',
  'routes',
  'names',
  'owners',
  'fleets',
  'labels',
  'notes',
  'fog',
] as const
export type PicturePart = (typeof PICTURE_PARTS)[number]

/**
 * Treatment of names without a free position: drawn smaller if that helps, or omitted. Names without any position are
 * omitted and counted.
 */
export const CROWDED_NAME_MODES = ['smaller', 'left-out'] as const
export type CrowdedNameMode = (typeof CROWDED_NAME_MODES)[number]

export interface SheetSize {
  readonly widthMm: number
  readonly heightMm: number
}

/** Paper sizes in portrait orientation. */
export const PAPER_SIZES = {
  a4: { name: 'A4', widthMm: 210, heightMm: 297 },
  a3: { name: 'A3', widthMm: 297, heightMm: 420 },
  a2: { name: 'A2', widthMm: 420, heightMm: 594 },
  a1: { name: 'A1', widthMm: 594, heightMm: 841 },
  a0: { name: 'A0', widthMm: 841, heightMm: 1189 },
  letter: { name: 'Letter', widthMm: 215.9, heightMm: 279.4 },
  tabloid: { name: 'Tabloid', widthMm: 279.4, heightMm: 431.8 },
} as const satisfies Record<string, SheetSize & { readonly name: string }>
export type PaperId = keyof typeof PAPER_SIZES

/** Paper sizes for tiled posters and lists. */
export const SHEET_PAPERS = ['a4', 'letter'] as const satisfies readonly PaperId[]
export type SheetPaper = (typeof SHEET_PAPERS)[number]

/** Orientation of a sheet; `auto` chooses the one with the larger map. */
export const SHEET_ORIENTATIONS = ['auto', 'portrait', 'landscape'] as const
export type SheetOrientation = (typeof SHEET_ORIENTATIONS)[number]

/** What tells a print from other prints of the same map. */
export interface PictureImprint {
  /** Such as “Players’ edition”. */
  readonly edition: string
  /** Whether it shows secrets, and says so in reversed type. */
  readonly isSecret: boolean
  /** Name of the campaign, and the date in its calendar; empty for none. */
  readonly campaign: string
  readonly campaignDate: string
  /** Day of printing, such as “28 November 2026”. */
  readonly printedOn: string
}

/** Options of a map picture. */
export interface PictureOptions {
  /** Title in the cartouche; empty for none. */
  readonly title: string
  readonly style: PictureStyle
  /** Whether a coloured ground reaches the edge of a paper. By default a margin stays white, as printers leave it. */
  readonly isToTheEdge: boolean
  /** Edition and dates in the cartouche and the foot. */
  readonly imprint?: PictureImprint
  /** A paper size, explicit dimensions, or `fitted` for the size of the map. */
  readonly paper: PaperId | SheetSize | 'fitted'
  /** Applies to named paper sizes. */
  readonly orientation: SheetOrientation
  /** Distance between opposite sides of a hex; null for the largest that fits. */
  readonly mmPerHex: number | null
  readonly coordinates: CoordinateStyle
  readonly parts: Readonly<Record<PicturePart, boolean>>
  readonly legend: boolean
  /** Whether cartouche, legend, notes and scale are left for the overview of a poster in sheets. */
  readonly isMapOnly: boolean
  readonly scaleBar: boolean
  /** Whether the notes are printed in the margin. Their numbers on the map are always drawn. */
  readonly noteList: boolean
  readonly crowdedNames: CrowdedNameMode
  /** Whether an SVG has its texts as outlines, for programs that do not read embedded fonts. */
  readonly isTextOutlined: boolean
  /** Minimum text size: smaller texts are enlarged, replaced or omitted. By default 8 pt on paper sizes, else none. */
  readonly leastTextMm?: number
  /** Colours by owner name; ignored in styles without colours. */
  readonly ownerColours?: ReadonlyMap<string, string>
}

/** A poster as one page or as overlapping sheets to be glued together. */
export interface PosterOptions extends PictureOptions {
  readonly tiles: { readonly paper: SheetPaper; readonly overlapMm: number } | null
}

/** Size of a hex if neither size nor sheet is given. */
export const DEFAULT_MM_PER_HEX = 10

/** Bounds of the hex size: from a dot to a hand. */
export const MM_PER_HEX_BOUNDS = { least: 1, most: 100 } as const

/** Bounds of the overlap of sheets. */
export const OVERLAP_MM_BOUNDS = { least: 0, usual: 10, most: 40 } as const

/** All parts of a map. */
export const ALL_PICTURE_PARTS: PictureOptions['parts'] = {
  grid: true,
  regions: true,
  allegiances: true,
  routes: true,
  names: true,
  owners: true,
  fleets: true,
  labels: true,
  notes: true,
  fog: true,
}

/** Default options of a poster. */
export const DEFAULT_POSTER_OPTIONS: PosterOptions = {
  title: '',
  style: 'ink',
  isToTheEdge: false,
  isTextOutlined: false,
  paper: 'a4',
  orientation: 'auto',
  mmPerHex: null,
  coordinates: 'labels',
  parts: ALL_PICTURE_PARTS,
  legend: true,
  isMapOnly: false,
  scaleBar: true,
  noteList: true,
  crowdedNames: 'smaller',
  tiles: null,
}

/** Default options of a picture file, as large as the map requires. */
export const DEFAULT_PICTURE_OPTIONS: PictureOptions = {
  ...DEFAULT_POSTER_OPTIONS,
  paper: 'fitted',
  mmPerHex: DEFAULT_MM_PER_HEX,
}

/** Orders of the star index: by name, or by hex. */
export const STAR_INDEX_ORDERS = ['name', 'hex'] as const
export type StarIndexOrder = (typeof STAR_INDEX_ORDERS)[number]

/** Options of the star index. */
export interface StarIndexOptions {
  readonly title: string
  readonly paper: SheetPaper
  readonly order: StarIndexOrder
  readonly imprint?: PictureImprint
}

/** Options of an empty board to write on. */
export type BlankSheetOptions = Pick<
  PosterOptions,
  'title' | 'paper' | 'orientation' | 'mmPerHex' | 'coordinates' | 'tiles'
>
