import { canonicalJson } from '#main/games/kit/hash.ts'
import { inGroups, LETTERS, lettersToText, readHash, textToLetters, toLetters } from '#main/games/kit/mail/letters.ts'
import type { PartStatements } from '#main/games/kit/mail/mail-form.ts'
import { InvitationStart, MAIL_SIDES } from '#shared/games/space-planes/by-mail.ts'
import { orderStatements, readOrderStatements } from './order-statements.ts'
import type { PlanesPart } from './parts.ts'
import { MARK_LETTERS, type StateMarks } from './state-marks.ts'

/** What a block calls each kind of part. */
const KINDS = {
  invitation: 'INVITATION',
  joining: 'JOINING',
  turn: 'TURN',
  answer: 'ANSWER',
} as const satisfies Record<PlanesPart['kind'], string>

/** A part as statements: what it is, then what it says. */
export function statementsOf(part: PlanesPart): PartStatements {
  const { kind, game, turn, side } = part
  return { head: [KINDS[kind], `GAME ${game}`, `TURN ${turn}`, `PLAYER ${side}`], body: bodyOf(part) }
}

function bodyOf(part: PlanesPart): readonly string[] {
  if (part.kind === 'invitation') return [`DATA ${inGroups(textToLetters(canonicalJson(part.start)))}`]
  const placed = [`FROM ORDER ${part.at + 1}`, `BEFORE ${marksText(part.before)}`, `AFTER ${marksText(part.end)}`]
  switch (part.kind) {
    case 'joining':
      return [...placed, `ANCHOR ${hashText(part.anchor)}`]
    case 'answer':
      return [...placed, `LINK ${hashText(part.link)}`]
    case 'turn': {
      const link = part.link === null ? [] : [`LINK ${hashText(part.link)}`]
      return [...orderStatements(part.orders, part.after), ...link, ...placed]
    }
  }
}

function hashText(hash: string): string {
  return inGroups(toLetters(hash))
}

function marksText(marks: StateMarks): string {
  return Object.entries(marks)
    .map(([word, letters]) => `${word} ${inGroups(letters)}`)
    .join(', ')
}

/** The part that squeezed statements say; null where they are not what this version writes. */
export function partOf(head: readonly string[], body: readonly string[]): PlanesPart | null {
  const found = /^([A-Z]+);GAME([A-Z0-9]{4,40});TURN(\d{1,6});PLAYER([AB])$/.exec(head.join(';'))
  const side = MAIL_SIDES.find((one) => one === found?.[4])
  if (!found || !side) return null
  const [, kind, game = '', turn] = found
  const partHead = { game, turn: Number(turn), side }
  switch (kind) {
    case KINDS.invitation: {
      const start = body.length === 1 ? readInvitation(body[0] ?? '') : null
      return start && { kind: 'invitation', ...partHead, start }
    }
    case KINDS.joining: {
      const [placed, anchor] = [readPlaced(body), readHash(body[3] ?? '', 'ANCHOR')]
      return placed && anchor && body.length === 4 ? { kind: 'joining', ...partHead, ...placed, anchor } : null
    }
    case KINDS.answer: {
      const [placed, link] = [readPlaced(body), readHash(body[3] ?? '', 'LINK')]
      return placed && link && body.length === 4 ? { kind: 'answer', ...partHead, ...placed, link } : null
    }
    case KINDS.turn: {
      const turned = readTurnBody(body)
      return turned && { kind: 'turn', ...partHead, ...turned }
    }
    default:
      return null
  }
}

function readTurnBody(body: readonly string[]) {
  const placed = readPlaced(body.slice(-3))
  const said = body.slice(0, -3)
  const link = readHash(said.at(-1) ?? '', 'LINK')
  const read = readOrderStatements(link === null ? said : said.slice(0, -1))
  const isShot = read?.orders.some(({ type }) => type === 'shoot') ?? false
  return placed && read && isShot === (link !== null) ? { ...placed, ...read, link } : null
}

function readPlaced([from = '', before = '', end = '']: readonly string[]) {
  const at = /^FROMORDER(\d{1,5})$/.exec(from)?.[1]
  const [first, last] = [readMarks(before, 'BEFORE'), readMarks(end, 'AFTER')]
  return at === undefined || Number(at) < 1 || !first || !last ? null : { at: Number(at) - 1, before: first, end: last }
}

const MARK = new RegExp(`^([A-Z]{1,6}?)([${LETTERS}]{${MARK_LETTERS}})$`)

function readMarks(statement: string, word: string): StateMarks | null {
  if (!statement.startsWith(word)) return null
  const marks = statement
    .slice(word.length)
    .split(',')
    .map((mark) => MARK.exec(mark))
  return marks.some((mark) => mark === null)
    ? null
    : Object.fromEntries(marks.map((mark) => [mark?.[1] ?? '', mark?.[2] ?? '']))
}

function readInvitation(statement: string): InvitationStart | null {
  const letters = new RegExp(`^DATA((?:[${LETTERS}]{2})+)$`).exec(statement)?.[1]
  if (letters === undefined) return null
  try {
    return InvitationStart.safeParse(JSON.parse(lettersToText(letters))).data ?? null
  } catch {
    return null // no JSON: the same answer as JSON of another shape
  }
}
