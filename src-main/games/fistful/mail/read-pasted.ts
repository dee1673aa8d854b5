import { MARKS } from './blocks.ts'
import { normalise } from './normalise.ts'
import { readOrders } from './orders-text.ts'
import { readMail, type ReadMail } from './read-mail.ts'

/** The parts of a pasted text: blocks of Orrery's, or an order sheet that a person typed (FIST-REP-1). */
export function readPasted(text: string): ReadMail {
  const read = readMail(text)
  // A damaged block is never read as if a person had typed it.
  if (normalise(text).includes(normalise(MARKS.begin)) || normalise(text).includes(normalise(MARKS.end))) return read
  const { header, orders, problems } = readOrders(text)
  const { game, turn, side } = header
  if (game === null || turn === null || side === null) return read
  const unread = problems.filter((problem) => /^[>\s]*(LAND|REORG|BUILD|GROW|FORT|ORDER)\b/i.test(problem.text))
  const lines = unread.map((problem) => `Line ${problem.line}, “${problem.text}”: ${problem.why}`)
  return { parts: [{ kind: 'orders', game, turn, side, orders }], problems: lines }
}
