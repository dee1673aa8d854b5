import { MAX_MAIL_LENGTH, normalizeMail } from '#main/games/kit/mail/normalize-mail.ts'
import { NO_ORDERS } from '#shared/games/fistful/model.ts'
import { hasMailBlock, parseMail, type ParsedMail } from './fistful-mail.ts'
import { parseOrderSheet, SECOND_ORDER_SHEET_WARNING } from './order-sheet-text.ts'

const DAMAGED =
  'A block was changed on its way. Paste the whole mail once more; if that does not help, ask for it again.'
const QUOTED =
  'All orders of this sheet are quoted: their lines begin with >, and what is quoted never counts. Paste the sheet itself.'
const ORDER_LINE = /^(LAND|REORG|BUILD|GROW|FORT|ORDER)\b/i

/** Parses a pasted text: mail blocks, or an order sheet typed by a person (FIST-REP-1). */
export function parsePastedText(text: string): ParsedMail {
  const signs = normalizeMail(text.slice(0, MAX_MAIL_LENGTH))
  const read = parseMail(text, signs)
  if (text.length > MAX_MAIL_LENGTH) return read
  if (hasMailBlock(signs)) return read.parts.length + read.problems.length > 0 ? read : { ...read, problems: [DAMAGED] }
  const { header, orders, problems, hasQuotedOrders } = parseOrderSheet(text)
  const { game, turn, side, word } = header
  if (game === null || turn === null || side === null) return read
  if (hasQuotedOrders && orders === NO_ORDERS) return { parts: [], problems: [QUOTED] }
  const unread = problems.filter(
    (problem) => problem.why === SECOND_ORDER_SHEET_WARNING || ORDER_LINE.test(problem.text),
  )
  const lines = unread.map((problem) => `Line ${problem.line}, “${problem.text}”: ${problem.why}`)
  return { parts: [{ kind: 'orders', game, turn, side, orders, typed: { word } }], problems: lines }
}
