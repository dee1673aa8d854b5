import { describe, expect, test } from 'vitest'
import { ended, firing, outcomeOf, shoot } from '#tests/support/planetary-sand-commands.ts'
import { after, figureIn, type Loose, refusalOf, sandBattle } from '#tests/support/planetary-sand.ts'
import { countShotsThisTurn } from '../fire/shooter.ts'

// Each answer to these questions, where it changes what comes of an order.

describe('againScope (SAND-HIT-2)', () => {
  const fired = [{ shooter: 'a', side: 'Ana', unit: 'ana', target: 'b', crew: [] }]
  test.each([
    ['same-shooter', ['killed', 'miss']],
    ['same-side', ['killed', 'killed']],
  ] as const)('%s: the shooter of last turn and a comrade score 4: %j', (againScope, outcomes) => {
    const battle = sandBattle({
      ana: [{ id: 'a' }, { id: 'c' }],
      ben: [{ id: 'b' }],
      settings: { againScope },
      battle: { fired },
    })
    const open = firing(battle, [
      ['a', 'zap-rifle'],
      ['c', 'zap-rifle'],
    ])
    expect(['a', 'c'].flatMap((id) => outcomeOf(open, shoot('Ana', id, 'b'), [2, 2]))).toEqual(outcomes)
  })

  test('a target that moved is not fired at again', () => {
    const moved = { task: 'move', turn: 1 } as const
    const battle = sandBattle({ ana: [{ id: 'a' }], ben: [{ id: 'b', used: moved }], battle: { fired } })
    expect(outcomeOf(firing(battle, [['a', 'zap-rifle']]), shoot('Ana', 'a', 'b'), [2, 2])).toEqual(['miss'])
  })
})

describe('armouredVehicleCover (SAND-HIT-3)', () => {
  test.each([
    [-2, 'miss'],
    [-1, 'killed'],
  ] as const)('%i: a 7 at close range is a %s', (armouredVehicleCover, outcome) => {
    const battle = sandBattle({
      ana: [{ id: 'a' }],
      ben: [{ id: 'b', cover: 'armoured-vehicle' }],
      settings: { armouredVehicleCover },
    })
    const open = firing(battle, [['a', 'zap-rifle']], [['b', 'zap-rifle']])
    expect(outcomeOf(open, shoot('Ana', 'a', 'b'), [3, 4])).toEqual([outcome])
  })
})

describe('rayCannonCrew (SAND-GUN-3)', () => {
  test.each([
    [3, 'too-few', 'too-few'],
    [2, 'too-few', null],
    [1, null, null],
  ] as const)('%i men: one fires it: %s, two: %s', (rayCannonCrew, text, two) => {
    const gun = { id: 'cannon', type: 'gun', side: 'Ana', weapon: 'ray-cannon' } as const
    const battle = sandBattle({
      ana: [{ id: 'a' }, { id: 'c' }],
      machines: [gun],
      settings: { rayCannonCrew },
      battle: { phase: 'list' },
    })
    const listing = (crew: string[]): Loose => ({
      type: 'list-fire',
      by: 'Ana',
      entries: [{ shooter: 'cannon', weapon: 'ray-cannon', crew }],
    })
    expect([refusalOf(battle, listing(['a'])), refusalOf(battle, listing(['a', 'c']))]).toEqual([text, two])
  })
})

describe('smallArmsVsVehicles (SAND-DEF-5)', () => {
  test.each([
    ['normal', 'destroyed'],
    ['none', 'no-effect'],
  ] as const)('%s: a rifle at a speeder: %s', (smallArmsVsVehicles, outcome) => {
    const speeder = { id: 's', type: 'speeder', side: 'Ben' } as const
    const battle = sandBattle({ ana: [{ id: 'a' }], machines: [speeder], settings: { smallArmsVsVehicles } })
    expect(outcomeOf(firing(battle, [['a', 'zap-rifle']]), shoot('Ana', 'a', 's', { plate: 'front' }), [4, 4])).toEqual(
      [outcome],
    )
  })
})

describe('bailOut (SAND-DEF-7)', () => {
  test.each([
    ['coin', [1], 'able'],
    ['coin', [2], 'killed'],
    ['dead', [], 'killed'],
    ['safe', [], 'able'],
  ] as const)('%s %j: the rider of a destroyed speeder is %s', (bailOut, coins, status) => {
    const speeder = { id: 's', type: 'speeder', side: 'Ben' } as const
    const battle = sandBattle({
      ana: [{ id: 'a' }],
      ben: [{ id: 'b', inside: 's' }, { id: 'z' }],
      machines: [speeder],
      settings: { bailOut },
    })
    const shot = after(firing(battle, [['a', 'zap-rifle']]), shoot('Ana', 'a', 's', { plate: 'front' }), [4, 4])
    expect(figureIn(shot, 'b').status).toBe('able')
    expect(figureIn(ended(shot, coins), 'b').status).toBe(status)
  })
})

describe('rules of new battles', () => {
  const carrier = (more: object) =>
    sandBattle({
      ana: [{ id: 'a', inside: 'c' }],
      machines: [{ id: 'c', type: 'gun-carrier', side: 'Ana', weapon: 'heavy-crew-gun' }],
      ...more,
    })
  const line = { shooter: 'c', weapon: 'heavy-crew-gun', crew: [] } as const

  test('a heavy crew gun on a carrier fires once for each crewman aboard (SAND-GUN-2)', () => {
    const alone = carrier({ ana: [], battle: { rules: 2 } })
    expect(countShotsThisTurn(alone, line)).toBe(1)
    expect(countShotsThisTurn(carrier({ battle: { rules: 2 } }), line)).toBe(2)
    expect(countShotsThisTurn(carrier({ ana: [] }), line)).toBe(2) // as battles of before had it
  })

  test('a direct shot strikes neither top nor bottom (SAND-DEF-3)', () => {
    const battle = sandBattle({
      ana: [{ id: 'a' }],
      machines: [{ id: 't', type: 'tank', side: 'Ben' }],
      battle: { rules: 2 },
    })
    const open = firing(battle, [['a', 'zap-rifle']])
    for (const plate of ['top', 'bottom'])
      expect(refusalOf(open, { ...shoot('Ana', 'a', 't'), plate })).toBe('no-such-plate')
  })
})
