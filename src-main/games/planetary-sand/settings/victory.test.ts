import { describe, expect, test } from 'vitest'
import { ended, move } from '#tests/support/planetary-sand-commands.ts'
import { eventsOf, refusalOf, sandBattle } from '#tests/support/planetary-sand.ts'

// Each answer to these questions, where it changes what comes of an order.

describe('outOfCommand (SAND-ROBO-9)', () => {
  test.each([
    ['halt', 'halted', null],
    ['march-on', 'marching', 'left-table'],
  ] as const)('%s: a robot beyond R6 is %s', (outOfCommand, code, happens) => {
    const robot = { id: 'r', kind: 'robot-infantry', isOutOfCommand: true } as const
    const battle = sandBattle({ ana: [robot, { id: 'a' }], ben: [{ id: 'b' }], settings: { outOfCommand } })
    expect(refusalOf(battle, move('Ana', 'r'))).toBe(code)
    const off = move('Ana', 'r', { isOff: true })
    expect(happens === null ? refusalOf(battle, off) : eventsOf(battle, off)[0]?.type).toBe(happens ?? 'halted')
  })
})

describe('breakPoint (SAND-VIC-1)', () => {
  test.each([
    ['none', null],
    ['50%', 'Ana'],
  ] as const)('%s: with half of Ben gone %s has won', (breakPoint, winner) => {
    const battle = sandBattle({
      ana: [{ id: 'a' }],
      ben: [{ id: 'b' }, { id: 'c', status: 'killed' }],
      settings: { breakPoint },
      battle: { phase: 'list' },
    })
    expect(ended(battle).end?.winner ?? null).toBe(winner)
  })
})

test.each([
  [{ hasCrew: true, isWreck: false }, null],
  [{ hasCrew: true, isWreck: true }, 'Ana'],
  [{ hasCrew: false, isWreck: false }, 'Ana'],
])('a side without an able figure stands while a tank of it has its crew: %o (SAND-VIC-1)', (tank, winner) => {
  const battle = sandBattle({
    ana: [{ id: 'a' }],
    ben: [{ id: 'b', status: 'killed' }],
    machines: [{ id: 't', type: 'tank', side: 'Ben', ...tank }],
    battle: { phase: 'list' },
  })
  expect(ended(battle).end?.winner ?? null).toBe(winner)
})

describe('middleHold (SAND-VIC-3)', () => {
  const objectives = [{ id: 'x', home: 'Ana' }, { id: 'y', home: 'Ben' }, { id: 'n' }]
  test.each([
    ['at-end', 0, 'Ana'],
    ['six-turns', 0, null],
    ['six-turns', 5, 'Ana'],
  ] as const)('%s: with the middle held for %i turns before the last one %s wins', (middleHold, middle, winner) => {
    const battle = sandBattle({
      ana: [
        { id: 'a', near: 'y' },
        { id: 'c', near: 'n' },
      ],
      ben: [{ id: 'b' }],
      options: { scenario: 'objective', field: { objectives } },
      settings: { middleHold },
      battle: { phase: 'list', holds: { Ana: { goal: 5, middle }, Ben: { goal: 0, middle: 0 } } },
    })
    expect(ended(battle).end?.winner ?? null).toBe(winner)
  })
})

describe('turnLimit (SAND-TURN-4)', () => {
  test.each([
    [null, 'basic', undefined],
    [1, 'basic', null],
    [1, 'defensive', 'Ben'],
  ] as const)('%s turns, %s: the winner is %s', (turnLimit, scenario, winner) => {
    const options = { scenario, attacker: 'Ana', field: { objectives: [{ id: 'x', home: 'Ben' }] } }
    const battle = sandBattle({
      ana: [{ id: 'a' }],
      ben: [{ id: 'b' }],
      options,
      settings: { turnLimit },
      battle: { phase: 'list' },
    })
    expect(ended(battle).end?.winner).toBe(winner)
  })
})
