import { computeChecksum, HEX_LETTERS } from './letter-encoding.ts'
import {
  CHECKSUM_LETTERS,
  HEADER_STATEMENT_COUNT,
  MAIL_ID_LENGTH,
  type MailFormat,
  type MailPartHeader,
} from './mail-format.ts'
import { MAX_MAIL_LENGTH, normalizeMail, decodeQuotedPrintable } from './normalize-mail.ts'

/** Result of parsing a text: valid parts, and for the rest what is wrong and how to fix it. */
export interface ParsedMailBlocks<Part> {
  readonly parts: readonly Part[]
  readonly problems: readonly string[]
}

/** A valid block: the part, and its position in its mail. */
interface SoundBlock<Part> {
  readonly part: Part
  readonly mail: string
  readonly place: number
  readonly count: number
}

const MOST_PROBLEMS = 20
const AGAIN = 'Paste the whole mail once more; if that does not help, ask for it again.'

/** Parses the parts of a pasted mail, ignoring surrounding text. Blocks that were altered in transit are rejected. */
export function parseMailBlocks<Part extends MailPartHeader>(
  form: MailFormat<Part>,
  text: string,
  signs = normalizeMail(text.slice(0, MAX_MAIL_LENGTH)),
): ParsedMailBlocks<Part> {
  if (text.length > MAX_MAIL_LENGTH) return { parts: [], problems: ['The text is too long. Paste one mail at a time.'] }
  const asPasted = readSigns(form, signs)
  if (asPasted.problems.length === 0 || !/=[0-9A-F]{2}|=[ \t]*[\r\n]/i.test(text)) return asPasted
  const unquoted = readSigns(form, normalizeMail(decodeQuotedPrintable(text)))
  return unquoted.parts.length > asPasted.parts.length || unquoted.problems.length === 0 ? unquoted : asPasted
}

function readSigns<Part extends MailPartHeader>(form: MailFormat<Part>, signs: string): ParsedMailBlocks<Part> {
  const { bodies, problems } = cutBlocks(form.marks, signs)
  const sound = new Map<string, SoundBlock<Part>>()
  for (const body of bodies) {
    const read = readBlock(form, body)
    if (typeof read === 'string') problems.push(read)
    else if (!sound.has(body)) sound.set(body, read)
  }
  const blocks = [...sound.values()]
  problems.push(...missingOf(blocks))
  if (blocks.length === 0 && problems.length === 0)
    problems.push(`There is no turn in this text. Paste the whole mail, from ${form.marks.begin} to ${form.marks.end}.`)
  return { parts: inOrder(blocks), problems: [...new Set(problems)].slice(0, MOST_PROBLEMS) }
}

/** The statement in every block that gives its position in its mail. */
const PLACE_TEXT = `PART(\\d{1,2})OF(\\d{1,2})IN([${HEX_LETTERS}]{${MAIL_ID_LENGTH}})`
const PLACE_TRACE = new RegExp(`;${PLACE_TEXT};`)

/** Whether normalised text contains a block or a fragment of one. Such text must not be read as typed by a person. */
export function containsMailBlock({ begin, end }: MailFormat<never>['marks'], signs: string): boolean {
  return signs.includes(normalizeMail(begin)) || signs.includes(normalizeMail(end)) || PLACE_TRACE.test(signs)
}

/** Extracts the text between the marks, including the checksum letters. */
function cutBlocks(marks: MailFormat<never>['marks'], signs: string): { bodies: string[]; problems: string[] } {
  const [begin, end] = [normalizeMail(marks.begin), normalizeMail(marks.end)]
  const [bodies, problems] = [[] as string[], [] as string[]]
  let from: number | null = null
  for (const { 0: mark, index } of signs.matchAll(new RegExp(`${begin}|${end}`, 'g'))) {
    const after = index + mark.length
    if (mark === begin) {
      if (from !== null) problems.push(`The end of a block is missing. ${AGAIN}`)
      from = after
      continue
    }
    if (from === null) problems.push(`The beginning of a block is missing. ${AGAIN}`)
    else bodies.push(`${withoutGaps(signs.slice(from, index))};${signs.slice(after, after + CHECKSUM_LETTERS)}`)
    from = null
  }
  if (from !== null) problems.push(`The end of a block is missing. ${AGAIN}`)
  return { bodies, problems }
}

function withoutGaps(statements: string): string {
  return statements.split(';').filter(Boolean).join(';')
}

const PLACE = new RegExp(`^${PLACE_TEXT}$`)

/** A block's part, or what is wrong with it. */
function readBlock<Part extends MailPartHeader>(form: MailFormat<Part>, text: string): SoundBlock<Part> | string {
  const statements = text.split(';')
  const check = statements.pop() ?? ''
  if (computeChecksum(statements.join(';'), CHECKSUM_LETTERS) !== check)
    return `A block${nameOf(statements)} was changed on its way: its last letters do not fit. ${AGAIN}`
  const place = PLACE.exec(statements[HEADER_STATEMENT_COUNT] ?? '')
  const part = place && partOf(form, statements)
  if (!part) return 'A block is sound, but this version of Orrery cannot read it. Use the same version on both sides.'
  return { part, place: Number(place[1]), count: Number(place[2]), mail: place[3] ?? '' }
}

/** Parses a part from normalised statements. */
function partOf<Part extends MailPartHeader>({ parts, shortestGame }: MailFormat<Part>, statements: readonly string[]) {
  const head = statements.slice(0, HEADER_STATEMENT_COUNT).join(';')
  const [, word, game = '', turn, side] = /^([A-Z]+);GAME([A-Z0-9]{1,40});TURN(\d{1,6});PLAYER([AB])$/.exec(head) ?? []
  const kind = Object.keys(parts).find((key) => key.toUpperCase() === word) as Part['kind'] | undefined
  if (kind === undefined || game.length < shortestGame) return null
  const header = parts[kind].read(statements.slice(HEADER_STATEMENT_COUNT + 1))
  return header && ({ kind, game, turn: Number(turn), side, ...header } as MailPartHeader as Part)
}

/** The part of a broken block's name that is still readable. */
function nameOf(statements: readonly string[]): string {
  const turn = statements.map((text) => /^TURN(\d{1,6})$/.exec(text)?.[1]).find(Boolean)
  return turn === undefined ? '' : ` of turn ${turn}`
}

/** Problems of mails with some of their blocks missing. */
function missingOf(blocks: readonly SoundBlock<MailPartHeader>[]): string[] {
  return [...Map.groupBy(blocks, ({ mail, count }) => `${mail} ${count}`).values()].flatMap((together) => {
    const missing = (together[0]?.count ?? 0) - together.length
    if (missing <= 0) return []
    const turns = [...new Set(together.map(({ part }) => part.turn))].join(' and ')
    return [
      `${missing} of ${together[0]?.count} blocks of the mail of turn ${turns} ${missing === 1 ? 'is' : 'are'} missing. ${AGAIN}`,
    ]
  })
}

/** Orders mails as they appear in the text, and the parts of each mail by position. */
function inOrder<Part>(blocks: readonly SoundBlock<Part>[]): Part[] {
  return [...Map.groupBy(blocks, ({ mail }) => mail).values()].flatMap((together) =>
    together.toSorted((a, b) => a.place - b.place).map(({ part }) => part),
  )
}
