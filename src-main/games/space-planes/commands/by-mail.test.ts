import { describe, expect, test } from 'vitest'
import { createGivenDice } from '#main/games/kit/dice.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { Command, CommandOf } from '#shared/games/space-planes/commands.ts'
import { battleOf, shipAt } from '#tests/support/space-planes.ts'
import { decide } from '../decide.ts'
import { evolve } from '../evolve.ts'
import { SPACE_PLANES } from '../game.ts'
import { computeChainLink } from '../proof/card-chain.ts'

// Lances that look at each other from near by, on one plane; a third ship of Ben's is far off.
const ships = [
  shipAt({ id: 'a', x: 300, y: 150 }),
  shipAt({ id: 'b', owner: 'Ben', x: 300, y: 205, heading: 180 }),
  shipAt({ id: 'c', owner: 'Ben', x: 40, y: 40, plane: 5 }),
]
const flying: Battle = { ...battleOf(ships, { deckMode: 'table' }), mail: { links: {}, aimed: null } }

const decided = (battle: Battle, command: Command) => decide(battle, command, createGivenDice([]))
function after(battle: Battle, command: Command): Battle {
  const decision = decided(battle, command)
  if (!decision.ok) throw new Error(decision.refusal.message)
  return decision.events.reduce(evolve, battle)
}
const refused = (battle: Battle, command: Command) => {
  const decision = decided(battle, command)
  return decision.ok ? null : decision.refusal
}

const join = (by: string, secret: string): Command => ({ type: 'join', by, anchor: computeChainLink(secret, 0) })
const joined = after(after(flying, join('Ana', 'ana')), join('Ben', 'ben'))
const aim = (ends: Partial<CommandOf<'aim'>> = {}): Command => ({
  type: 'aim',
  by: 'Ana',
  ship: 'a',
  target: 'b',
  hit: null,
  miss: null,
  ...ends,
})
const answer = (at = 1): Command => ({
  type: 'answer',
  by: 'Ben',
  shooter: computeChainLink('ana', at),
  target: computeChainLink('ben', at),
})

describe('a battle by mail', () => {
  test('waits for both to join, each with a chain of its own (SP-MAIL-2)', () => {
    expect(refused(flying, { type: 'pass', by: 'Ana' })).toMatchObject({ code: 'not-joined', rule: 'SP-MAIL-3' })
    const battle = after(flying, join('Ana', 'ana'))
    expect(refused(battle, join('Ana', 'other'))?.code).toBe('joined')
    expect(refused(battle, join('Ben', 'ana'))?.code).toBe('same-anchor')
    expect(refused(battle, join('Eve', 'eve'))?.code).toBe('no-such-seat')
    expect(refused(after(battle, join('Ben', 'ben')), { type: 'pass', by: 'Ana' })).toBeNull()
  })

  test('knows no corrections, no cards of the table, and nobody who gives up out of turn (SP-MAIL-3)', () => {
    const { id, x, y, heading, face, twist, plane } = ships[0] ?? shipAt({ id: 'a' })
    const correct: Command = {
      type: 'correct',
      by: 'Ana',
      note: 'ruler',
      ship: { id, x, y, heading, face, twist, plane },
    }
    const shoot: Command = {
      type: 'shoot',
      by: 'Ana',
      ship: 'a',
      target: 'b',
      said: { range: null, back: null },
      cards: [],
    }
    for (const order of [correct, shoot]) expect(refused(joined, order)?.code).toBe('by-mail')
    expect(refused(joined, { type: 'surrender', by: 'Ben' })?.code).toBe('not-your-turn')
    for (const order of [join('Ana', 'ana'), aim(), answer()])
      expect(refused({ ...battleOf(ships) }, order)?.code).toBe('not-by-mail')
  })

  test('a shot waits for its cards, and nothing else is done until they are here (SP-MAIL-2)', () => {
    const aimed = after(joined, aim())
    expect(aimed.discard).toEqual([])
    expect(refused(aimed, { type: 'pass', by: 'Ana' })).toMatchObject({ code: 'aimed' })
    expect(refused(joined, answer())?.code).toBe('not-aimed')
    const uneven = { ...(answer() as CommandOf<'answer'>), target: computeChainLink('ben', 2) }
    expect(refused(aimed, uneven)).toMatchObject({ code: 'wrong-link', rule: 'SP-MAIL-2' })
    expect(refused(aimed, { ...(answer() as CommandOf<'answer'>), by: 'Ana' })?.code).toBe('not-yours')
    const shot = after(aimed, answer())
    expect(shot.discard.length).toBeGreaterThan(1)
    expect(shot.mail).toEqual({
      links: { Ana: computeChainLink('ana', 1), Ben: computeChainLink('ben', 1) },
      aimed: null,
    })
    expect(after(aimed, answer())).toEqual(shot)
  })

  test('what is written for both ends is done, or the shooter goes on where nothing is (SP-MAIL-1)', () => {
    const pass = { type: 'pass' } as const
    const north = { type: 'manoeuvre', ship: 'a', name: 'vector', parts: [{ move: 'short', dir: 'W' }] } as const
    const open = after(after(joined, aim()), answer())
    expect(open).toMatchObject({ active: 'Ana', turn: 1, done: { shot: 'a' } })
    expect(after(after(joined, aim({ hit: pass, miss: pass })), answer())).toMatchObject({ active: 'Ben', turn: 2 })
    const moved = { ...north, parts: [...north.parts] }
    const flown = after(after(joined, aim({ hit: moved, miss: moved })), answer())
    expect(flown.turn).toBe(2)
    expect(flown.ships.find(({ id }) => id === 'a')?.x).toBe(253)
  })

  test('an end that may not be done is refused with its word, before any card is known', () => {
    const north = {
      type: 'manoeuvre' as const,
      ship: 'z',
      name: 'vector' as const,
      parts: [{ move: 'short' as const, dir: 'W' as const }],
    }
    expect(refused(joined, aim({ hit: north }))).toMatchObject({
      code: 'no-such-ship',
      message: 'HIT: There is no ship z. On the table: a, c.',
    })
    expect(refused(joined, aim({ miss: north }))?.message).toBe('MISS: There is no ship z. On the table: a, b, c.')
    const flown = after(joined, { ...north, ship: 'a', by: 'Ana', parts: [{ move: 'short', dir: 'W' }] })
    expect(refused(flown, aim({ hit: { type: 'pass' } }))?.code).toBe('manoeuvre-done')
  })

  test('nobody is shown a link (SP-MAIL-2)', () => {
    const shot = after(after(joined, aim()), answer())
    const seen = [
      SPACE_PLANES.viewFor(shot, 'Ana'),
      ...eventsOf(joined, aim()),
      ...eventsOf(after(joined, aim()), answer()),
    ]
    expect(JSON.stringify(seen)).not.toMatch(/[0-9a-f]{64}/)
    expect(SPACE_PLANES.viewFor(shot, null).mail).toEqual({ joined: ['Ana', 'Ben'], aimed: null })
  })
})

function eventsOf(battle: Battle, command: Command) {
  const decision = decided(battle, command)
  return decision.ok ? decision.events.map((event) => SPACE_PLANES.eventFor(event, null)) : []
}
