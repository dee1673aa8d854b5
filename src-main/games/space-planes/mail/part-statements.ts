import { invitationForm } from '#main/games/kit/mail/invitation-form.ts'
import { hashText, inGroups, LETTERS, readHash } from '#main/games/kit/mail/letters.ts'
import type { MailForm } from '#main/games/kit/mail/mail-form.ts'
import { InvitationStart } from '#shared/games/space-planes/by-mail.ts'
import { orderStatements, readOrderStatements } from './order-statements.ts'
import type { Placed, PlanesPart } from './parts.ts'
import { MARK_LETTERS, type StateMarks } from './state-marks.ts'

/** How the parts of a mail are said. */
export const PART_FORMS: MailForm<PlanesPart>['parts'] = {
  invitation: invitationForm(InvitationStart),
  joining: {
    write: (part) => [...placedStatements(part), `ANCHOR ${hashText(part.anchor)}`],
    read(body) {
      const [placed, anchor] = [readPlaced(body), readHash(body[3] ?? '', 'ANCHOR')]
      return placed && anchor && body.length === 4 ? { ...placed, anchor } : null
    },
  },
  turn: {
    write({ orders, after, link, ...placed }) {
      const shot = link === null ? [] : [`LINK ${hashText(link)}`]
      return [...orderStatements(orders, after), ...shot, ...placedStatements(placed)]
    },
    read: readTurnBody,
  },
  answer: {
    write: (part) => [...placedStatements(part), `LINK ${hashText(part.link)}`],
    read(body) {
      const [placed, link] = [readPlaced(body), readHash(body[3] ?? '', 'LINK')]
      return placed && link && body.length === 4 ? { ...placed, link } : null
    },
  },
}

function placedStatements({ at, before, end }: Placed): readonly string[] {
  return [`FROM ORDER ${at + 1}`, `BEFORE ${marksText(before)}`, `AFTER ${marksText(end)}`]
}

function marksText(marks: StateMarks): string {
  return Object.entries(marks)
    .map(([word, letters]) => `${word} ${inGroups(letters)}`)
    .join(', ')
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
