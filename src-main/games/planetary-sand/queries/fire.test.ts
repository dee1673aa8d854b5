import { describe, expect, test } from 'vitest'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Question, QuestionOf } from '#shared/games/planetary-sand/questions.ts'
import type { Replies } from '#shared/games/planetary-sand/replies.ts'
import { end, rifles } from '#tests/support/planetary-sand-commands.ts'
import { after, type Loose, sandBattle } from '#tests/support/planetary-sand.ts'
import { PLANETARY_SAND } from '../game.ts'

function ask<Ask extends Question['ask']>(battle: Battle, question: QuestionOf<Ask>, viewer: string | null = null) {
  return PLANETARY_SAND.ask?.(battle, question, viewer) as Replies[Ask]
}

describe('fire', () => {
  const opened = (battle: Battle, ...shooters: string[]) => {
    const lists = after(after({ ...battle, phase: 'list' }, rifles('Ana', ...shooters)), end('Ana'))
    return after(lists, end('Ben'))
  }

  test('a shot in half-Earth air: 72.2, 41.7 and 8.3 % to kill a man (SAND-HIT-1, SAND-DEF-2)', () => {
    const open = opened(sandBattle({ ana: [{ id: 'a' }], ben: [{ id: 'b' }] }), 'a')
    const [line] = ask<'targets'>(open, { ask: 'targets', shooter: 'a', weapon: 'zap-rifle' })
    const bands = line?.plates[0]?.bands ?? []
    expect(bands.map(({ effect }) => Number((effect * 100).toFixed(1)))).toEqual([72.2, 41.7, 8.3])
    expect(bands.map(({ coin, onDice }) => [coin, onDice])).toEqual([
      ['surely', 6],
      ['surely', 8],
      ['on-heads', 10],
    ])
  })

  test('whoever is listed fires until the shots are gone (SAND-GUN-2)', () => {
    const open = opened(sandBattle({ ana: [{ id: 'a' }, { id: 'c' }], ben: [{ id: 'b' }] }), 'a', 'c')
    const shot: Loose = { type: 'shoot', by: 'Ana', shooter: 'a', weapon: 'zap-rifle', target: 'b', distance: { r: 1 } }
    expect(ask<'firing'>(open, { ask: 'firing' }).map(({ shooter }) => shooter)).toEqual(['a', 'c'])
    expect(ask<'firing'>(after(open, shot, [1, 2]), { ask: 'firing' })).toEqual([
      { side: 'Ana', unit: 'ana', shooter: 'c', weapon: 'zap-rifle', left: 1, bound: null },
    ])
  })

  test('again and cover are named, with their rules (SAND-HIT-2, SAND-HIT-3)', () => {
    const battle = sandBattle({ ana: [{ id: 'a' }], ben: [{ id: 'b', cover: 'bunker' }] })
    const fired = [
      { shooter: 'a', side: 'Ana', unit: 'ana', target: 'b', crew: [] },
      { shooter: 'b', side: 'Ben', unit: 'ben', target: 'a', crew: [] },
    ]
    const [line] = ask<'targets'>(
      { ...opened(battle, 'a'), fired },
      { ask: 'targets', shooter: 'a', weapon: 'zap-rifle' },
    )
    expect(line?.plates[0]?.bands[0]).toMatchObject({
      parts: [
        { source: 'again', value: 2 },
        { source: 'in a bunker', value: -2 },
      ],
      onDice: 6,
      rules: expect.arrayContaining(['SAND-HIT-2', 'SAND-HIT-3']),
    })
  })

  test('a vehicle is struck on a plate, a man in cover who does not fight on none (SAND-DEF-3, SAND-HIT-4)', () => {
    const machines = [{ id: 't', type: 'tank' as const, side: 'Ben' }]
    const battle = sandBattle({ ana: [{ id: 'a' }], ben: [{ id: 'b', cover: 'other' }], machines })
    const lines = ask<'targets'>(opened(battle, 'a'), { ask: 'targets', shooter: 'a', weapon: 'zap-rifle' })
    expect(
      lines.map(({ target, plates, refusal }) => [target, plates.map(({ plate }) => plate), refusal?.rule]),
    ).toEqual([
      ['b', [], 'SAND-HIT-4'],
      ['t', ['front', 'side', 'rear'], undefined],
    ])
  })

  test('a volley wastes surplus hits (SAND-TURN-3)', () => {
    const open = opened(sandBattle({ ana: [{ id: 'a' }, { id: 'c' }], ben: [{ id: 'b' }] }), 'a', 'c')
    const shot = (shooter: string) =>
      ({ shooter, weapon: 'zap-rifle', target: 'b', distance: { r: 1 }, plate: null }) as const
    const { losses, expected } = ask<'volley'>(open, { ask: 'volley', shots: [shot('a'), shot('c')] })
    expect(losses).toHaveLength(2)
    expect(expected).toBeCloseTo(1 - (10 / 36) ** 2, 10)
  })

  test('the cup die says where a missile drifts, and then who may lie there (SAND-CUP-1, SAND-CUP-3)', () => {
    const battle = sandBattle({ ana: [{ id: 'm', weapon: 'mortar' }], ben: [{ id: 'b' }] })
    const entries = [{ shooter: 'm', weapon: 'mortar' }]
    const listed = after({ ...battle, phase: 'list' }, { type: 'list-fire', by: 'Ana', entries })
    const open = after(after(listed, end('Ana')), end('Ben'))
    const drift = ask<'drift'>(open, { ask: 'drift', shooter: 'm', weapon: 'mortar', aim: 'b' })
    expect(drift).toMatchObject({ templateMm: 80, damage: 3, lost: expect.closeTo(0) })
    expect(drift?.ways.map(({ drift: driftId, faces }) => [driftId, faces])).toContainEqual(['left', [5]])
    const launch: Loose = {
      type: 'launch',
      by: 'Ana',
      shooter: 'm',
      weapon: 'mortar',
      aim: { at: 'b' },
      distance: { r: 2 },
    }
    const down = after(open, launch, [5])
    expect(ask<'due'>(down, { ask: 'due' })[0]).toMatchObject({ rule: 'SAND-CUP-3', isUrgent: true })
    expect(ask<'under'>(down, { ask: 'under', launch: 0 })).toEqual([
      { target: 'm', unit: 'ana', isOwn: true, plates: [{ plate: null, defence: 1, coin: 'surely' }] },
      { target: 'b', unit: 'ben', isOwn: false, plates: [{ plate: null, defence: 1, coin: 'surely' }] },
    ])
  })
})

