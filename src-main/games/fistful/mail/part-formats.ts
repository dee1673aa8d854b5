import { createInvitationFormat } from '#main/games/kit/mail/invitation-format.ts'
import { formatHash, groupLetters, parseHashStatement } from '#main/games/kit/mail/letter-encoding.ts'
import type { MailFormat } from '#main/games/kit/mail/mail-format.ts'
import { GameStart } from '#shared/games/fistful/game-start.ts'
import { NO_ORDERS, type Orders } from '#shared/games/fistful/model.ts'
import type { SignedStatement } from '#shared/games/fistful/proof.ts'
import { addOrderStatement, normalizeOrders } from './collect-orders.ts'
import { formatOrderStatements, parseOrderStatement } from './order-statements.ts'
import type { MailPart } from './parts.ts'

/** Number of digits of a shortened hash. */
const SHORT = 16

/** Formats a signature as statements of a mail block. Empty without a signature, as in games without keys. */
function formatSignedStatements(signed: SignedStatement | undefined): string[] {
  if (signed === undefined) return []
  const { head, plays, signature } = signed
  return [
    `HEAD ${formatHash(head)}`,
    `PLAYS ${formatHash(plays.settings + plays.map + plays.position)}`,
    `SIGN ${formatHash(signature)}`,
  ]
}

/** Parses the signature at the beginning of statements and returns it with the rest; null if incomplete. */
function parseSignedStatements(
  statements: readonly string[],
): { readonly part: { readonly signed?: SignedStatement }; readonly rest: readonly string[] } | null {
  const [first = '', second = '', third = '', ...rest] = statements
  if (!first.startsWith('HEAD')) return { part: {}, rest: statements }
  const head = parseHashStatement(first, 'HEAD')
  const plays = parseHashStatement(second, 'PLAYS', 3 * SHORT)
  const signature = parseHashStatement(third, 'SIGN', 128)
  if (head === null || plays === null || signature === null) return null
  const [settings, map, position] = [0, 1, 2].map((at) => plays.slice(at * SHORT, (at + 1) * SHORT))
  return {
    part: {
      signed: { head, plays: { settings: settings ?? '', map: map ?? '', position: position ?? '' }, signature },
    },
    rest,
  }
}

/** The format of each kind of mail part. */
export const FISTFUL_MAIL_PART_FORMATS: MailFormat<MailPart>['parts'] = {
  invitation: createInvitationFormat(GameStart),
  homeworld: {
    write: ({ star, key }) => [`STAR ${star}`, ...(key === undefined ? [] : [`KEY ${formatHash(key)}`])],
    read: readHomeworld,
  },
  orders: {
    write: ({ orders }) => formatOrderStatements(normalizeOrders(orders)),
    read(body) {
      const orders = readBody(body)
      return orders && { orders }
    },
  },
  seal: {
    write: ({ hash, signed }) => [`HASH ${formatHash(hash)}`, ...formatSignedStatements(signed)],
    read: readSeal,
  },
  reveal: {
    write: ({ nonce, signed, orders }) => [
      `NONCE ${formatHash(nonce)}`,
      ...formatSignedStatements(signed),
      ...formatOrderStatements(normalizeOrders(orders)),
    ],
    read: readReveal,
  },
  report: {
    write: ({ dice, seed, stateHash, orders }) => [
      `DICE ${groupLetters(dice.join(''))}`.trim(),
      ...(seed === null ? [] : [`SEED ${formatHash(seed)}`]),
      `STATE ${formatHash(stateHash)}`,
      ...formatOrderStatements(normalizeOrders(orders)),
    ],
    read: readReport,
  },
  resignation: {
    write: ({ signed }) => formatSignedStatements(signed),
    read(body) {
      const signed = parseSignedStatements(body)
      return signed?.rest.length === 0 ? signed.part : null
    },
  },
}

function readSeal([first = '', ...rest]: readonly string[]) {
  const [hash, signed] = [parseHashStatement(first, 'HASH'), parseSignedStatements(rest)]
  return hash === null || signed?.rest.length !== 0 ? null : { hash, ...signed.part }
}

function readReveal([first = '', ...rest]: readonly string[]) {
  const [nonce, signed] = [parseHashStatement(first, 'NONCE'), parseSignedStatements(rest)]
  const orders = signed && readBody(signed.rest)
  return nonce === null || !orders ? null : { orders, nonce, ...signed.part }
}

function readReport(body: readonly string[]) {
  const dice = /^DICE([1-6]*)$/.exec(body[0] ?? '')?.[1]
  const isSeeded = body[1]?.startsWith('SEED') ?? false
  const seed = isSeeded ? parseHashStatement(body[1] ?? '', 'SEED') : null
  const stateHash = parseHashStatement(body[isSeeded ? 2 : 1] ?? '', 'STATE')
  const orders = readBody(body.slice(isSeeded ? 3 : 2))
  if (dice === undefined || (isSeeded && seed === null) || stateHash === null || !orders) return null
  return { orders, dice: Array.from(dice, Number), seed, stateHash }
}

function readHomeworld(body: readonly string[]): { readonly star: string; readonly key?: string } | null {
  const star = /^STAR(\d{4}(?:\d{2})?)$/.exec(body[0] ?? '')?.[1]
  if (star === undefined || body.length > 2) return null
  if (body.length === 1) return { star }
  const key = parseHashStatement(body[1] ?? '', 'KEY')
  return key === null ? null : { star, key }
}

/** Parses statements that must all be orders; null if one is not, or repeats another. */
function readBody(statements: readonly string[]): Orders | null {
  let orders = NO_ORDERS
  for (const text of statements) {
    const statement = parseOrderStatement(text)
    if (!statement || !ORDER_WORDS.has(statement.word)) return null
    const { orders: more, warning } = addOrderStatement(orders, statement)
    if (warning !== null) return null
    orders = more
  }
  return orders
}

const ORDER_WORDS: ReadonlySet<string> = new Set(['LAND', 'REORG', 'BUILD', 'ORDER'])
