import { describe, expect, test } from 'vitest'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { end, flat } from '#tests/support/planetary-sand-commands.ts'
import { after, eventsOf, figureIn, type Loose, refusalOf, sandBattle } from '#tests/support/planetary-sand.ts'
import { listPendingItems } from '../choices/pending.ts'
import { formatEvent as wordsOf } from '../report/format-event.ts'

const statusOf = (battle: Battle, id: string) => figureIn(battle, id).status

const captives = { id: 'p', captor: 'Ana', men: ['b'], guards: ['a'], isDisarmed: false }
const held = sandBattle({
  ana: [{ id: 'a' }, { id: 'x' }],
  ben: [{ id: 'b', status: 'prisoner', zone: null }, { id: 'c' }],
  battle: { captives: [captives] },
})

/** Ana holds b and c, Ben holds x, who was disarmed. */
const both = sandBattle({
  ana: [{ id: 'a' }, { id: 'x', status: 'disarmed', isArmed: false, zone: 'Ben' }],
  ben: [{ id: 'b', status: 'prisoner' }, { id: 'c', status: 'prisoner' }, { id: 'd' }],
  battle: {
    captives: [
      { ...captives, men: ['b', 'c'] },
      { id: 'q', captor: 'Ben', men: ['x'], guards: ['d'], isDisarmed: true },
    ],
  },
})

describe('on the march', () => {
  const march: Loose = { type: 'move', by: 'Ana', movers: ['a', 'b'], way: flat(1), ends: { zone: 'Ana' } }

  test('a guard takes them home, where they are disarmed (SAND-PRIS-1, SAND-PRIS-3)', () => {
    const home = after(after(held, march), end('Ana'))
    expect(figureIn(home, 'b')).toMatchObject({ status: 'disarmed', isArmed: false })
    expect(refusalOf(held, { ...march, movers: ['b'] })).toBe('no-guard')
  })

  test('with the guard gone they get away, and fight again at home (SAND-PRIS-2)', () => {
    const free = after(held, { type: 'guard', by: 'Ana', captives: 'p', guards: [] })
    expect(statusOf(free, 'b')).toBe('returning')
    const back: Loose = { type: 'move', by: 'Ben', movers: ['b'], way: flat(1), ends: { zone: 'Ben' } }
    const home = after(after(after(free, end('Ana')), back), end('Ben'))
    expect(statusOf(home, 'b')).toBe('able')
  })

  test('a guard who is killed, or aboard something, holds nobody: the strip says so at once (SAND-PRIS-2)', () => {
    const [carrier] = sandBattle({ machines: [{ id: 't', type: 'tank', side: 'Ana' }] }).machines
    const lost = (change: object): Battle => ({
      ...held,
      machines: carrier ? [carrier] : [],
      figures: held.figures.map((figure) => (figure.id === 'a' ? { ...figure, ...change } : figure)),
    })
    for (const change of [{ status: 'killed' }, { inside: 't' }]) {
      const [due] = listPendingItems(lost(change)).filter(({ rule }) => rule === 'SAND-PRIS-1')
      expect(due).toMatchObject({ text: 'Ana has 1 prisoner to bring home: 0 guards of 1.', isUrgent: true })
      expect(statusOf(after(lost(change), end('Ana')), 'b')).toBe('returning')
    }
  })

  test('whoever got away does nothing on the way home but go (SAND-PRIS-2)', () => {
    const free = after(held, { type: 'guard', by: 'Ana', captives: 'p', guards: [] })
    const battle: Battle = {
      ...after(free, end('Ana')),
      met: [{ units: ['ana', 'ben'], step: 0, hasFired: true }],
    }
    const orders: Loose[] = [
      { type: 'close', by: 'Ben', figures: ['b'], unit: 'ana', distance: { r: 1 } },
      { type: 'carry', by: 'Ben', carriers: ['b'], load: { wreck: 'c' }, way: flat(0.2) },
    ]
    expect(orders.map((order) => refusalOf(battle, order))).toEqual(['going-home', 'going-home'])
  })
})

test('who died on the march stays dead when the others are disarmed (SAND-PRIS-3)', () => {
  const men = [
    { id: 'b', status: 'prisoner', zone: 'Ana' },
    { id: 'c', status: 'killed' },
  ] as const
  const battle = sandBattle({
    ana: [{ id: 'a' }],
    ben: [...men, { id: 'd' }],
    battle: { captives: [{ ...captives, men: ['b', 'c'] }] },
  })
  const home = after(battle, end('Ana'))
  expect([statusOf(home, 'b'), statusOf(home, 'c')]).toEqual(['disarmed', 'killed'])
})

test('one man named twice is one guard (SAND-PRIS-1)', () => {
  const twice = ['a', 'a']
  expect(refusalOf(held, { type: 'guard', by: 'Ana', captives: 'p', guards: twice })).toBe('twice')
  const measured = { id: 'c', status: 'disarmed', guards: ['x', 'x'] }
  const { captives: groups } = after(held, { type: 'correct', by: 'Ana', note: 'So it is.', figures: [measured] })
  expect(groups[1]?.guards).toEqual(['x'])
})

