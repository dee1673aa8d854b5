import type { Chart, ChartLabel, ChartRoute, ChartStar } from '#shared/cluster/chart.ts'
import type { HexPlace } from '#shared/kit/hex.ts'
import type { KeptMapperFile } from './kept-mapper-file.ts'
import { findMapperStar, getMapperTypeForRating, findUwpInNotes } from './mapper-star.ts'
import { type HexLine, type MapperHex, formatMapperHex, formatMapperHexes } from './text-mapper-line.ts'

/** Path type of a route without a type. */
export const DEFAULT_PATH_TYPE = 'route'

/** Content of a hex. */
interface HexContent {
  readonly star: ChartStar | null
  readonly labels: readonly ChartLabel[]
}

/** Creates a writer for a chart that was read from kept lines, or for a new chart. */
export function createMapperWriter({ board, stars }: Chart, kept: KeptMapperFile | null) {
  const { columns, rows } = kept?.moved ?? { columns: 0, rows: 0 }
  const step = board.shifted === 'odd' ? 1 : 0
  const hexOf = ({ row, column }: HexPlace): MapperHex =>
    board.orientation === 'flat'
      ? { column: column - columns + step, row: row - rows }
      : { column: row + step, row: column }
  const starWords = ({ name, rating, tags, notes }: ChartStar, old: HexLine | null) => {
    const types = [ratingType(rating, old), ...tags.map(toMapperWord)]
    const uwp = findUwpInNotes(notes)
    const facts = (old?.facts ?? []).filter(([fact]) => fact !== 'uwp')
    const all = uwp === null || /["“”]/.test(uwp) ? facts : ([['uwp', uwp], ...facts] as const)
    return [...types, quoteMapperText(name), ...all.map(([fact, value]) => `${fact}="${value}"`)]
  }
  const plainWords = (old: HexLine | null) => {
    const types = old === null || findMapperStar(old) !== null ? [] : old.types
    return types.length === 0 ? ['empty'] : types
  }
  const typeOf = ({ type }: ChartRoute) => toMapperWord(type) || DEFAULT_PATH_TYPE
  return {
    /** Position on the chart of a hex in the file. */
    placeOf: ({ column, row }: MapperHex): HexPlace => ({ row: row + rows, column: column + columns }),
    /** Formats a hex line with its star and labels. `old` is the existing line of the hex. */
    hexLine: (place: HexPlace, { star, labels }: HexContent, old: HexLine | null): string => {
      const words = star === null ? plainWords(old) : starWords(star, old)
      return [formatMapperHex(hexOf(place)), ...words, ...labels.map(({ text }) => quoteMapperText(text))].join(' ')
    },
    pathLine: (route: ChartRoute): string => {
      const ends = [stars[route.from], stars[route.to]].flatMap((star) => (star === undefined ? [] : [hexOf(star)]))
      return `${formatMapperHexes(ends).join('-')} ${typeOf(route)}`
    },
    pathBetween: (points: readonly MapperHex[], type: string): string =>
      `${formatMapperHexes(points).join('-')} ${type}`,
    typeOf,
  }
}

/** Formats parts of a chart for a Text Mapper file. */
export type MapperWriter = ReturnType<typeof createMapperWriter>

/** Converts a text to a single word, as required for types. */
export function toMapperWord(text: string): string {
  return text.replace(/[\s"“”]+/g, '-')
}

/** Quotes a text, as required for names. The format cannot escape quotes. */
export function quoteMapperText(text: string): string {
  return `"${text.replace(/["“”]/g, "'").replace(/\s+/g, ' ')}"`
}

/** Keeps the old type if it means the same rating, so a class X starport is preserved. */
function ratingType(rating: ChartStar['rating'], old: HexLine | null): string {
  const rated = old?.types.find((type) => findMapperStar({ ...old, types: [type], facts: [] }) !== null)
  if (old === null || rated === undefined || !/-/.test(rated)) return getMapperTypeForRating(rating)
  return findMapperStar({ ...old, types: [rated], facts: [] })?.rating === rating
    ? rated
    : getMapperTypeForRating(rating)
}
