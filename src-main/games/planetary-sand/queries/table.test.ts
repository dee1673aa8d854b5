import { describe, expect, test } from 'vitest'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { formatCordDistance } from '#shared/games/planetary-sand/format-cord.ts'
import type { Question, QuestionOf } from '#shared/games/planetary-sand/questions.ts'
import type { Replies } from '#shared/games/planetary-sand/replies.ts'
import { end, rifles } from '#tests/support/planetary-sand-commands.ts'
import { after, refusalOf, sandBattle } from '#tests/support/planetary-sand.ts'
import { PLANETARY_SAND } from '../game.ts'

function ask<Ask extends Question['ask']>(battle: Battle, question: QuestionOf<Ask>, viewer: string | null = null) {
  return PLANETARY_SAND.ask?.(battle, question, viewer) as Replies[Ask]
}
const titles = (battle: Battle, ...ids: string[]) =>
  ask<'moves'>(battle, { ask: 'moves', by: 'Ana', ids }).options.map(({ title }) => title)
test('a length is said as a cord to a knot (SAND-KIT-1)', () => {
  expect([1, 2 / 3, 4 / 3, 0.5, 1.5, 0.05].map(formatCordDistance)).toEqual([
    'R1, to its end',
    'R1, to the second knot',
    'R2, to the second knot',
    'R1, half of it',
    'R3, half of it',
    'R0.05',
  ])
})

describe('moves', () => {
  test('what a man reaches on each ground, and what cannot be crossed (SAND-MOVE-5)', () => {
    const { refusal, grounds } = ask<'moves'>(sandBattle({ ana: [{ id: 'a' }] }), {
      ask: 'moves',
      by: 'Ana',
      ids: ['a'],
    })
    expect(refusal).toBeNull()
    const reach = Object.fromEntries(grounds.map(({ terrain, reach: distance }) => [terrain, distance?.cord ?? null]))
    expect(reach).toMatchObject({ flat: 'R1, to its end', 'gentle-up': 'R1, to the second knot', cliff: null })
  })

  test('only what the rules would let them do is offered, and each order as it is offered is carried out', () => {
    const battle = sandBattle({
      ana: [{ id: 'a' }, { id: 'c' }],
      ben: [{ id: 'b' }],
      machines: [
        { id: 'p', type: 'heavy-pad', side: 'Ana', isLoaded: false, spares: 1 },
        { id: 'car', type: 'personnel-carrier', side: 'Ana' },
      ],
      rooms: [{ id: 'hall' }],
      openings: [{ id: 'gate', part: 'door', rooms: ['hall', null] }],
      battle: { air: 'SA', helmets: { Ana: 1, Ben: 0 } },
    })
    expect(titles(battle, 'a')).toEqual(['Go into hall', 'Board car', 'Put on 1 suit', 'Flee to car', 'Reload p'])
    expect(titles(battle, 'a', 'c')).not.toContain('Put on 2 suits')
    expect(titles({ ...battle, helmets: { Ana: 0, Ben: 0 } }, 'a')).not.toContain('Put on 1 suit')
    for (const { order } of ask<'moves'>(battle, { ask: 'moves', by: 'Ana', ids: ['a'] }).options)
      expect(refusalOf(battle, order)).toBeNull()
  })

  test('nothing is offered to whoever has moved (SAND-TURN-1)', () => {
    const battle = sandBattle({ ana: [{ id: 'a' }] })
    const path = { stretches: [{ terrain: 'flat', length: { r: 1 } }] }
    const moved = after(battle, { type: 'move', by: 'Ana', movers: ['a'], way: path })
    expect(titles(moved, 'a')).toEqual([])
    expect(ask<'moves'>(moved, { ask: 'moves', by: 'Ana', ids: ['a'] }).refusal?.rule).toBe('SAND-TURN-1')
  })

  test('a guard takes the prisoners along (SAND-PRIS-1)', () => {
    const captives = [{ id: 'p', captor: 'Ana', men: ['b'], guards: ['a'], isDisarmed: false }]
    const held = sandBattle({ ana: [{ id: 'a' }], ben: [{ id: 'b', status: 'prisoner' }], battle: { captives } })
    const [move] = ask<'moves'>(held, { ask: 'moves', by: 'Ana', ids: ['a'] }).options
    expect(move).toMatchObject({ title: 'Move with 1 prisoner', order: { movers: ['a', 'b'] }, lacks: 'way' })
  })
})

