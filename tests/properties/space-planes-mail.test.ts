import { describe, expect, it } from 'vitest'
import { type Dice, createSeededDice } from '#main/games/kit/dice.ts'
import { formatCanonicalJson } from '#main/games/kit/hash.ts'
import { findReplayMismatch } from '#main/games/kit/replay.ts'
import { SPACE_PLANES } from '#main/games/space-planes/game.ts'
import { listOutgoingParts } from '#main/games/space-planes/mail/outgoing-parts.ts'
import type { PlanesMailPart } from '#main/games/space-planes/mail/parts.ts'
import { parsePlanesMail, formatPlanesMail } from '#main/games/space-planes/mail/planes-mail.ts'
import { receiveMailPart } from '#main/games/space-planes/mail/receive-part.ts'
import { computeChainLink } from '#main/games/space-planes/proof/card-chain.ts'
import type { BattleOptions } from '#shared/games/space-planes/options.ts'
import { runs } from '../support/soak.ts'
import { type MailTable, playedByMail, standingAt, taken } from '../support/space-planes-mail.ts'
import { DAMAGING_MAIL_CHANGES, HARMLESS_MAIL_CHANGES } from './mail-mutations.ts'

const MUTANTS = runs({ part: 40, whole: 10_000 })
const WORDS = 'Dear Ben; your turn - PASS, please.\n\nShip a: 300.5, 150.0 mm\n'
const battles = Array.from({ length: runs({ part: 3, whole: 30 }) }, (_, at) => playedByMail(`battle ${at}`, 14))
const invitation: PlanesMailPart = {
  kind: 'invitation',
  game: 'KXMRTQPA',
  turn: 0,
  side: 'A',
  start: {
    name: 'Over the shoals',
    players: { A: 'Ana', B: 'Ben' },
    options: { seats: ['red', 'blue'], settings: { shipsEach: 2 }, byMail: true },
    anchor: computeChainLink('ana', 0),
  },
}
const mails = [[invitation], ...battles.flatMap(({ posts }) => posts.map(({ parts }) => parts))]
const written = mails.map((parts) => ({ text: formatPlanesMail(parts, WORDS), keys: texts(parts) }))

describe('battles by mail, played by chance (SP-MAIL-1 to SP-MAIL-3)', () => {
  it('stand alike at both tables, and their logs are what the rules say, shots with cards of both chains among them', () => {
    for (const { tables } of battles) {
      const [a, b] = tables
      const both = taken(a, listOutgoingParts(b).parts)
      const answered = taken(b, listOutgoingParts(both).parts) // the last turn may hold a shot
      expect(formatCanonicalJson(standingAt(both))).toBe(formatCanonicalJson(standingAt(answered)))
      const record = { options: OPTIONS, faces: [], start: both.start, log: both.log }
      expect(findReplayMismatch(SPACE_PLANES, record)).toBeNull()
    }
    expect(mails.flat().filter(({ kind }) => kind === 'answer').length).toBeGreaterThan(0)
  })

  it('go on with the same cards at both tables where a link has drawn the places', () => {
    const tries = Array.from({ length: 6 }, (_, at) => playedByMail(`drawn ${at}`, 24, { drawnPlaces: 'Ana' }))
    const answers = tries.flatMap(({ posts }) =>
      posts.flatMap(({ parts }) => parts.filter(({ kind }) => kind === 'answer')),
    )
    expect(answers.length).toBeGreaterThan(0)
    for (const { tables, posts } of tries) {
      const [a, b] = tables
      const both = taken(a, listOutgoingParts(b).parts)
      expect(formatCanonicalJson(standingAt(both))).toBe(
        formatCanonicalJson(standingAt(taken(b, listOutgoingParts(both).parts))),
      )
      expect(posts.slice(0, 3).flatMap(({ parts }) => parts.map(({ kind }) => kind))).toContain('places')
    }
  })

  it('take a mail once, and say of one that comes too early what is missing', () => {
    for (const { from, to, parts } of battles.flatMap(({ posts }) => posts.slice(0, 8))) {
      for (const part of parts.slice(1)) expect(takenBy(to, part)).toMatch(/mails in between are missing/)
      const after = taken(to, parts)
      expect(taken(after, parts).log).toEqual(after.log)
      for (const part of parts) expect(takenBy(from, part)).toMatch(/your own side/)
    }
  })

  it('name the turn in which two tables drift apart, and what differs', () => {
    const { posts, tables } = battles[0] ?? playedByMail('battle 0', 14)
    const last = posts.at(-1)?.parts.at(-1)
    const [, there] = tables
    if (last?.kind !== 'turn') throw new Error('The battle ends with a turn')
    const receiver = { ...there, log: there.log.slice(0, last.at), seat: last.side === 'A' ? 'Ben' : 'Ana' }
    const end = { ...last.end, A: 'ACDEFHJK' }
    expect(takenBy(receiver, { ...last, end })).toMatch(/^After turn \d+ of .*, ship a is not the same here/)
    const before = { ...last.before, CARDS: 'ACDEFHJK', POINTS: 'ACDEFHJK' }
    expect(takenBy(receiver, { ...last, before })).toMatch(/the cards and points and lost ships are not the same/)
    expect(
      takenBy(receiver, {
        ...last,
        orders: [{ type: 'manoeuvre', ship: 'z', name: 'vector', parts: [{ move: 'long', dir: 'N' }] }],
      }),
    ).toMatch(/cannot be played here: There is no ship z\. On the table: /)
  })
})

