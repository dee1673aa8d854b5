import { canonicalJson } from '#main/games/kit/hash.ts'
import { inGroups, LETTERS, lettersToText, readHash, textToLetters, toLetters } from '#main/games/kit/mail/letters.ts'
import { GameStart } from '#shared/games/fistful/game-start.ts'
import { NO_ORDERS, type Orders } from '#shared/games/fistful/model.ts'
import { addStatement, normalOrders } from './collect-orders.ts'
import { orderStatements, readStatement } from './order-statements.ts'
import type { MailPart, MailPartKind } from './parts.ts'
import { readSigned, signedStatements } from './signed-statements.ts'

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
      return [`STAR ${part.star}`, ...(part.key === undefined ? [] : [`KEY ${inGroups(toLetters(part.key))}`])]
    case 'orders':
      return orderStatements(normalOrders(part.orders))
    case 'seal':
      return [`HASH ${inGroups(toLetters(part.hash))}`, ...signedStatements(part.signed)]
    case 'reveal':
      return [
        `NONCE ${inGroups(toLetters(part.nonce))}`,
        ...signedStatements(part.signed),
        ...orderStatements(normalOrders(part.orders)),
      ]
    case 'report':
      return [
        `DICE ${inGroups(part.dice.join(''))}`.trim(),
        ...(part.seed === null ? [] : [`SEED ${inGroups(toLetters(part.seed))}`]),
        `STATE ${inGroups(toLetters(part.stateHash))}`,
        ...orderStatements(normalOrders(part.orders)),
      ]
    case 'resignation':
      return signedStatements(part.signed)
  }
}

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
      const homeworld = readHomeworld(body)
      return homeworld && { kind: 'homeworld', ...partHead, ...homeworld }
    }
    case KIND_WORDS.orders: {
      const orders = readBody(body)
      return orders && { kind: 'orders', ...partHead, orders }
    }
    case KIND_WORDS.seal: {
      const seal = readSeal(body)
      return seal && { kind: 'seal', ...partHead, ...seal }
    }
    case KIND_WORDS.reveal: {
      const reveal = readReveal(body)
      return reveal && { kind: 'reveal', ...partHead, ...reveal }
    }
    case KIND_WORDS.report: {
      const report = readReport(body)
      return report && { kind: 'report', ...partHead, ...report }
    }
    case KIND_WORDS.resignation: {
      const signed = readSigned(body)
      return signed?.rest.length === 0 ? { kind: 'resignation', ...partHead, ...signed.part } : null
    }
    default:
      return null
  }
}

function readSeal([first = '', ...rest]: readonly string[]) {
  const [hash, signed] = [readHash(first, 'HASH'), readSigned(rest)]
  return hash === null || signed?.rest.length !== 0 ? null : { hash, ...signed.part }
}

function readReveal([first = '', ...rest]: readonly string[]) {
  const [nonce, signed] = [readHash(first, 'NONCE'), readSigned(rest)]
  const orders = signed && readBody(signed.rest)
  return nonce === null || !orders ? null : { orders, nonce, ...signed.part }
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

function readHomeworld(body: readonly string[]): { readonly star: string; readonly key?: string } | null {
  const star = /^STAR(\d{4}(?:\d{2})?)$/.exec(body[0] ?? '')?.[1]
  if (star === undefined || body.length > 2) return null
  if (body.length === 1) return { star }
  const key = readHash(body[1] ?? '', 'KEY')
  return key === null ? null : { star, key }
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
