import { invitationForm } from '#main/games/kit/mail/invitation-form.ts'
import { hashText, inGroups, readHash } from '#main/games/kit/mail/letters.ts'
import type { MailForm } from '#main/games/kit/mail/mail-form.ts'
import { GameStart } from '#shared/games/fistful/game-start.ts'
import { NO_ORDERS, type Orders } from '#shared/games/fistful/model.ts'
import { addStatement, normalOrders } from './collect-orders.ts'
import { orderStatements, readStatement } from './order-statements.ts'
import type { MailPart } from './parts.ts'
import { readSigned, signedStatements } from './signed-statements.ts'

/** How the parts of a mail are said. */
export const PART_FORMS: MailForm<MailPart>['parts'] = {
  invitation: invitationForm(GameStart),
  homeworld: {
    write: ({ star, key }) => [`STAR ${star}`, ...(key === undefined ? [] : [`KEY ${hashText(key)}`])],
    read: readHomeworld,
  },
  orders: {
    write: ({ orders }) => orderStatements(normalOrders(orders)),
    read(body) {
      const orders = readBody(body)
      return orders && { orders }
    },
  },
  seal: { write: ({ hash, signed }) => [`HASH ${hashText(hash)}`, ...signedStatements(signed)], read: readSeal },
  reveal: {
    write: ({ nonce, signed, orders }) => [
      `NONCE ${hashText(nonce)}`,
      ...signedStatements(signed),
      ...orderStatements(normalOrders(orders)),
    ],
    read: readReveal,
  },
  report: {
    write: ({ dice, seed, stateHash, orders }) => [
      `DICE ${inGroups(dice.join(''))}`.trim(),
      ...(seed === null ? [] : [`SEED ${hashText(seed)}`]),
      `STATE ${hashText(stateHash)}`,
      ...orderStatements(normalOrders(orders)),
    ],
    read: readReport,
  },
  resignation: {
    write: ({ signed }) => signedStatements(signed),
    read(body) {
      const signed = readSigned(body)
      return signed?.rest.length === 0 ? signed.part : null
    },
  },
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
