import { describe, expect, test } from 'vitest'
import { end } from '#tests/support/planetary-sand-commands.ts'
import { after, eventsOf, type Loose, refusalOf, sandBattle } from '#tests/support/planetary-sand.ts'

// Each answer to these questions, where it changes what comes of an order.

describe('lengths (SAND-KIT-2, SAND-KIT-3, SAND-SET-1, SAND-TERR-3)', () => {
  test('unitMm: a foot of way is half of R where R is two feet', () => {
    const path = { stretches: [{ terrain: 'flat', length: { feet: 1 } }] }
    const battle = sandBattle({ ana: [{ id: 'a' }], settings: { unitMm: 609.6 } })
    expect(eventsOf(battle, { type: 'move', by: 'Ana', movers: ['a'], way: path })).toMatchObject([{ moved: 0.5 }])
  })

  test.each([
    [{ cupMm: 80 }, 'mortar', 41, false],
    [{ cupMm: 100 }, 'mortar', 41, true],
    [{ pailMm: 160 }, 'heavy-rocket', 81, false],
    [{ pailMm: 170 }, 'heavy-rocket', 81, true],
  ] as const)('%j: %s catches a man %i mm off: %s', (settings, weapon, y, isHit) => {
    const at = { x: 500, y: 500 }
    const pad = { id: 'pad', type: 'heavy-pad', side: 'Ana', weapon: 'heavy-rocket', at: { x: 500, y: 100 } } as const
    const battle = sandBattle({
      ana: [{ id: 'a', weapon: 'mortar', at: { x: 500, y: 100 } }],
      ben: [{ id: 'b', at: { ...at, y: at.y + y } }],
      machines: [{ ...pad, isLoaded: true }],
      options: { field: { sizeMm: [2000, 2000] } },
      settings,
    })
    const shooter = weapon === 'mortar' ? 'a' : 'pad'
    const entry = { shooter, weapon, crew: shooter === 'pad' ? ['a'] : [] }
    const listed = after({ ...battle, phase: 'list' }, { type: 'list-fire', by: 'Ana', entries: [entry] })
    const open = after(after(listed, end('Ana')), end('Ben'))
    const events = eventsOf(open, { type: 'launch', by: 'Ana', shooter, weapon, aim: at }, [1])
    expect(events).toMatchObject([{ hits: isHit ? [{ target: 'b', outcome: 'killed' }] : [] }])
  })

  test('zones: a deeper zone takes a figure that a third does not', () => {
    const deploy: Loose = { type: 'deploy', by: 'Ana', things: [{ id: 'a', at: { x: 10, y: 700 } }] }
    const battle = (zones: [number, number]) =>
      sandBattle({
        ana: [{ id: 'a' }],
        options: { field: { sizeMm: [1000, 2000] } },
        settings: { zones },
        battle: { phase: 'deploy' },
      })
    expect([refusalOf(battle([1 / 3, 1 / 3]), deploy), refusalOf(battle([0.4, 0.4]), deploy)]).toEqual([
      'wrong-zone',
      null,
    ])
  })

  test.each([
    [1 / 3, 0.333],
    [0.5, 0.5],
  ])('cliffRate %d: a climber makes R%d', (cliffRate, moved) => {
    const battle = sandBattle({ ana: [{ id: 'a', gear: 'climber' }], settings: { cliffRate } })
    const path = { stretches: [{ terrain: 'cliff', length: { r: 2 } }] }
    expect(eventsOf(battle, { type: 'move', by: 'Ana', movers: ['a'], way: path })).toMatchObject([{ moved }])
  })
})
