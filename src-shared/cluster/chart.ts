import type { HexRuns } from '../kit/hex-runs.ts'
import type { HexBoard, HexPlace } from '../kit/hex.ts'
import type { StarShape } from '../kit/star-glyph.ts'
import type { NameStyle } from './name-styles.ts'
import type { Body } from './system/body.ts'

/**
 * Format-specific data without an equivalent on a chart, by format id. Kept unchanged, so that an export can restore
 * it.
 */
export type FormatSpecificData = Readonly<Partial<Record<ChartFormat, unknown>>>

/** Formats for import and export. */
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

/** Display names of the formats. */
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

/** Relative size of a star. Affects only how it is drawn. */
export const STAR_SIZES = ['dwarf', 'small', 'medium', 'large', 'giant'] as const
export type StarSize = (typeof STAR_SIZES)[number]

/** Importance of a star on the map, least first. Decides the size and weight of its glyph and name. */
export const STAR_RANKS = ['outpost', 'settled', 'town', 'capital'] as const
export type StarRank = (typeof STAR_RANKS)[number]

/** Editable properties of a star. Texts called `notes` are for the gamemaster only, `publicNotes` for everyone. */
export interface StarFields {
  readonly name: string
  readonly rating: Rating
  /** Kind of place as free text: “star”, “black hole”, “station”; empty for an ordinary star. */
  readonly type: string
  readonly size: StarSize
  /** Its importance; null to compute it from rating, owner and size. */
  readonly rank: StarRank | null
  readonly notes: string
  readonly publicNotes: string
  readonly tags: readonly string[]
  readonly isHomeworld: boolean
  /** Whether it is unknown to players and omitted from their edition, with all its routes. */
  readonly isHidden: boolean
}

/** Default properties of a star, apart from its name. */
export const DEFAULT_STAR_FIELDS: Omit<StarFields, 'name'> = {
  rating: 3,
  type: '',
  size: 'medium',
  rank: null,
  notes: '',
  publicNotes: '',
  tags: [],
  isHomeworld: false,
  isHidden: false,
}

/** A body of a system on a chart. Its id counts from `1` in the order of the list. */
export interface ChartBody extends Body {
  readonly notes: string
  readonly publicNotes: string
  readonly isHidden: boolean
  /** Names of factions that it is linked to. Links to other pages stay in their campaign. */
  readonly factions: readonly string[]
}

/**
 * Input of the generator from which a system was made, apart from the seed. Kept unchanged when the star is renamed or
 * gets another rating.
 */
export interface SystemOrigin {
  readonly name: string
  readonly rating: Rating
  readonly style: NameStyle
}

/** What orbits a star. */
export interface ChartSystem {
  /** Seed of the generator; empty if it was made or changed by hand. */
  readonly seed: string
  /** Undefined without a seed, and in files of versions that did not keep it. */
  readonly origin?: SystemOrigin | undefined
  readonly bodies: readonly ChartBody[]
}

/** A star on a chart. */
export interface ChartStar extends HexPlace, StarFields {
  readonly system?: ChartSystem | undefined
  /** Name of the faction that owns it, or null. */
  readonly owner: string | null
  readonly extra: FormatSpecificData
}

/** Kinds of things a star can be linked to manually: entries, battles and forces. */
export const STAR_LINK_KINDS = ['warband', 'character', 'squad', 'vehicle', 'scenario', 'battle', 'journal'] as const
export type StarLinkKind = (typeof STAR_LINK_KINDS)[number]

/** How a line is drawn. */
export const LINE_STYLES = ['solid', 'dashed', 'dotted'] as const
export type LineStyle = (typeof LINE_STYLES)[number]

/** Editable properties of a route. */
export interface RouteFields {
  /** Purpose as free text: “trade”, “jump”; empty for an ordinary route. */
  readonly type: string
  /** `#rrggbb`, or null for the default colour. */
  readonly colour: string | null
  readonly style: LineStyle
  /** Whether it is omitted from the players' edition. */
  readonly isHidden: boolean
}

/** Default properties of a route. */
export const DEFAULT_ROUTE_FIELDS: RouteFields = { type: '', colour: null, style: 'solid', isHidden: false }

/** A route between two stars of a chart, by index. At most one per pair (FIST-MAP-3). */
export interface ChartRoute extends RouteFields {
  readonly from: number
  readonly to: number
  readonly extra: FormatSpecificData
}

/** Editable properties of a region. */
export interface RegionFields {
  readonly name: string
  /** `#rrggbb`. */
  readonly colour: string
  /** Line style of its border; null for none. */
  readonly border: LineStyle | null
  /** Whether its hexes are tinted. */
  readonly isFilled: boolean
  readonly notes: string
  readonly publicNotes: string
  readonly isHidden: boolean
}

/** Default properties of a region. */
export const DEFAULT_REGION_FIELDS: Omit<RegionFields, 'name' | 'colour'> = {
  border: 'solid',
  isFilled: true,
  notes: '',
  publicNotes: '',
  isHidden: false,
}

/** A named set of hexes with a colour and a border. Regions may overlap. */
export interface ChartRegion extends RegionFields {
  readonly hexes: HexRuns
  readonly extra: FormatSpecificData
}

/** A label is text on the map; a note is pinned to a hex and shown on request. */
export const LABEL_KINDS = ['label', 'note'] as const
export const LABEL_SIZES = ['small', 'medium', 'large'] as const

/** A label or note at a hex. */
export interface ChartLabel extends HexPlace {
  readonly kind: (typeof LABEL_KINDS)[number]
  readonly text: string
  readonly size: (typeof LABEL_SIZES)[number]
  /** `#rrggbb`, or null for the default colour. */
  readonly colour: string | null
  readonly isHidden: boolean
  readonly extra: FormatSpecificData
}

/** A fleet marker at a hex. */
export interface ChartFleet extends HexPlace {
  readonly name: string
  readonly owner: string | null
  readonly notes: string
  readonly publicNotes: string
  readonly isHidden: boolean
}

/** Name and look of one rating. */
export interface LegendEntry {
  readonly name: string
  /** `#rrggbb`, or null for the theme's colour. */
  readonly colour: string | null
  readonly shape: StarShape
}

/** Names and looks of ratings 1 to 5, in order. */
export type Legend = readonly [LegendEntry, LegendEntry, LegendEntry, LegendEntry, LegendEntry]

/** Red, orange, yellow, white, blue, with as many rays as the rating (FIST-MAP-2). */
export const STANDARD_LEGEND: Legend = [
  { name: 'Red', colour: null, shape: 'rays' },
  { name: 'Orange', colour: null, shape: 'rays' },
  { name: 'Yellow', colour: null, shape: 'rays' },
  { name: 'White', colour: null, shape: 'rays' },
  { name: 'Blue', colour: null, shape: 'rays' },
]

/** A star cluster as plain data, shared by importers, generator, exports and posters. */
export interface Chart {
  readonly name: string
  readonly board: HexBoard
  readonly legend: Legend
  /** The hexes of the board that the map shows; undefined for all. */
  readonly part?: HexRuns
  /** Hexes that players have not seen. Everything there is omitted from their edition. */
  readonly fog: HexRuns
  readonly stars: readonly ChartStar[]
  readonly routes: readonly ChartRoute[]
  readonly regions: readonly ChartRegion[]
  readonly labels: readonly ChartLabel[]
  readonly fleets: readonly ChartFleet[]
  readonly extra: FormatSpecificData
}
