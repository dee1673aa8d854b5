import { expect, test } from 'vitest'
import { PLANETARY_SAND } from '#main/games/planetary-sand/game.ts'
import { type Loose, refusalOf, sandBattle } from '#tests/support/planetary-sand.ts'

// Orders that no rule of the book is about, and that would spoil a battle all the same.

test('whoever has said that all are set up moves nobody after that (SAND-SET-1)', () => {
  const battle = sandBattle({ ana: [{ id: 'a' }], ben: [{ id: 'b' }], battle: { phase: 'deploy' } })
  const order: Loose = { type: 'deploy', by: 'Ana', things: [{ id: 'a' }] }
  expect(refusalOf(battle, order)).toBe(null)
  expect(refusalOf({ ...battle, ready: ['Ana'] }, order)).toBe('ready')
})

test('robots attack a unit that is there (SAND-ROBO-3)', () => {
  const battle = sandBattle({
    ana: [
      { id: 'r', kind: 'robot-infantry' },
      { id: 's', isSpecialist: true },
    ],
    ben: [{ id: 'b' }, { id: 'c', unit: 'gone', status: 'killed' }],
  })
  const attack = (target: string): Loose => ({
    type: 'order',
    by: 'Ana',
    robots: ['r'],
    via: 's',
    order: { kind: 'attack', target },
  })
  const targets = ['ben', 'benn', 'gone', 'ana']
  expect(targets.map((target) => refusalOf(battle, attack(target)))).toEqual([
    null,
    'no-such-unit',
    'no-such-unit',
    'no-such-unit',
  ])
})

test('nobody of the enemy drives a vehicle in which he sits (SAND-ROBO-4)', () => {
  const battle = sandBattle({
    ana: [{ id: 'a' }],
    ben: [{ id: 'b', inside: 't' }],
    machines: [{ id: 't', type: 'tank', side: 'Ana', hasCrew: false }],
  })
  const path = { stretches: [{ terrain: 'flat', length: { r: 1 } }] }
  expect(refusalOf(battle, { type: 'move', by: 'Ana', movers: ['t'], way: path })).toBe('no-driver')
})

test('men in two rooms do not close as one (SAND-HTH-2)', () => {
  const battle = sandBattle({
    ana: [
      { id: 'a1', inside: 'hall' },
      { id: 'a2', inside: 'lock' },
    ],
    ben: [
      { id: 'b1', inside: 'hall' },
      { id: 'b2', inside: 'lock' },
    ],
    rooms: [{ id: 'hall' }, { id: 'lock' }],
    battle: { met: [{ units: ['ana', 'ben'], step: 0, hasFired: true }] },
  })
  const closing = (...figures: string[]): Loose => ({
    type: 'close',
    by: 'Ana',
    figures,
    unit: 'ben',
    distance: { r: 0.1 },
  })
  expect(refusalOf(battle, closing('a1'))).toBe(null)
  expect(refusalOf(battle, closing('a1', 'a2'))).toBe('apart')
})

test('an exchange is no order of one side alone (SAND-PRIS-2)', () => {
  const battle = sandBattle({ ana: [{ id: 'a' }], ben: [{ id: 'b' }] })
  const exchange = { type: 'exchange' as const, by: 'Ana', gives: ['b'], takes: ['a'] }
  expect(PLANETARY_SAND.forGamemaster?.(exchange, battle)).toContain('agree')
})
