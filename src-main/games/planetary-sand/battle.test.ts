import { describe, expect, test } from 'vitest'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { end, ended, firing, flat, moveBy } from '#tests/support/planetary-sand-commands.ts'
import { after, eventsOf, figureIn, type Loose, refusalOf, sandBattle } from '#tests/support/planetary-sand.ts'

// What orders come to, rule by rule, where the worked examples do not reach.

describe('a distance that is said and one that is measured', () => {
  test('a third of a cord, R, feet, millimetres and the map make the same shot (SAND-KIT-1, SAND-KIT-2)', () => {
    const battle = firing(sandBattle({ ana: [{ id: 'a' }], ben: [{ id: 'b' }], settings: { unitMm: 304.8 } }), [
      ['a', 'zap-rifle'],
    ])
    const shot = (distance: object | null): Loose => ({
      type: 'shoot',
      by: 'Ana',
      shooter: 'a',
      weapon: 'zap-rifle',
      target: 'b',
      distance,
    })
    const ways = [{ cord: 3, third: 2 }, { r: 2 }, { feet: 6 / 3 }, { mm: 609.6 }].map((item) =>
      eventsOf(battle, shot(item), [4, 4]),
    )
    const [first] = ways
    for (const events of ways) expect(events).toEqual(first)
    const at = (id: string, y: number) => ({ id, at: { x: 500, y } })
    const map = sandBattle({
      ana: [at('a', 100)],
      ben: [at('b', 709.6)],
      options: { field: { sizeMm: [1000, 3000] } },
      settings: { unitMm: 304.8 },
    })
    expect(eventsOf(firing(map, [['a', 'zap-rifle']]), shot(null), [4, 4])).toEqual(first)
  })

  test('a move along stretches comes as far as one along a path (SAND-MOVE-5)', () => {
    const map = sandBattle({ ana: [{ id: 'a', at: { x: 500, y: 100 } }], options: { field: { sizeMm: [1000, 3000] } } })
    const path = [
      { x: 500, y: 222 },
      { x: 500, y: 527, terrain: 'gentle-up' },
    ]
    const measured = {
      stretches: [
        { terrain: 'flat', length: { r: 0.4 } },
        { terrain: 'gentle-up', length: { r: 1 } },
      ],
    }
    const acted = (battle: Battle, way: object) =>
      eventsOf(battle, moveBy('a', way)).map((event) => event.type === 'acted' && [event.moved, event.stopped])
    expect(acted(map, { path })).toEqual([[0.8, 'allowance']])
    expect(acted(sandBattle({ ana: [{ id: 'a' }] }), measured)).toEqual([[0.8, 'allowance']])
  })
})

describe('cover and lines', () => {
  test('whoever is in cover and neither fired nor will cannot be shot at; a blast still reaches him (SAND-HIT-4)', () => {
    const battle = sandBattle({ ana: [{ id: 'a' }, { id: 'm', weapon: 'mortar' }], ben: [{ id: 'b', cover: 'other' }] })
    const open = firing(battle, [
      ['a', 'zap-rifle'],
      ['m', 'mortar'],
    ])
    const shot: Loose = { type: 'shoot', by: 'Ana', shooter: 'a', weapon: 'zap-rifle', target: 'b', distance: { r: 1 } }
    expect(refusalOf(open, shot)).toBe('no-target')
    const fired = { ...open, fired: [{ shooter: 'b', side: 'Ben', unit: 'ben', target: null, crew: [] }] }
    expect(refusalOf(fired, shot)).toBeNull()
    const down = after(
      open,
      { type: 'launch', by: 'Ana', shooter: 'm', weapon: 'mortar', aim: { at: 'b' }, distance: { r: 2 } },
      [1],
    )
    expect(refusalOf(down, end('Ana'))).toBe('who-lies-under')
    const blasted = after(down, { type: 'blast', by: 'Ana', launch: 0, under: [{ target: 'b' }] })
    expect(figureIn(ended(blasted), 'b').status).toBe('killed')
  })

  test('on the map a friend in the line blocks it, a wall beside the target is cover (SAND-HIT-6, SAND-HIT-3)', () => {
    const at = (id: string, x: number, y: number) => ({ id, at: { x, y } })
    const walls = [{ from: { x: 600, y: 620 }, to: { x: 800, y: 620 } }]
    const map = sandBattle({
      ana: [at('a', 500, 100), at('f', 500, 300), at('c', 700, 100)],
      ben: [at('b', 500, 650), at('d', 700, 650)],
      options: { field: { sizeMm: [1000, 3000], walls } },
      battle: { fired: [{ shooter: 'd', side: 'Ben', unit: 'ben', target: null, crew: [] }] },
    })
    const open = firing(map, [
      ['a', 'zap-rifle'],
      ['c', 'zap-rifle'],
    ])
    const shot = (shooter: string, target: string): Loose => ({
      type: 'shoot',
      by: 'Ana',
      shooter,
      weapon: 'zap-rifle',
      target,
    })
    expect(refusalOf(open, shot('a', 'b'))).toBe('no-line')
    const [fired] = eventsOf(open, shot('c', 'd'), [2, 2])
    expect(fired).toMatchObject({ roll: { parts: [{ source: 'behind a wall, rock or wreck', value: -1 }] } })
  })
})

test('two extra men aboard a tank block it next turn, one does not (SAND-AIR-5)', () => {
  const tank = { id: 't', type: 'tank', side: 'Ana' } as const
  const with2 = sandBattle({ ana: [{ id: 'a' }, { id: 'c' }], ben: [{ id: 'b' }], machines: [tank] })
  const aboard = (...figures: string[]) =>
    ended(after(after(after(with2, { type: 'evacuate', by: 'Ana', figures, to: 't' }), end('Ana')), end('Ben')))
  expect(refusalOf(aboard('a'), moveBy('t', flat(1)))).toBeNull()
  expect(refusalOf(aboard('a', 'c'), moveBy('t', flat(1)))).toBe('overcrowded')
})

test('grenades are four, and counted (SAND-GREN-1); a pad is empty after its missile (SAND-MSL-5)', () => {
  const battle = sandBattle({ ana: [{ id: 'a', grenades: 1 }], ben: [{ id: 'b' }] })
  const open = firing(battle, [['a', 'atomic-grenade']])
  const thrown = after(
    open,
    { type: 'shoot', by: 'Ana', shooter: 'a', weapon: 'atomic-grenade', target: 'b', distance: { r: 0.5 } },
    [3, 3],
  )
  expect(figureIn(thrown, 'a').grenades).toBe(0)
  const next: Battle = { ...ended(thrown), phase: 'list' }
  expect(figureIn(next, 'b').status).toBe('killed')
})

test('a correction says why, and changes what it names alone', () => {
  const battle = sandBattle({ ana: [{ id: 'a' }, { id: 'c' }] })
  const order: Loose = { type: 'correct', by: 'Ana', note: 'The cat', figures: [{ id: 'a', status: 'killed' }] }
  const corrected = after(battle, order)
  expect(corrected).toEqual({
    ...battle,
    figures: battle.figures.map((figure) => (figure.id === 'a' ? { ...figure, status: 'killed' } : figure)),
  })
  expect(refusalOf(battle, { ...order, figures: [{ id: 'zz' }] })).toBe('nothing-there')
})