function takenBy(table: MailTable, part: PlanesMailPart): string {
  if (part.kind === 'invitation') return ''
  const read = receiveMailPart(table, part, 'the other')
  return read.ok ? '' : read.why
}

const OPTIONS: BattleOptions = { seats: ['Ana', 'Ben'], settings: { shipsEach: 2 }, byMail: true }

describe('mails of Space Planes', () => {
  it.each(Object.keys(HARMLESS_MAIL_CHANGES))('come through whole: %s', (name) => {
    const dice = createSeededDice(name)
    for (const parts of mails.slice(0, 12)) {
      const text = HARMLESS_MAIL_CHANGES[name]?.(formatPlanesMail(parts, WORDS), dice) ?? ''
      expect(parsePlanesMail(text), text).toEqual({ parts, problems: [] })
    }
  })

  it(`${MUTANTS.toLocaleString('en-GB')} damaged mails: each is healed or named, none reads as another turn`, () => {
    const counts = { healed: 0, named: 0 }
    for (let mutant = 0; mutant < MUTANTS; mutant += 1) {
      const dice = createSeededDice(`planes ${mutant}`)
      const { text, keys } = pick(written, dice)
      const changed = damaged(text, dice)
      const { parts, problems } = parsePlanesMail(changed)
      for (const part of texts(parts)) expect(keys, changed).toContain(part)
      const isWhole = parts.length === keys.length
      expect(isWhole || problems.length > 0, changed).toBe(true)
      if (problems.length > 0) expect(problems.join(), changed).toMatch(/Paste the whole mail|Ask for the whole mail/)
      counts[isWhole ? 'healed' : 'named'] += 1
    }
    expect(counts.healed).toBeGreaterThan(MUTANTS / 10)
    expect(counts.named).toBeGreaterThan(MUTANTS / 10)
  })

  it('asks for the block where a person typed a turn, for the mail where there is nothing', () => {
    expect(parsePlanesMail('VECTOR a LONG N; SHOOT a>b').problems).toEqual([
      expect.stringContaining('without its block'),
    ])
    expect(parsePlanesMail('Hello Ben').problems).toEqual([expect.stringContaining('BEGIN PLANES to END PLANES')])
    expect(parsePlanesMail('x'.repeat(3_000_000)).problems).toEqual([expect.stringContaining('too long')])
  })
})

function texts(parts: readonly PlanesMailPart[]): string[] {
  return parts.map((part) => formatCanonicalJson(part))
}

function pick<Item>(items: readonly Item[], dice: Dice): Item {
  return items[dice.die(items.length) - 1] as Item
}

/** One to three changes, at least one of them damage. */
function damaged(text: string, dice: Dice): string {
  const how = Array.from({ length: dice.die(3) - 1 }, () => pick(Object.keys(HARMLESS_MAIL_CHANGES), dice))
  how.splice(dice.die(how.length + 1) - 1, 0, pick(Object.keys(DAMAGING_MAIL_CHANGES), dice))
  return how.reduce((so, name) => (HARMLESS_MAIL_CHANGES[name] ?? DAMAGING_MAIL_CHANGES[name])?.(so, dice) ?? so, text)
}