test('a gun is listed with those who would serve it; who cannot fire is told why (SAND-GUN-3, SAND-TURN-2)', () => {
  const battle = sandBattle({
    ana: [{ id: 'a', weapon: null }, { id: 'c', weapon: null }, { id: 'd' }],
    machines: [{ id: 'g', type: 'gun', side: 'Ana', weapon: 'heavy-crew-gun' }],
    battle: { phase: 'list' },
  })
  const busy = battle.figures.map((figure) =>
    figure.id === 'd' ? { ...figure, used: { task: 'reload' as const, turn: 1 } } : figure,
  )
  const lines = ask<'listings'>({ ...battle, figures: busy }, { ask: 'listings', by: 'Ana' })
  expect(lines.map(({ shooter, crew, shots, refusal }) => [shooter, crew, shots, refusal?.rule ?? null])).toEqual([
    ['d', [], 1, 'SAND-TURN-2'],
    ['g', ['a', 'c'], 2, null],
  ])
})

test('a gun and a pad are served by men of their own, those who pushed the gun by it (SAND-GUN-3, SAND-ROBO-5)', () => {
  const pushed = { used: { task: 'push', turn: 1 } } as const
  const battle = sandBattle({
    ana: [{ id: 'a', grenades: 4 }, { id: 'c' }, { id: 'd', ...pushed }, { id: 'e', ...pushed }],
    machines: [
      { id: 'gun', type: 'gun', side: 'Ana', unit: 'guns', weapon: 'heavy-crew-gun' },
      { id: 'pad', type: 'light-pad', side: 'Ana', unit: 'pads', weapon: 'light-missile' },
    ],
    battle: { phase: 'list' },
  })
  const lines = ask(battle, { ask: 'listings', by: 'Ana' }, 'Ana').filter(({ shooter }) => shooter.length > 1)
  expect(lines).toMatchObject([
    { shooter: 'gun', crew: ['d', 'e'], refusal: null },
    { shooter: 'pad', crew: ['c'], refusal: null },
  ])
})
