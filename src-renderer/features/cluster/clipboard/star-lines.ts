import { formatHexLabelRange } from '#shared/cluster/chart-area.ts'
import type { Rating } from '#shared/cluster/chart.ts'
import { type HexBoard, getHexLabel, type HexPlace, parseHexLabel } from '#shared/kit/hex.ts'
import { RATINGS } from '../legend/rating.ts'

/** A star parsed from a line of text. */
export interface ParsedStar {
  readonly place: HexPlace
  /** Empty if the star is named after its hex. */
  readonly name: string
  /** Null if the line has no rating. */
  readonly rating: Rating | null
}

/** A line that is not a valid star, with the reason. */
export interface InvalidStarLine {
  readonly line: number
  readonly text: string
  readonly reason: string
}

export interface ParsedStarLines {
  readonly stars: readonly ParsedStar[]
  readonly unread: readonly InvalidStarLine[]
}

export interface StarLineOptions {
  readonly board: HexBoard
  /** Name of the star that is already in a hex, or null. */
  readonly nameAt: (place: HexPlace) => string | null
}

/** Maximum length of the name of a star. */
const LONGEST_NAME = 80
/** Maximum number of lines; longer lists have to be imported as a file. */
const MOST_LINES = 2000
const TOO_MANY = 'This line and all below are too many: import a file instead.'
const HEX = /^\d{4}(\d\d)?$/
/** A Traveller profile such as A788899-C, or a prefix of it; the first letter is the starport. */
const PROFILE = /^([A-EX])(?=[\dA-Z-]*\d)[\dA-Z]{1,7}(-[\dA-Z])?$/
const STARPORT_RATINGS: Readonly<Record<string, Rating>> = { A: 5, B: 4, C: 3, D: 2 }

/** Parses stars, one per line: `0102 A5 Regina` or `0102,Regina,3`. Null if no line starts with a hex. */
export function parseStarLines(text: string, options: StarLineOptions): ParsedStarLines | null {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim())
  if (!lines.some((line) => HEX.test(splitFields(line)[0] ?? ''))) return null
  const stars: ParsedStar[] = []
  const unread: InvalidStarLine[] = []
  const lineOf = new Map<string, number>()
  for (const [at, line] of lines.entries()) {
    if (line === '' || line.startsWith('#')) continue
    const read = at < MOST_LINES ? readLine(line, options, lineOf) : TOO_MANY
    if (typeof read === 'string') unread.push({ line: at + 1, text: line, reason: read })
    else {
      stars.push(read)
      lineOf.set(getHexLabel(read.place, options.board), at + 1)
    }
    if (read === TOO_MANY) break
  }
  return { stars, unread }
}

/** Parses a line; returns the reason if it is invalid. */
function readLine(
  line: string,
  { board, nameAt }: StarLineOptions,
  lineOf: ReadonlyMap<string, number>,
): ParsedStar | string {
  const [label = '', ...words] = splitFields(line)
  if (!HEX.test(label)) return 'It does not begin with a hex.'
  const place = parseHexLabel(label, board)
  if (!place) return `This board has ${formatHexLabelRange(board)}.`
  const there = nameAt(place)
  if (there !== null) return `${there} is there already.`
  const before = lineOf.get(label)
  if (before !== undefined) return `Line ${before} puts a star there already.`
  return readWords(words, place)
}

/** The rating may precede or follow the name. */
function readWords(words: readonly string[], place: HexPlace): ParsedStar | string {
  const rated = [0, words.length - 1].find((at) => isRatingWord(words[at] ?? ''))
  const rating = rated === undefined ? null : ratingOf(words[rated] ?? '')
  if (rating === undefined) return 'Ratings are 1 to 5.'
  const name = words.filter((_, at) => at !== rated).join(' ')
  return name.length > LONGEST_NAME ? `A name has at most ${LONGEST_NAME} letters.` : { place, name, rating }
}

function isRatingWord(word: string): boolean {
  return /^\d$/.test(word) || PROFILE.test(word)
}

/** Undefined for a number that is not a rating. */
function ratingOf(word: string): Rating | undefined {
  const starport = PROFILE.exec(word)?.[1]
  return starport === undefined ? RATINGS.find((rating) => rating === Number(word)) : (STARPORT_RATINGS[starport] ?? 1)
}

/** Splits a line into fields; fields separated by tabs or commas may contain spaces. */
function splitFields(line: string): string[] {
  const parts = /[\t,]/.test(line) ? line.split(/[\t,]/) : line.split(/\s+/)
  return parts.map((part) => part.trim().replace(/^"(.*)"$/, '$1')).filter((part) => part !== '')
}
