import type { PictureStyle } from '../picture-options.ts'

/** Colours of a style, `#rrggbb`. */
export interface PictureColours {
  readonly ground: string
  readonly ink: string
  /** Secondary texts. */
  readonly dim: string
  /** Coordinates. */
  readonly faint: string
  readonly grid: string
  /** Large labels below everything else. */
  readonly pale: string
  /** Accent colour: homeworlds, secrets. */
  readonly accent: string
  readonly route: string
  readonly fog: string
  /** Fill and edge of glyphs by rating, 1 to 5. */
  readonly stars: readonly { readonly fill: string; readonly edge: string }[]
  /** Whether regions, routes, labels and legend use their own colours. */
  readonly isColoured: boolean
}

const same = (colour: string) => ({ fill: colour, edge: colour })
const INK = '#16181f'

/** `ink` is legible on black-and-white printers: ratings by rays and digit, regions by tint and name. */
export const PICTURE_COLOURS = {
  ink: {
    ground: '#ffffff',
    ink: INK,
    dim: '#45474f',
    faint: '#6d6f76',
    grid: '#b9bac0',
    pale: '#b4b5bb',
    accent: '#a0341f',
    route: '#3c3f48',
    fog: '#3c3f48',
    stars: [same(INK), same(INK), same(INK), same(INK), same(INK)],
    isColoured: false,
  },
  paper: {
    ground: '#f8f3e6',
    ink: '#1c2130',
    dim: '#4d4e57',
    faint: '#6b675f',
    grid: '#cfc3a6',
    pale: '#c4b58f',
    accent: '#8a6410',
    route: '#5b5648',
    fog: '#4d4e57',
    stars: [
      same('#ad2a1d'),
      same('#b1560d'),
      { fill: '#d8ae2c', edge: '#87690a' },
      { fill: '#fffdf6', edge: '#35322c' },
      same('#235fa8'),
    ],
    isColoured: true,
  },
  void: {
    ground: '#0b1017',
    ink: '#ece5d3',
    dim: '#b4b1a1',
    faint: '#838888',
    grid: '#2b3542',
    pale: '#3d4a5b',
    accent: '#c9a24b',
    route: '#8d949b',
    fog: '#8b94a5',
    stars: [same('#e4604c'), same('#e88f3e'), same('#ebcb4c'), same('#f3f0e6'), same('#7db1f2')],
    isColoured: true,
  },
} as const satisfies Record<PictureStyle, PictureColours>

/** Black or white, whichever has more contrast with a colour. */
export function getContrastColour(colour: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2)
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0) > 0.28 ? '#14100a' : '#ffffff'
}
