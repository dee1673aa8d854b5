import { describe, expect, test } from 'vitest'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { SandSettings } from '#shared/games/planetary-sand/tables/settings.ts'
import { ended, move } from '#tests/support/planetary-sand-commands.ts'
import { refusalOf, sandBattle } from '#tests/support/planetary-sand.ts'

// Each answer to these questions, where it changes what comes of an order.

/** Five men of Ana's against four of Ben's, in contact. */
const contact = (settings: Partial<SandSettings>) =>
  sandBattle({
    ana: ['a1', 'a2', 'a3', 'a4', 'a5'].map((id) => ({ id })),
    ben: ['b1', 'b2', 'b3', 'b4'].map((id) => ({ id })),
    settings,
    battle: {
      phase: 'list',
      melees: [
        {
          id: 'm',
          men: [
            ['a1', 'a2', 'a3', 'a4', 'a5'],
            ['b1', 'b2', 'b3', 'b4'],
          ],
        },
      ],
    },
  })
const statuses = ({ figures }: Battle) =>
  figures
    .map(({ status, isLocked }) => (isLocked ? 'locked' : status))
    .reduce<Record<string, number>>((counts, status) => ({ ...counts, [status]: (counts[status] ?? 0) + 1 }), {})

describe('melee (SAND-HTH-2)', () => {
  test.each([
    ['at-once', { killed: 6, able: 2, prisoner: 1 }],
    ['one-pair-per-turn', { killed: 2, able: 7 }],
  ] as const)('%s: five against four after a turn: %j', (melee, counts) => {
    expect(statuses(ended(contact({ melee })))).toEqual(counts)
  })

  test('one-pair-per-turn: it goes on until it is decided', () => {
    let battle = contact({ melee: 'one-pair-per-turn' })
    for (const _ of [1, 2, 3]) battle = { ...ended(battle), phase: 'list' }
    expect(statuses(battle)).toEqual({ killed: 6, able: 2, prisoner: 1 })
  })
})

describe('cancelled (SAND-HTH-2)', () => {
  test.each([
    ['killed', { killed: 6, able: 2, prisoner: 1 }],
    ['locked', { able: 5, prisoner: 4 }],
  ] as const)('%s: five against four: %j', (cancelled, counts) => {
    expect(statuses(ended(contact({ cancelled })))).toEqual(counts)
  })

  test('locked: as many as there are hold each other fast', () => {
    const even = {
      ...contact({ cancelled: 'locked' }),
      melees: [
        {
          id: 'm',
          men: [
            ['a1', 'a2'],
            ['b1', 'b2'],
          ],
        },
      ],
    } as Battle
    const held = ended(even)
    expect(statuses(held)).toEqual({ able: 5, locked: 4 })
    expect(refusalOf(held, move('Ana', 'a1'))).toBe('in-melee')
  })
})
