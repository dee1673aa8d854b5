import { createInvitationFormat } from '#main/games/kit/mail/invitation-format.ts'
import { formatHash, groupLetters, HEX_LETTERS, parseHashStatement } from '#main/games/kit/mail/letter-encoding.ts'
import type { MailFormat, MailPartFormat, MailPartHeader } from '#main/games/kit/mail/mail-format.ts'
import { InvitationStart } from '#shared/games/space-planes/by-mail.ts'
import { formatOrderStatements, parseOrderStatements } from './order-statements.ts'
import type { LogPartHeader, PlanesMailPart } from './parts.ts'
import { STATE_HASH_LENGTH, type StateHashes } from './state-hashes.ts'

type LinkPart<Kind extends 'places' | 'answer'> = Extract<PlanesMailPart, { kind: Kind }>

const LINK_FORM = {
  write: ({ link }: { readonly link: string }) => [`LINK ${formatHash(link)}`],
  read(body: readonly string[]) {
    const link = parseHashStatement(body[0] ?? '', 'LINK')
    return link && body.length === 1 ? { link } : null
  },
}

/** The format of each kind of mail part. */
export const PART_FORMATS: MailFormat<PlanesMailPart>['parts'] = {
  invitation: createInvitationFormat(InvitationStart),
  joining: withPlaceForm({
    write: ({ anchor }) => [`ANCHOR ${formatHash(anchor)}`],
    read(body) {
      const anchor = parseHashStatement(body[0] ?? '', 'ANCHOR')
      return anchor && body.length === 1 ? { anchor } : null
    },
  }),
  turn: {
    write({ orders, after, link, ...placed }) {
      const shot = link === null ? [] : [`LINK ${formatHash(link)}`]
      return [...spentStatements(placed), ...formatOrderStatements(orders, after), ...shot, ...placedStatements(placed)]
    },
    read: readTurnBody,
  },
  places: withPlaceForm<LinkPart<'places'>>(LINK_FORM),
  answer: withPlaceForm<LinkPart<'answer'>>(LINK_FORM),
}

type PlacedPart = Extract<PlanesMailPart, LogPartHeader>

/** Format of a part whose statements follow its position in the log. */
function withPlaceForm<Part extends PlacedPart>(own: {
  readonly write: (part: Part) => readonly string[]
  readonly read: (body: readonly string[]) => Omit<Part, keyof LogPartHeader> | null
}): MailPartFormat<Part> {
  return {
    write: (part) => [...spentStatements(part), ...placedStatements(part), ...own.write(part)],
    read(body) {
      const { spent, rest } = splitSpent(body)
      const [placed, placedPart] = [readPlaced(rest.slice(0, 3)), own.read(rest.slice(3))]
      return (
        placed && placedPart && ({ ...spent, ...placed, ...placedPart } as unknown as Omit<Part, keyof MailPartHeader>)
      )
    },
  }
}

function spentStatements({ spent }: Pick<LogPartHeader, 'spent'>): readonly string[] {
  return spent === undefined ? [] : [`SPENT LINKS ${spent}`]
}

function splitSpent(body: readonly string[]): {
  readonly spent: Pick<LogPartHeader, 'spent'>
  readonly rest: readonly string[]
} {
  const count = /^SPENTLINKS([1-9]\d{0,2})$/.exec(body[0] ?? '')?.[1]
  return count === undefined ? { spent: {}, rest: body } : { spent: { spent: Number(count) }, rest: body.slice(1) }
}

function placedStatements({ at, before, end }: LogPartHeader): readonly string[] {
  return [`FROM ORDER ${at + 1}`, `BEFORE ${marksText(before)}`, `AFTER ${marksText(end)}`]
}

function marksText(marks: StateHashes): string {
  return Object.entries(marks)
    .map(([word, letters]) => `${word} ${groupLetters(letters)}`)
    .join(', ')
}

function readTurnBody(body: readonly string[]) {
  const { spent, rest } = splitSpent(body)
  const placed = readPlaced(rest.slice(-3))
  const orderLines = rest.slice(0, -3)
  const link = parseHashStatement(orderLines.at(-1) ?? '', 'LINK')
  const read = parseOrderStatements(link === null ? orderLines : orderLines.slice(0, -1))
  const isShot = read?.orders.some(({ type }) => type === 'shoot') ?? false
  return placed && read && isShot === (link !== null) ? { ...spent, ...placed, ...read, link } : null
}

function readPlaced([from = '', before = '', end = '']: readonly string[]) {
  const at = /^FROMORDER(\d{1,5})$/.exec(from)?.[1]
  const [first, last] = [readMarks(before, 'BEFORE'), readMarks(end, 'AFTER')]
  return at === undefined || Number(at) < 1 || !first || !last ? null : { at: Number(at) - 1, before: first, end: last }
}

const MARK = new RegExp(`^([A-Z]{1,6}?)([${HEX_LETTERS}]{${STATE_HASH_LENGTH}})$`)

function readMarks(statement: string, word: string): StateHashes | null {
  if (!statement.startsWith(word)) return null
  const marks = statement
    .slice(word.length)
    .split(',')
    .map((mark) => MARK.exec(mark))
  return marks.some((mark) => mark === null)
    ? null
    : Object.fromEntries(marks.map((mark) => [mark?.[1] ?? '', mark?.[2] ?? '']))
}
