import { describe, expect, test } from 'vitest'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { flat, moveBy } from '#tests/support/planetary-sand-commands.ts'
import { after, eventsOf, figureIn, type Loose, refusalOf, sandBattle } from '#tests/support/planetary-sand.ts'

// What orders come to, rule by rule, where the worked examples do not reach.

describe('on the way', () => {
  test('a mover stops at exactly R1 of an enemy that it meets (SAND-MOVE-3)', () => {
    const map = sandBattle({
      ana: [{ id: 'a', at: { x: 500, y: 100 } }],
      ben: [{ id: 'b', at: { x: 500, y: 505 } }],
      options: { field: { sizeMm: [1000, 3000] } },
    })
    const there = after(map, moveBy('a', { path: [{ x: 500, y: 400 }] }))
    expect(figureIn(there, 'a').at?.y).toBeCloseTo(200, 2)
    expect(there.met).toMatchObject([{ units: ['ana', 'ben'] }])
  })

  test('a river takes three turns: to the bank, through it, and on (SAND-TERR-5)', () => {
    const path = {
      stretches: [
        { terrain: 'flat', length: { r: 0.2 } },
        { terrain: 'ford', length: { r: 0.5 } },
        { terrain: 'flat', length: { r: 1 } },
      ],
    }
    const first = after(sandBattle({ ana: [{ id: 'a' }], ben: [{ id: 'b' }] }), moveBy('a', path))
    expect(figureIn(first, 'a').river).toBe('bank')
    const again = (battle: Battle): Battle => ({ ...battle, turn: battle.turn + 1 })
    const [wade] = eventsOf(again(first), moveBy('a', { stretches: path.stretches.slice(1) }))
    expect(wade).toMatchObject({ moved: 0.5, stopped: 'far-bank' })
    const third = again(after(again(first), moveBy('a', { stretches: path.stretches.slice(1) })))
    expect(eventsOf(third, moveBy('a', flat(1)))).toMatchObject([{ moved: 1, stopped: null }])
  })

  test.each([
    ['none', 'impassable', 0],
    ['rocket-pack', null, 0.5],
  ] as const)('a cliff with %s: stopped by %s at R%d (SAND-TERR-3)', (gear, stopped, moved) => {
    expect(eventsOf(sandBattle({ ana: [{ id: 'a', gear }] }), moveBy('a', flat(0.5, 'cliff')))).toMatchObject([
      { moved, stopped },
    ])
  })

  test('a carrier that swims crosses a lake at R1 a turn (SAND-TERR-7)', () => {
    const carrier = { id: 'c', type: 'personnel-carrier', side: 'Ana', swims: true } as const
    expect(eventsOf(sandBattle({ machines: [carrier] }), moveBy('c', flat(2, 'lake')))).toMatchObject([{ moved: 1 }])
  })

  test('a gun needs three men on Earth and two on the moon; a labourer counts two (SAND-MOVE-2)', () => {
    const gun = { id: 'g', type: 'gun', side: 'Ana' } as const
    const people = [{ id: 'a' }, { id: 'c' }, { id: 'r', kind: 'robot-labourer' as const }]
    const push = (pushers: string[]): Loose => ({ type: 'push', by: 'Ana', gun: 'g', pushers, way: flat(0.5) })
    const earth = sandBattle({ ana: people, machines: [gun] })
    expect([refusalOf(earth, push(['a', 'c'])), refusalOf(earth, push(['a', 'r']))]).toEqual(['too-few', null])
    expect(refusalOf({ ...earth, gravity: 'LG' }, push(['a', 'c']))).toBeNull()
  })
})
