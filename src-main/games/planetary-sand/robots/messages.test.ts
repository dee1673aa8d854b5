import { expect, test } from 'vitest'
import { end } from '#tests/support/planetary-sand-commands.ts'
import { after, figureIn, refusalOf, sandBattle } from '#tests/support/planetary-sand.ts'

const measured = { type: 'order', by: 'Ana', robots: ['r'], via: 'e', order: { kind: 'go-to', target: 'x' } } as const

/** A specialist, an electronic robot and a robot of infantry in a line, so far apart, and the enemy far away. */
const apart = (messengerX: number, robotX: number) =>
  sandBattle({
    ana: [
      { id: 's', isSpecialist: true, at: { x: 100, y: 100 } },
      { id: 'e', kind: 'robot-electronic', at: { x: messengerX, y: 100 } },
      { id: 'r', kind: 'robot-infantry', at: { x: robotX, y: 100 } },
    ],
    ben: [{ id: 'b', at: { x: 2900, y: 2900 } }],
    battle: { fieldMm: [3000, 3000] },
  })

test('an electronic robot brings the message of a specialist beside whom it ended a turn, once (SAND-ROBO-7)', () => {
  expect(refusalOf(apart(500, 520), measured)).toBe('no-specialist')
  const begun = [end('Ana'), end('Ben'), end('Ana'), end('Ben')].reduce((b, o) => after(b, o), apart(120, 320))
  expect(figureIn(begun, 'e').hasMessage).toBe(true)
  const path = { path: [{ x: 300, y: 100, terrain: 'flat' }] }
  const gone = after(begun, { type: 'move', by: 'Ana', movers: ['e'], way: path, ends: {} })
  const ordered = after(gone, measured)
  expect(figureIn(ordered, 'r').order).toMatchObject({ kind: 'go-to', target: 'x', from: 3 })
  expect(refusalOf(ordered, measured)).toBe('no-specialist')
})

test('a robot made of wrecks joins the unit of its team, so that an attack on its old unit is fulfilled (SAND-FIX-4, SAND-ROBO-3)', () => {
  const wreck = { kind: 'robot-infantry', status: 'damaged', zone: 'Ana', unit: 'iron' } as const
  let battle = sandBattle({
    ana: [
      { id: 'e', kind: 'robot-engineer' },
      { id: 'l', kind: 'robot-electronic' },
      { id: 'r', kind: 'robot-infantry', order: { kind: 'attack', target: 'iron', from: 1 } },
    ],
    ben: [{ id: 'b' }, { id: 'x', ...wreck }, { id: 'y', ...wreck }],
  })
  for (const _ of [1, 2]) {
    const worked = after(battle, { type: 'salvage', by: 'Ana', team: ['e', 'l'], keep: 'x', scrap: 'y' })
    battle = [end('Ana'), end('Ben'), end('Ana'), end('Ben')].reduce((b, o) => after(b, o), worked)
  }
  expect(figureIn(battle, 'x')).toMatchObject({ side: 'Ana', unit: 'ana', status: 'able' })
  expect(figureIn(battle, 'r').isMarching).toBe(true)
})
