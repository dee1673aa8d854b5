export interface MapColours {
  readonly ground: string
  readonly surface: string
  readonly raised: string
  readonly hairline: string
  readonly control: string
  readonly text: string
  readonly dim: string
  readonly faint: string
  readonly brass: string
  readonly brassDeep: string
  readonly chosen: string
  readonly good: string
  readonly harm: string
  readonly link: string
  readonly focus: string
  /** By rating, 1 to 5. Index 0 is unused. */
  readonly stars: readonly StarColours[]
  readonly numbers: string
  readonly book: string
}

/** Colours of the stars of one rating. */
export interface StarColours {
  readonly fill: string
  readonly line: string
  readonly digit: string
}

const RATINGS = [1, 1, 2, 3, 4, 5] as const

/** Reads the theme's CSS variables in effect at an element. */
export function readMapColours(element: Element): MapColours {
  const style = getComputedStyle(element)
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim()
  return {
    ground: token('ground'),
    surface: token('surface'),
    raised: token('raised'),
    hairline: token('hairline'),
    control: token('control-line'),
    text: token('text'),
    dim: token('text-dim'),
    faint: token('text-faint'),
    brass: token('brass'),
    brassDeep: token('brass-deep'),
    chosen: token('chosen'),
    good: token('good'),
    harm: token('harm'),
    link: token('link'),
    focus: token('focus'),
    stars: RATINGS.map((rating) => ({
      fill: token(`star-${rating}`),
      line: token(`star-${rating}-line`),
      digit: token(`on-star-${rating}`),
    })),
    numbers: token('font-numbers'),
    book: token('font-map'),
  }
}

const INK = '#1c2130'
const star = (fill: string, line = fill, digit = '#fffaf0'): StarColours => ({ fill, line, digit })

/** Palette of printed pictures: ink and one accent on white. */
export const PRINT_PALETTE: MapColours = {
  ground: '#ffffff',
  surface: '#ffffff',
  raised: '#ffffff',
  hairline: '#c9c4b6',
  control: '#80765f',
  text: INK,
  dim: '#4d4e57',
  faint: '#74706a',
  brass: '#6f5110',
  brassDeep: '#a98a44',
  chosen: '#f3e7c6',
  good: '#19604f',
  harm: '#972c1f',
  link: '#1b4f8f',
  focus: '#1b4f8f',
  stars: [
    star('#ad2a1d'),
    star('#ad2a1d'),
    star('#b1560d'),
    star('#87690a'),
    star('#ffffff', '#35322c', INK),
    star('#235fa8'),
  ],
  numbers: "'B612 Mono', 'DejaVu Sans Mono', monospace",
  book: "'Alegreya', 'Palatino Linotype', Georgia, serif",
}

/** Parses `#rrggbb` to red, green and blue, each 0 to 255. */
export function parseChannels(colour: string): readonly [red: number, green: number, blue: number] {
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16) || 0
  return [part(1), part(3), part(5)]
}

/** Computes the perceived lightness of `#rrggbb`, 0 to 1. */
export function computeLightness(colour: string): number {
  const [red, green, blue] = parseChannels(colour)
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}
