import type { HexRuns } from '../kit/hex-runs.ts'
import type { HexBoard, HexPlace } from '../kit/hex.ts'
import type { StarShape } from '../kit/star-glyph.ts'

/** What a format knew that has no place on a chart, by the format's id: kept as it was read, so that an export can give it back. */
export type Extra = Readonly<Partial<Record<ChartFormat, unknown>>>

/** The formats that charts are read from and written to. */
export const CHART_FORMATS = [
  'orrery',
  'traveller-sec',
  'traveller-tab',
  'traveller-column',
  'traveller-msec',
  'traveller-xml',
  'swn',
  'tiled-tmx',
  'tiled-tmj',
  'text-mapper',
  'csv',
] as const
export type ChartFormat = (typeof CHART_FORMATS)[number]

/** What the formats are called. */
export const CHART_FORMAT_NAMES: Readonly<Record<ChartFormat, string>> = {
  orrery: 'Orrery star cluster',
  'traveller-sec': 'Traveller sector, SEC',
  'traveller-tab': 'Traveller sector, tab-delimited',
  'traveller-column': 'Traveller sector, in columns',
  'traveller-msec': 'Traveller sector, MSEC',
  'traveller-xml': 'Traveller sector, metadata XML',
  swn: 'Sectors Without Number',
  'tiled-tmx': 'Tiled map, TMX',
  'tiled-tmj': 'Tiled map, JSON',
  'text-mapper': 'Text Mapper',
  csv: 'Table of stars, CSV',
}

/** A star's rating (FIST-MAP-2). */
export type Rating = 1 | 2 | 3 | 4 | 5

/** How big a star is beside others; it changes how large it is drawn, no rule. */
export const STAR_SIZES = ['dwarf', 'small', 'medium', 'large', 'giant'] as const
export type StarSize = (typeof STAR_SIZES)[number]

/** What a person may write about a star. Text named `notes` is the gamemaster's alone, `publicNotes` everybody's. */
export interface StarFields {
  readonly name: string
  readonly rating: Rating
  /** What kind of place it is, in the group's own words: “star”, “black hole”, “station”; empty for a plain star. */
  readonly type: string
  readonly size: StarSize
  readonly notes: string
  readonly publicNotes: string
  readonly tags: readonly string[]
  readonly isHomeworld: boolean
  /** Unknown to the players: absent from their edition, with all its routes. */
  readonly isHidden: boolean
}

/** What a star is unless somebody says otherwise, besides its name. */
export const DEFAULT_STAR: Omit<StarFields, 'name'> = {
  rating: 3,
  type: '',
  size: 'medium',
  notes: '',
  publicNotes: '',
  tags: [],
  isHomeworld: false,
  isHidden: false,
}

/** A star on a chart. */
export interface ChartStar extends HexPlace, StarFields {
  /** The faction it belongs to, by name, or null. */
  readonly owner: string | null
  readonly extra: Extra
}

/** What a star can be linked to by hand: entries, battles and forces. */
export const STAR_LINK_KINDS = ['warband', 'character', 'squad', 'vehicle', 'scenario', 'battle', 'journal'] as const
export type StarLinkKind = (typeof STAR_LINK_KINDS)[number]

/** How a line is drawn. */
export const LINE_STYLES = ['solid', 'dashed', 'dotted'] as const
export type LineStyle = (typeof LINE_STYLES)[number]

/** What a person may say of a route. */
export interface RouteFields {
  /** What it is for, in the group's own words: “trade”, “jump”; empty for a plain route. */
  readonly type: string
  /** `#rrggbb`, or null for the usual colour. */
  readonly colour: string | null
  readonly style: LineStyle
  /** Secret: absent from the players' edition. */
  readonly isHidden: boolean
}

/** What a route is unless somebody says otherwise. */
export const DEFAULT_ROUTE: RouteFields = { type: '', colour: null, style: 'solid', isHidden: false }

/** A route on a chart between two of its stars, by their places in its list; a pair has one route at most (FIST-MAP-3). */
export interface ChartRoute extends RouteFields {
  readonly from: number
  readonly to: number
  readonly extra: Extra
}

/** What a person may say of a region. */
export interface RegionFields {
  readonly name: string
  /** `#rrggbb`. */
  readonly colour: string
  /** How the border around it is drawn; null for none. */
  readonly border: LineStyle | null
  /** Whether its hexes are tinted. */
  readonly isFilled: boolean
  readonly notes: string
  readonly publicNotes: string
  readonly isHidden: boolean
}

/** What a region is of which nothing else is said. */
export const DEFAULT_REGION: Omit<RegionFields, 'name' | 'colour'> = {
  border: 'solid',
  isFilled: true,
  notes: '',
  publicNotes: '',
  isHidden: false,
}

/** A set of hexes with a name, a colour and a border. Regions may overlap. */
export interface ChartRegion extends RegionFields {
  readonly hexes: HexRuns
  readonly extra: Extra
}

/** A text on the map, or a note pinned to a hex and read on asking. */
export const LABEL_KINDS = ['label', 'note'] as const
export const LABEL_SIZES = ['small', 'medium', 'large'] as const

/** A label or note at a hex. */
export interface ChartLabel extends HexPlace {
  readonly kind: (typeof LABEL_KINDS)[number]
  readonly text: string
  readonly size: (typeof LABEL_SIZES)[number]
  /** `#rrggbb`, or null for the usual colour. */
  readonly colour: string | null
  readonly isHidden: boolean
  readonly extra: Extra
}

/** A fleet's marker at a hex. */
export interface ChartFleet extends HexPlace {
  readonly name: string
  readonly owner: string | null
  readonly notes: string
  readonly publicNotes: string
  readonly isHidden: boolean
}

/** How one rating is named and drawn. */
export interface LegendEntry {
  readonly name: string
  /** `#rrggbb`, or null for the colour of the theme. */
  readonly colour: string | null
  readonly shape: StarShape
}

/** How ratings 1 to 5 are named and drawn, in that order. */
export type Legend = readonly [LegendEntry, LegendEntry, LegendEntry, LegendEntry, LegendEntry]

/** Red, orange, yellow, white, blue; rays as many as the rating (FIST-MAP-2). */
export const STANDARD_LEGEND: Legend = [
  { name: 'Red', colour: null, shape: 'rays' },
  { name: 'Orange', colour: null, shape: 'rays' },
  { name: 'Yellow', colour: null, shape: 'rays' },
  { name: 'White', colour: null, shape: 'rays' },
  { name: 'Blue', colour: null, shape: 'rays' },
]

/** A star cluster as plain data: what importers make, the generator makes, exports and posters are made of. */
export interface Chart {
  readonly name: string
  readonly board: HexBoard
  readonly legend: Legend
  /** Hexes that the players have not seen: whatever is there is absent from their edition. */
  readonly fog: HexRuns
  readonly stars: readonly ChartStar[]
  readonly routes: readonly ChartRoute[]
  readonly regions: readonly ChartRegion[]
  readonly labels: readonly ChartLabel[]
  readonly fleets: readonly ChartFleet[]
  readonly extra: Extra
}
