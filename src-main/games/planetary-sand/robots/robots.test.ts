import { describe, expect, test } from 'vitest'
import { end, ended, firing, moveBy } from '#tests/support/planetary-sand-commands.ts'
import { after, figureIn, type Loose, refusalOf, sandBattle } from '#tests/support/planetary-sand.ts'

// What orders come to, rule by rule, where the worked examples do not reach.

describe('robots', () => {
  const wreck = { kind: 'robot-infantry', status: 'damaged' } as const
  test('an engineer mends a wall of 3 in three turns (SAND-FIX-1)', () => {
    let battle = sandBattle({
      ana: [{ id: 'e', kind: 'robot-engineer' }],
      ben: [{ id: 'b' }],
      rooms: [{ id: 'hall' }],
      openings: [{ id: 'w', part: 'wall', rooms: ['hall', null], state: 'breached' }],
    })
    const states = [1, 2, 3].map(() => {
      const worked = after(battle, { type: 'repair', by: 'Ana', robots: ['e'], subject: 'w' })
      battle = ended(after(after(worked, end('Ana')), end('Ben')))
      return battle.openings[0]?.state
    })
    expect(states).toEqual(['breached', 'breached', 'whole'])
  })

  test('a team makes one robot of two wrecks in two turns, the enemy’s too (SAND-FIX-4)', () => {
    let battle = sandBattle({
      ana: [
        { id: 'e', kind: 'robot-engineer' },
        { id: 'l', kind: 'robot-electronic' },
        { id: 'w', ...wreck },
      ],
      ben: [{ id: 'b' }, { id: 'x', ...wreck, zone: 'Ana' }],
    })
    for (const _ of [1, 2]) {
      const worked = after(battle, { type: 'salvage', by: 'Ana', team: ['e', 'l'], keep: 'x', scrap: 'w' })
      battle = ended(after(after(worked, end('Ana')), end('Ben')))
    }
    expect([figureIn(battle, 'x'), figureIn(battle, 'w')]).toMatchObject([
      { status: 'able', side: 'Ana' },
      { status: 'scrap' },
    ])
  })

  test('a heavy pad takes two men two turns running, else it begins again (SAND-RELOAD-2)', () => {
    let battle = sandBattle({
      ana: [{ id: 'a' }, { id: 'c' }],
      ben: [{ id: 'b' }],
      machines: [{ id: 'p', type: 'heavy-pad', side: 'Ana', isLoaded: false, spares: 1 }],
    })
    const turn = (order: Loose | null) => {
      const worked = order ? after(battle, order) : battle
      battle = ended(after(after(worked, end('Ana')), end('Ben')))
      return battle.machines[0]?.isLoaded
    }
    const reload: Loose = { type: 'reload', by: 'Ana', machine: 'p', hands: ['a', 'c'] }
    expect([turn(reload), turn(null), turn(reload), turn(reload)]).toEqual([false, false, false, true])
    expect(battle.machines[0]?.spares).toBe(0)
  })

  test('an attack that is fulfilled marches on, off the table (SAND-ROBO-3)', () => {
    const order = { kind: 'attack', target: 'gone', from: 1 } as const
    const robot = { id: 'r', kind: 'robot-infantry', order, at: { x: 500, y: 2900 }, heading: 0 } as const
    const map = sandBattle({
      ana: [robot, { id: 's', isSpecialist: true, at: { x: 500, y: 2700 } }],
      ben: [{ id: 'b', at: { x: 10, y: 2990 } }],
      options: { field: { sizeMm: [1000, 3000] } },
    })
    const fulfilled = ended(after(after(map, end('Ana')), end('Ben')))
    expect(figureIn(fulfilled, 'r').isMarching).toBe(true)
    expect(figureIn(after(fulfilled, end('Ana')), 'r').status).toBe('lost')
  })

  test('beyond R6 on the map a robot stands still, and fires at whoever fired at it (SAND-ROBO-9)', () => {
    const map = sandBattle({
      ana: [
        { id: 'r', kind: 'robot-infantry', at: { x: 500, y: 2900 } },
        { id: 's', isSpecialist: true, at: { x: 500, y: 100 } },
      ],
      ben: [{ id: 'b', at: { x: 900, y: 2900 } }],
      options: { field: { sizeMm: [1000, 3000] } },
    })
    const next = ended(after(after(map, end('Ana')), end('Ben')))
    expect(refusalOf(next, moveBy('r', { path: [{ x: 500, y: 2850 }] }))).toBe('halted')
    const shot: Loose = { type: 'shoot', by: 'Ana', shooter: 'r', weapon: 'zap-rifle', target: 'b' }
    const open = firing(next, [['r', 'zap-rifle']])
    expect(refusalOf(open, shot)).toBe('ordered-otherwise')
    const attacked = { ...open, fired: [{ shooter: 'b', side: 'Ben', unit: 'ben', target: 'r', crew: [] }] }
    expect(refusalOf(attacked, shot)).toBeNull()
  })
})
