/** The colours and faces of the map, read from the design tokens once a theme. */
export interface Palette {
  readonly ground: string
  readonly surface: string
  readonly hairline: string
  readonly control: string
  readonly text: string
  readonly dim: string
  readonly faint: string
  readonly brass: string
  readonly brassDeep: string
  readonly chosen: string
  readonly harm: string
  readonly focus: string
  /** By rating, 1 to 5; index 0 is unused. */
  readonly stars: readonly StarColours[]
  readonly numbers: string
  readonly book: string
}

/** How a star of one rating is coloured. */
export interface StarColours {
  readonly fill: string
  readonly line: string
  readonly digit: string
}

const RATINGS = [1, 1, 2, 3, 4, 5] as const

/** Reads the tokens as they stand at an element. */
export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element)
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim()
  return {
    ground: token('ground'),
    surface: token('surface'),
    hairline: token('hairline'),
    control: token('control-line'),
    text: token('text'),
    dim: token('text-dim'),
    faint: token('text-faint'),
    brass: token('brass'),
    brassDeep: token('brass-deep'),
    chosen: token('chosen'),
    harm: token('harm'),
    focus: token('focus'),
    stars: RATINGS.map((rating) => ({
      fill: token(`star-${rating}`),
      line: token(`star-${rating}-line`),
      digit: token(`on-star-${rating}`),
    })),
    numbers: token('font-numbers'),
    book: token('font-book'),
  }
}
