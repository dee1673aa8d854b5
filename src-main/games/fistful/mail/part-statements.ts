import { canonicalJson } from '#main/games/kit/hash.ts'
import { GameStart } from '#shared/games/fistful/game-start.ts'
import { NO_ORDERS, type Orders } from '#shared/games/fistful/model.ts'
import { addStatement, normalOrders } from './collect-orders.ts'
import { fromLetters, inGroups, LETTERS, lettersToText, textToLetters, toLetters } from './letters.ts'
import { orderStatements, readStatement } from './order-statements.ts'
import type { MailPart, MailPartKind } from './parts.ts'

/** What a block calls each kind of part. */
const KIND_WORDS = {
  invitation: 'INVITATION',
  homeworld: 'HOMEWORLD',
  orders: 'ORDERS',
  seal: 'SEAL',
  reveal: 'REVEAL',
  report: 'REPORT',
  resignation: 'RESIGNATION',
} as const satisfies Record<MailPartKind, string>

/** A part as statements: what it is, then what it says. */
export function statementsOf(part: MailPart): { readonly head: readonly string[]; readonly body: readonly string[] } {
  const { kind, game, turn, side } = part
  return { head: [KIND_WORDS[kind], `GAME ${game}`, `TURN ${turn}`, `PLAYER ${side}`], body: bodyOf(part) }
}

function bodyOf(part: MailPart): readonly string[] {
  switch (part.kind) {
    case 'invitation':
      return [`DATA ${inGroups(textToLetters(canonicalJson(part.start)))}`]
    case 'homeworld':
      return [`STAR ${part.star}`]
    case 'orders':
      return orderStatements(normalOrders(part.orders))
    case 'seal':
      return [`HASH ${inGroups(toLetters(part.hash))}`]
    case 'reveal':
      return [`NONCE ${inGroups(toLetters(part.nonce))}`, ...orderStatements(normalOrders(part.orders))]
    case 'report':
      return [
        `DICE ${inGroups(part.dice.join(''))}`.trim(),
        ...(part.seed === null ? [] : [`SEED ${inGroups(toLetters(part.seed))}`]),
        `STATE ${inGroups(toLetters(part.stateHash))}`,
        ...orderStatements(normalOrders(part.orders)),
      ]
    case 'resignation':
      return []
  }
}

const HASH = `([${LETTERS}]{64})`

/** The part that squeezed statements say; null where they are not what this version writes. */
export function partOf(head: readonly string[], body: readonly string[]): MailPart | null {
  const found = /^([A-Z]+);GAME([A-Z0-9]{1,40});TURN(\d{1,6});PLAYER([AB])$/.exec(head.join(';'))
  if (!found) return null
  const [, word, game = '', turn, side] = found
  const partHead = { game, turn: Number(turn), side: side === 'A' ? 'A' : 'B' } as const
  switch (word) {
    case KIND_WORDS.invitation: {
      const start = body.length === 1 ? readInvitation(body[0] ?? '') : null
      return start && { kind: 'invitation', ...partHead, start }
    }
    case KIND_WORDS.homeworld: {
      const star = /^STAR(\d{4}(?:\d{2})?)$/.exec(body.join(';'))?.[1]
      return star === undefined ? null : { kind: 'homeworld', ...partHead, star }
    }
    case KIND_WORDS.orders: {
      const orders = readBody(body)
      return orders && { kind: 'orders', ...partHead, orders }
    }
    case KIND_WORDS.seal: {
      const hash = readHash(body.join(';'), 'HASH')
      return hash === null ? null : { kind: 'seal', ...partHead, hash }
    }
    case KIND_WORDS.reveal: {
      const [nonce, orders] = [readHash(body[0] ?? '', 'NONCE'), readBody(body.slice(1))]
      return nonce === null || !orders ? null : { kind: 'reveal', ...partHead, orders, nonce }
    }
    case KIND_WORDS.report: {
      const report = readReport(body)
      return report && { kind: 'report', ...partHead, ...report }
    }
    case KIND_WORDS.resignation:
      return body.length === 0 ? { kind: 'resignation', ...partHead } : null
    default:
      return null
  }
}

function readReport(body: readonly string[]) {
  const dice = /^DICE([1-6]*)$/.exec(body[0] ?? '')?.[1]
  const isSeeded = body[1]?.startsWith('SEED') ?? false
  const seed = isSeeded ? readHash(body[1] ?? '', 'SEED') : null
  const stateHash = readHash(body[isSeeded ? 2 : 1] ?? '', 'STATE')
  const orders = readBody(body.slice(isSeeded ? 3 : 2))
  if (dice === undefined || (isSeeded && seed === null) || stateHash === null || !orders) return null
  return { orders, dice: Array.from(dice, Number), seed, stateHash }
}

function readHash(statement: string, word: string): string | null {
  const letters = new RegExp(`^${word}${HASH}$`).exec(statement)?.[1]
  return letters === undefined ? null : fromLetters(letters)
}

/** Orders and nothing else; null where a statement is none of them or says something again. */
function readBody(statements: readonly string[]): Orders | null {
  let orders = NO_ORDERS
  for (const text of statements) {
    const statement = readStatement(text)
    if (!statement || !ORDER_WORDS.has(statement.word)) return null
    const { orders: more, warning } = addStatement(orders, statement)
    if (warning !== null) return null
    orders = more
  }
  return orders
}

const ORDER_WORDS: ReadonlySet<string> = new Set(['LAND', 'REORG', 'BUILD', 'ORDER'])

function readInvitation(statement: string): GameStart | null {
  const letters = new RegExp(`^DATA((?:[${LETTERS}]{2})+)$`).exec(statement)?.[1]
  if (letters === undefined) return null
  try {
    const { data } = GameStart.safeParse(JSON.parse(lettersToText(letters)))
    return data ?? null
  } catch {
    return null // no JSON: the same answer as JSON of another shape
  }
}
