import { expect, test } from 'vitest'
import { firing } from '#tests/support/planetary-sand-commands.ts'
import { after, eventsOf, figureIn, sandBattle } from '#tests/support/planetary-sand.ts'

test('shots that were fired fall before a side gives up (SAND-TURN-3)', () => {
  const listed = firing(sandBattle({ ana: [{ id: 'a' }], ben: [{ id: 'b' }] }), [['a', 'zap-rifle']])
  const distance = { cord: 3, third: 1 }
  const shot = { type: 'shoot', by: 'Ana', shooter: 'a', weapon: 'zap-rifle', target: 'b', distance } as const
  const over = after(after(listed, shot, [6, 6]), { type: 'surrender', by: 'Ben' })
  expect(figureIn(over, 'b').status).toBe('killed')
  expect(over).toMatchObject({ phase: 'over', shots: [], end: { winner: 'Ana', why: 'surrender' } })
})

test('whoever gives up lets go whom he holds (SAND-PRIS-2)', () => {
  const held = sandBattle({
    ana: [{ id: 'a' }],
    ben: [{ id: 'b', status: 'disarmed' }, { id: 'c', status: 'killed' }, { id: 'd' }],
    battle: { captives: [{ id: 'p', captor: 'Ana', men: ['b', 'c'], guards: ['a'], isDisarmed: true }] },
  })
  const eventTypes = eventsOf(held, { type: 'surrender', by: 'Ana' }).map(({ type }) => type)
  expect(eventTypes).toEqual(['surrendered', 'escaped', 'won'])
  const over = after(held, { type: 'surrender', by: 'Ana' })
  expect([figureIn(over, 'b').status, figureIn(over, 'c').status]).toEqual(['returning', 'killed'])
  expect(eventsOf(held, { type: 'surrender', by: 'Ben' }).map(({ type }) => type)).toEqual(['surrendered', 'won'])
})