describe('an exchange', () => {
  const swap: Loose = { type: 'exchange', by: 'Ana', gives: ['b'], takes: ['x'] }

  test('lets both go home together; who was disarmed has no weapon until then (SAND-PRIS-2, SAND-PRIS-3)', () => {
    const free = after(both, swap)
    expect(figureIn(free, 'b')).toMatchObject({ status: 'returning', isArmed: true })
    expect(figureIn(free, 'x')).toMatchObject({ status: 'returning', isArmed: false })
    expect(free.captives).toEqual([{ ...captives, men: ['c'] }])
    expect(eventsOf(both, swap).map(wordsOf)).toEqual(['Prisoners are exchanged: b and x go home'])
  })

  test('names prisoners of each side, each once', () => {
    expect(refusalOf(both, { ...swap, gives: ['d'] })).toBe('no-prisoner')
    expect(refusalOf(both, { ...swap, takes: ['b'] })).toBe('no-prisoner')
    expect(refusalOf(both, { ...swap, gives: ['b', 'b'] })).toBe('twice')
    expect(refusalOf({ ...both, phase: 'list' }, swap)).toBe('wrong-phase')
  })
})

describe('said by the table', () => {
  const correct = (...figures: object[]): Loose => ({ type: 'correct', by: 'Ana', note: 'So it is.', figures })

  test('a man is a prisoner of his guard, or disarmed (SAND-PRIS-1, SAND-PRIS-3)', () => {
    const more = after(held, correct({ id: 'c', status: 'prisoner', guards: ['a'] }))
    expect(more.captives).toEqual([{ ...captives, men: ['b', 'c'] }])
    const otherBattle = after(held, correct({ id: 'c', status: 'disarmed', guards: ['x'] }))
    expect(figureIn(otherBattle, 'c')).toMatchObject({ status: 'disarmed', isArmed: false })
    expect(otherBattle.captives).toEqual([
      captives,
      { id: 'prisoners-1-1-c', captor: 'Ana', men: ['c'], guards: ['x'], isDisarmed: true },
    ])
    const disarmed = after(held, correct({ id: 'b', status: 'disarmed' }))
    expect(disarmed.captives).toMatchObject([{ men: ['b'], guards: ['a'], isDisarmed: true }])
    const all = after(both, correct({ id: 'b', status: 'disarmed' }, { id: 'c', status: 'disarmed' }))
    expect(all.captives).toMatchObject([{ men: ['x'] }, { men: ['b', 'c'], guards: ['a'], isDisarmed: true }])
    expect(refusalOf(both, correct({ id: 'b', status: 'disarmed' }))).toBe('guards-others')
  })

  test('a man who got away is on his way home, and who is able again has his weapon (SAND-PRIS-2)', () => {
    const away = after(both, correct({ id: 'x', status: 'returning' }))
    expect(figureIn(away, 'x')).toMatchObject({ status: 'returning', isArmed: false })
    expect(away.captives).toEqual([both.captives[0]])
    expect(figureIn(after(both, correct({ id: 'x', status: 'able' })), 'x')).toMatchObject({ isArmed: true })
  })

  test('on the map he stands within R1/3 of his guard (SAND-PRIS-1)', () => {
    const battle = sandBattle({
      ana: [{ id: 'a', at: { x: 500, y: 1000 } }],
      ben: [
        { id: 'b', at: { x: 900, y: 1000 } },
        { id: 'c', at: { x: 900, y: 900 } },
      ],
      battle: { fieldMm: [2000, 2000] },
    })
    const measured = { id: 'b', status: 'prisoner', guards: ['a'] }
    expect(refusalOf(battle, correct(measured))).toBe('too-far')
    const put = after(battle, correct({ ...measured, at: { x: 520, y: 1000 } }))
    expect(statusOf(after(put, end('Ana')), 'b')).toBe('prisoner')
  })

  test('no robot is a prisoner, nobody without a guard, and no guard has two groups (SAND-HTH-4, SAND-PRIS-1)', () => {
    const robots = { ...held, figures: held.figures.map((figure) => ({ ...figure, kind: 'robot-infantry' as const })) }
    const measured = { id: 'c', status: 'prisoner', guards: ['a'] }
    expect(refusalOf(robots, correct(measured))).toBe('robot')
    expect(refusalOf(held, correct({ ...measured, guards: undefined }))).toBe('no-guard')
    expect(refusalOf(held, correct({ ...measured, guards: ['b'] }))).toBe('not-able')
    expect(refusalOf(held, correct({ ...measured, status: 'disarmed' }))).toBe('guards-others')
    expect(refusalOf(held, correct({ id: 'c', status: 'able', guards: ['a'] }))).toBe('no-prisoner')
  })
})
