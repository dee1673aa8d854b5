import type { StarRank } from '../chart.ts'
import type { PictureStyle } from '../picture-options.ts'
import type { TextFace } from './text-widths.ts'

/** Colours of a style, `#rrggbb`, and its typefaces. */
export interface PictureTheme {
  readonly ground: string
  readonly ink: string
  /** Secondary texts. */
  readonly dim: string
  /** Coordinates. */
  readonly faint: string
  readonly grid: string
  /** Large labels below everything else. */
  readonly pale: string
  /** Accent colour of ornaments and headings. */
  readonly accent: string
  /** Things that players do not know. */
  readonly secret: string
  readonly route: string
  readonly fog: string
  /** Fill and edge of glyphs by rating, 1 to 5. */
  readonly stars: readonly { readonly fill: string; readonly edge: string }[]
  /** Whether regions, routes, labels and legend use their own colours. */
  readonly isColoured: boolean
  /** Opacity of the tint of regions with their own colour. */
  readonly tint: number
  /** Whether lines waver like a pen’s. */
  readonly isHandDrawn: boolean
  readonly faces: PictureFaces
}

/** Typefaces of names by rank, of labels, and of texts around the map. */
export interface PictureFaces {
  readonly names: Readonly<Record<StarRank, TextFace>>
  readonly title: TextFace
  readonly text: TextFace
  readonly strong: TextFace
}

const BOOK: PictureFaces = {
  names: { outpost: 'regular', settled: 'bold', town: 'bold', capital: 'heavy' },
  title: 'heavy',
  text: 'regular',
  strong: 'bold',
}

const INSTRUMENT: PictureFaces = {
  names: { outpost: 'sans', settled: 'sans', town: 'sans-bold', capital: 'sans-bold' },
  title: 'sans-bold',
  text: 'sans',
  strong: 'sans-bold',
}

const same = (colour: string) => ({ fill: colour, edge: colour })
const INK = '#16181f'
const SEPIA = '#3a2918'
const NAVY = '#10304f'

/** `ink` is legible on black-and-white printers: ratings by rays and digit, regions by hatching and name. */
export const PICTURE_THEMES_BY_STYLE = {
  ink: {
    ground: '#ffffff',
    ink: INK,
    dim: '#45474f',
    faint: '#6d6f76',
    grid: '#c9cacf',
    pale: '#b4b5bb',
    accent: '#86631a',
    secret: '#a0341f',
    route: '#2b2e36',
    fog: '#55575f',
    stars: [same(INK), same(INK), same(INK), same(INK), same(INK)],
    isColoured: false,
    tint: 0,
    isHandDrawn: false,
    faces: BOOK,
  },
  paper: {
    ground: '#f8f3e6',
    ink: '#1c2130',
    dim: '#4d4e57',
    faint: '#6b675f',
    grid: '#d6cbb1',
    pale: '#c4b58f',
    accent: '#8a6410',
    secret: '#a0341f',
    route: '#4b4739',
    fog: '#5c5a55',
    stars: [
      { fill: '#b8402c', edge: '#35231c' },
      { fill: '#d07a2a', edge: '#46290c' },
      { fill: '#d9b13c', edge: '#4d3d0c' },
      { fill: '#fffdf6', edge: '#35322c' },
      { fill: '#3d6fb0', edge: '#16263d' },
    ],
    isColoured: true,
    tint: 0.14,
    isHandDrawn: false,
    faces: BOOK,
  },
  void: {
    ground: '#0b1017',
    ink: '#ece5d3',
    dim: '#b4b1a1',
    faint: '#838888',
    grid: '#222c38',
    pale: '#3d4a5b',
    accent: '#c9a24b',
    secret: '#ef7d66',
    route: '#9aa1a8',
    fog: '#8b94a5',
    stars: [same('#e4604c'), same('#e88f3e'), same('#ebcb4c'), same('#f3f0e6'), same('#7db1f2')],
    isColoured: true,
    tint: 0.18,
    isHandDrawn: false,
    faces: BOOK,
  },
  'hand-drawn': {
    ground: '#fbf6ea',
    ink: SEPIA,
    dim: '#5e4a35',
    faint: '#7a6650',
    grid: '#e3d8c3',
    pale: '#cdbb9b',
    accent: '#8c3f20',
    secret: '#a0341f',
    route: '#4d3a26',
    fog: '#6b5842',
    stars: [
      { fill: '#b4543c', edge: SEPIA },
      { fill: '#c98b4a', edge: SEPIA },
      { fill: '#e0c374', edge: SEPIA },
      { fill: '#fbf6ea', edge: SEPIA },
      { fill: '#5d7c97', edge: SEPIA },
    ],
    isColoured: false,
    tint: 0,
    isHandDrawn: true,
    faces: BOOK,
  },
  survey: {
    ground: '#ffffff',
    ink: NAVY,
    dim: '#40597a',
    faint: '#5c7391',
    grid: '#c3d6e8',
    pale: '#9fb4cc',
    accent: '#a3195b',
    secret: '#a3195b',
    route: '#3a5f88',
    fog: '#4f6c8c',
    stars: [
      { fill: '#ffffff', edge: NAVY },
      { fill: '#ffffff', edge: NAVY },
      { fill: '#b9d2e8', edge: NAVY },
      { fill: '#5b8bb8', edge: NAVY },
      same(NAVY),
    ],
    isColoured: false,
    tint: 0,
    isHandDrawn: false,
    faces: INSTRUMENT,
  },
} as const satisfies Record<PictureStyle, PictureTheme>

/** Black or white, whichever has more contrast with a colour. */
export function getContrastColour(colour: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2)
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0) > 0.28 ? '#14100a' : '#ffffff'
}