test('a closed list is in no answer to the other side (SAND-HIT-4)', () => {
  const battle = sandBattle({ ana: [{ id: 'a' }], ben: [{ id: 'canary', cover: 'other' }], battle: { phase: 'list' } })
  const closed = after(after(battle, rifles('Ben', 'canary')), end('Ben'))
  const asked = (one: Battle) => [
    ask(one, { ask: 'due' }, 'Ana'),
    ask(one, { ask: 'listings', by: 'Ana' }, 'Ana'),
    ask(
      one,
      {
        ask: 'volley',
        shots: [{ shooter: 'a', weapon: 'zap-rifle', target: 'canary', distance: { r: 1 }, plate: null }],
      },
      'Ana',
    ),
  ]
  expect(asked(closed)).toEqual(asked(battle))
  expect(JSON.stringify(PLANETARY_SAND.viewFor(closed, 'Ana').lists)).not.toContain('canary')
})

test('who fires again is due while both stand (SAND-HIT-2)', () => {
  const fired = ['b1', 'b2'].map((target) => ({ shooter: 'a', side: 'Ana', unit: 'ana', target, crew: [] }))
  const battle = sandBattle({
    ana: [{ id: 'a' }],
    ben: [{ id: 'b1', status: 'killed' }, { id: 'b2' }],
    battle: { fired },
  })
  expect(ask<'due'>(battle, { ask: 'due' }).map(({ text }) => text)).toEqual(['Again +2: a at b2.'])
  const alone = {
    ...battle,
    figures: battle.figures.map((figure) => (figure.id === 'a' ? { ...figure, status: 'killed' as const } : figure)),
  }
  expect(ask<'due'>(alone, { ask: 'due' })).toEqual([])
})

test('a room that was punctured is due, with whoever breathes in it (SAND-AIR-3)', () => {
  const battle = sandBattle({
    ben: [{ id: 'b', inside: 'hall' }],
    rooms: [{ id: 'hall', leakTurn: 1 }],
    battle: { air: 'SA' },
  })
  expect(ask<'due'>(battle, { ask: 'due' })).toEqual([
    {
      text: 'hall loses its air at the end of the next move: b must leave or suit up.',
      side: 'Ben',
      rule: 'SAND-AIR-3',
      isUrgent: true,
    },
  ])
})

test('whoever guards prisoners may guard more, and whoever stops lets them go (SAND-PRIS-1, SAND-PRIS-2)', () => {
  const captives = { id: 'p', captor: 'Ana', men: ['b'], guards: ['a'], isDisarmed: false }
  const held = sandBattle({
    ana: [{ id: 'a' }, { id: 'c' }],
    ben: [{ id: 'b', status: 'prisoner', zone: null }, { id: 'd' }],
    battle: { captives: [captives] },
  })
  const offered = (...ids: string[]) => {
    const { options } = ask<'moves'>(held, { ask: 'moves', by: 'Ana', ids })
    return options.flatMap(({ title, order }) => (order.type === 'guard' ? [[title, order.guards]] : []))
  }
  expect(offered('a')).toEqual([['Let the prisoner go', []]])
  expect(offered('c')).toEqual([['Guard the prisoner', ['a', 'c']]])
})

test('of a mixed team whoever does the work is named, and the others stand by (SAND-ROBO-1, SAND-FIX-1)', () => {
  const battle = sandBattle({
    ana: [
      { id: 'e', kind: 'robot-engineer' },
      { id: 'l', kind: 'robot-electronic' },
      { id: 'w', kind: 'robot-labourer' },
    ],
    machines: [{ id: 'pad', type: 'light-pad', side: 'Ana', isLoaded: false, spares: 1 }],
    rooms: [{ id: 'hall' }],
    openings: [{ id: 'gate', part: 'door', rooms: ['hall', null], state: 'breached' }],
  })
  const orders = ask(battle, { ask: 'moves', by: 'Ana', ids: ['e', 'l', 'w'] }).options
  expect(orders.filter(({ order }) => order.type === 'repair' || order.type === 'reload')).toMatchObject([
    { title: 'Reload pad with w', order: { hands: ['w'] } },
    { title: 'Repair gate with e', order: { robots: ['e'] } },
  ])
  const alone = ask(battle, { ask: 'moves', by: 'Ana', ids: ['e'] }).options
  expect(alone.map(({ title }) => title)).toContain('Repair gate')
})
