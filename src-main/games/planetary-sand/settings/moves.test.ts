import { describe, expect, test } from 'vitest'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { ended, end, flat, list, move } from '#tests/support/planetary-sand-commands.ts'
import { after, eventsOf, refusalOf, sandBattle } from '#tests/support/planetary-sand.ts'
import { listPendingItems } from '../choices/pending.ts'
import { findShotTarget } from '../fire/shot-target.ts'

// Each answer to these questions, where it changes what comes of an order.

describe('moveOrder (SAND-SET-2)', () => {
  test.each([
    ['fixed', 'Ana', []],
    ['alternate', 'Ben', []],
    ['toss-each-turn', 'Ben', [2]],
  ] as const)('%s: the next turn is begun or chosen by %s', (moveOrder, first, coins) => {
    const battle = sandBattle({
      ana: [{ id: 'a' }],
      ben: [{ id: 'b' }],
      settings: { moveOrder },
      battle: { phase: 'list' },
    })
    const next = ended(battle, coins)
    expect([next.first, next.phase]).toEqual([first, moveOrder === 'toss-each-turn' ? 'order' : 'move-first'])
  })
})

describe('moveAndFire (SAND-TURN-2)', () => {
  const crew = [{ id: 'a' }, { id: 'c' }, { id: 'd' }]
  const gun = { id: 'gun', type: 'gun', side: 'Ana', weapon: 'heavy-crew-gun' } as const
  test.each([
    ['yes', null, null],
    ['guns-no', null, 'busy'],
    ['no', 'busy', 'busy'],
  ] as const)('%s: a rifleman who moved is %s, a gun that was pushed %s', (moveAndFire, rifle, pushed) => {
    const battle = sandBattle({
      ana: [{ id: 'r' }, ...crew],
      ben: [{ id: 'b' }],
      machines: [gun],
      settings: { moveAndFire },
    })
    const rolled = after(battle, { type: 'push', by: 'Ana', gun: 'gun', pushers: ['a', 'c', 'd'], way: flat(0.5) })
    const listing: Battle = { ...after(rolled, move('Ana', 'r')), phase: 'list' }
    const gunList = {
      type: 'list-fire',
      by: 'Ana',
      entries: [{ shooter: 'gun', weapon: 'heavy-crew-gun', crew: ['a', 'c'] }],
    } as const
    expect([refusalOf(listing, list('Ana', ['r', 'zap-rifle'])), refusalOf(listing, gunList)]).toEqual([rifle, pushed])
  })

  test('whoever boarded, left, suited up, reloaded or repaired fires under no answer', () => {
    const battle = sandBattle({ ana: [{ id: 'a', used: { task: 'suit', turn: 1 } }], battle: { phase: 'list' } })
    expect(refusalOf(battle, list('Ana', ['a', 'zap-rifle']))).toBe('busy')
  })
})

describe('meetAgain (SAND-MOVE-3)', () => {
  test.each([
    ['once', 0],
    ['after-parting', 1],
  ] as const)('%s: units that part and come near meet %i times more', (meetAgain, times) => {
    const met = { units: ['ana', 'ben'], step: 0, hasFired: true } as const
    const battle = sandBattle({
      ana: [{ id: 'a' }, { id: 'c' }],
      ben: [{ id: 'b' }],
      settings: { meetAgain },
      battle: { met: [met] },
    })
    const parted = after(battle, move('Ana', 'a', { parts: ['ben'] }))
    const events = eventsOf(parted, move('Ana', 'c', { meets: ['ben'] }))
    expect(events.filter(({ type }) => type === 'met')).toHaveLength(times)
  })
})

describe('meetFacing (SAND-MOVE-3)', () => {
  // A tank looks north; a man comes up behind it.
  const battle = (meetFacing: 'face' | 'as-they-stand', rules: Partial<Battle> = { rules: 2 }) =>
    sandBattle({
      ana: [{ id: 'a', at: { x: 500, y: 300 }, heading: 0 }],
      machines: [{ id: 't', type: 'tank', side: 'Ben', unit: 'ben', at: { x: 500, y: 800 }, heading: 0 }],
      settings: { meetFacing },
      battle: { fieldMm: [1000, 2000], ...rules },
    })
  test.each([
    ['face', 180],
    ['as-they-stand', 0],
  ] as const)('%s: a tank that is met from behind heads for %s degrees', (meetFacing, heading) => {
    const path = { path: [{ x: 500, y: 700 }] }
    const met = after(battle(meetFacing), { type: 'move', by: 'Ana', movers: ['a'], way: path, ends: {} })
    expect(met.met).toHaveLength(1)
    expect(met.machines[0]?.heading).toBe(heading)
    const before = after(battle(meetFacing, {}), { type: 'move', by: 'Ana', movers: ['a'], way: path, ends: {} })
    expect(before.machines[0]?.heading).toBe(0)
  })

  test('without a map the front is struck of whom the shooter’s unit has met this turn', () => {
    const table = sandBattle({
      ana: [{ id: 'a', unit: 'ana', weapon: 'space-bazooka' }],
      machines: [{ id: 't', type: 'tank', side: 'Ben', unit: 'ben', weapon: 'ray-cannon' }],
      battle: { rules: 2, met: [{ units: ['ana', 'ben'], step: 1, hasFired: false }] },
    })
    const shot = { shooter: 'a', target: 't', plate: null }
    expect(findShotTarget(table, 'a', shot)).toMatchObject({ plate: 'front' })
    const { rules: _, ...before } = table
    expect(findShotTarget(before, 'a', shot)).toBeNull()
    expect(listPendingItems(table).map(({ text }) => text)).toContain('Turn to face each other: ana and ben.')
  })
})

describe('meetThenClose (SAND-MOVE-6)', () => {
  test.each([
    ['after-fire', 'must-fire'],
    ['next-move', null],
  ] as const)('%s: whoever was met in the first move closes in the second: %s', (meetThenClose, code) => {
    const battle = sandBattle({ ana: [{ id: 'a' }], ben: [{ id: 'b' }], settings: { meetThenClose } })
    const met = after(after(battle, move('Ana', 'a', { meets: ['ben'] })), end('Ana'))
    expect(refusalOf(met, { type: 'close', by: 'Ben', figures: ['b'], unit: 'ana', distance: { r: 1 } })).toBe(code)
    const fired = ended(after(met, end('Ben')))
    expect(refusalOf(fired, { type: 'close', by: 'Ana', figures: ['a'], unit: 'ben', distance: { r: 1 } })).toBeNull()
  })
})
