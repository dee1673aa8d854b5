import { describe, expect, test } from 'vitest'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { end } from '#tests/support/planetary-sand-commands.ts'
import { after, figureIn, type Loose, refusalOf, sandBattle } from '#tests/support/planetary-sand.ts'
import { listPendingItems } from '../choices/pending.ts'

const turnOver = (battle: Battle) =>
  [end('Ana'), end('Ben'), end('Ana'), end('Ben')].reduce((before, order) => after(before, order), battle)
const wreck = { kind: 'robot-electronic', status: 'damaged', zone: 'Ana' } as const

describe('work whose cause is gone before the turn ends', () => {
  test('a spare that is carried off loads one pad, not two (SAND-MSL-5)', () => {
    const pads = sandBattle({
      ana: [{ id: 'a' }, { id: 'x' }],
      ben: [{ id: 'b' }],
      machines: [
        { id: 'pad', type: 'light-pad', side: 'Ana', weapon: 'light-missile', isLoaded: false, spares: 1 },
        { id: 'other', type: 'light-pad', side: 'Ana', weapon: 'light-missile', spares: 0 },
      ],
    })
    const working = after(pads, { type: 'reload', by: 'Ana', machine: 'pad', hands: ['a'] })
    expect(turnOver(working).machines[0]).toMatchObject({ isLoaded: true, spares: 0 })
    const path = { stretches: [{ terrain: 'flat', length: { r: 0.1 } }] }
    const load = { spareFrom: 'pad', to: 'other' }
    const over = turnOver(after(working, { type: 'carry', by: 'Ana', carriers: ['x'], load, way: path }))
    expect(over.machines.map(({ isLoaded, spares }) => [isLoaded, spares])).toEqual([
      [false, 0],
      [true, 1],
    ])
  })

  test('a room that is breached while its air is restored stays without (SAND-FIX-3, SAND-AIR-6)', () => {
    const room = sandBattle({
      ana: [{ id: 'e', kind: 'robot-electronic', inside: 'hall' }],
      ben: [{ id: 'b', hasSuit: true }],
      rooms: [{ id: 'hall', hasAir: false }],
      openings: [{ id: 'w', part: 'wall', rooms: ['hall', null] }],
      options: { air: 'SA' },
    })
    const working = after(room, { type: 'repair', by: 'Ana', robots: ['e'], subject: 'hall' })
    expect(turnOver(working).rooms[0]?.hasAir).toBe(true)
    const breached = { ...working, openings: working.openings.map((item) => ({ ...item, state: 'breached' as const })) }
    expect(turnOver(breached)).toMatchObject({ rooms: [{ hasAir: false }], works: [] })
  })
})

describe('salvage (SAND-FIX-4)', () => {
  const team = sandBattle({
    ana: [
      { id: 'e', kind: 'robot-engineer', at: { x: 100, y: 100 } },
      { id: 'l', kind: 'robot-electronic', at: { x: 110, y: 100 } },
      { id: 'w', ...wreck, at: { x: 105, y: 110 } },
      { id: 's', isSpecialist: true, at: { x: 300, y: 100 } },
    ],
    ben: [{ id: 'b' }, { id: 'x', ...wreck, hasMessage: true, at: { x: 105, y: 100 } }],
    battle: { fieldMm: [3000, 3000] },
  })
  const order: Loose = { type: 'salvage', by: 'Ana', team: ['e', 'l'], keep: 'x', scrap: 'w' }

  test('is done beside the wreck, and not to one that is gone', () => {
    const away = team.figures.map((figure) => (figure.id === 'e' ? { ...figure, at: { x: 100, y: 900 } } : figure))
    expect(refusalOf({ ...team, figures: away }, order)).toBe('too-far')
    const once = turnOver(after(team, order))
    expect(once.works).toMatchObject([{ done: 1 }])
    expect(listPendingItems(once).map(({ text }) => text)).toContain(
      'Making a robot of x: 1 of 2, waits for somebody to go on.',
    )
    const gone = once.figures.map((figure) => (figure.id === 'w' ? { ...figure, zone: null } : figure))
    expect(turnOver({ ...once, figures: gone }).works).toEqual([])
  })

  test('makes a robot of the enemy’s wreck, whose message of before is nothing to us (SAND-ROBO-7)', () => {
    const made = turnOver(after(turnOver(after(team, order)), order))
    expect(figureIn(made, 'x')).toMatchObject({ side: 'Ana', origin: 'Ben', status: 'able', unit: 'ana' })
    expect(figureIn(made, 'x').hasMessage).toBe(false)
  })
})
