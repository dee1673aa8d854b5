import { describe, expect, test } from 'vitest'
import { firing } from '#tests/support/planetary-sand-commands.ts'
import { eventsOf, sandBattle } from '#tests/support/planetary-sand.ts'

// Each answer to these questions, where it changes what comes of an order.

describe('wildBazooka (SAND-MSL-4)', () => {
  test.each([
    [false, [1], 'on-target'],
    [true, [1], null],
  ] as const)('%s: a 1 is %s', (wildBazooka, faces, drift) => {
    const battle = sandBattle({
      ana: [{ id: 'a', weapon: 'space-bazooka' }],
      ben: [{ id: 'b' }],
      settings: { wildBazooka },
    })
    const open = firing(battle, [['a', 'space-bazooka']])
    const launch = {
      type: 'launch',
      by: 'Ana',
      shooter: 'a',
      weapon: 'space-bazooka',
      aim: { at: 'b' },
      distance: { r: 3 },
    } as const
    expect(eventsOf(open, launch, faces)).toMatchObject([{ type: 'launched', drift }])
  })
})

describe('cupDie (SAND-CUP-1)', () => {
  test.each([
    ['A', ['on-target', 'on-target', 'short', 'long', 'left', 'right']],
    ['B', ['left', 'right', 'short', 'long', 'on-target', 'on-target']],
  ] as const)('%s: 1 to 6 are %j', (cupDie, drifts) => {
    const battle = sandBattle({ ana: [{ id: 'a', weapon: 'mortar' }], ben: [{ id: 'b' }], settings: { cupDie } })
    const open = firing(battle, [['a', 'mortar']])
    const launch = {
      type: 'launch',
      by: 'Ana',
      shooter: 'a',
      weapon: 'mortar',
      aim: { at: 'b' },
      distance: { r: 3 },
    } as const
    const landed = [1, 2, 3, 4, 5, 6].flatMap((die) => eventsOf(open, launch, [die]))
    expect(landed.map((event) => event.type === 'launched' && event.drift)).toEqual(drifts)
  })
})
