import { expect, test } from 'vitest'
import { list } from '#tests/support/planetary-sand-commands.ts'
import { after, eventsOf, sandBattle } from '#tests/support/planetary-sand.ts'
import { PLANETARY_SAND } from './game.ts'

test('firing lists are secret until both are closed (SAND-HIT-4)', () => {
  const battle = after(sandBattle({ ana: [{ id: 'a' }], battle: { phase: 'list' } }), list('Ana', ['a', 'zap-rifle']))
  expect(PLANETARY_SAND.viewFor(battle, 'Ben').lists).toEqual({})
  expect(PLANETARY_SAND.viewFor(battle, 'Ana').lists).toMatchObject({ Ana: [{ shooter: 'a' }] })
  const [listed] = eventsOf(
    sandBattle({ ana: [{ id: 'a' }], battle: { phase: 'list' } }),
    list('Ana', ['a', 'zap-rifle']),
  )
  expect(listed && PLANETARY_SAND.eventFor(listed, 'Ben')).toMatchObject({ entries: null })
})

test('a field that is not named as open stays in main, in every phase', () => {
  for (const phase of ['move-first', 'list', 'fire'] as const) {
    const battle = { ...sandBattle({ ana: [{ id: 'a' }], battle: { phase } }), plans: 'secret' }
    const { plans: _, ...known } = battle
    expect(PLANETARY_SAND.viewFor(battle, 'Ana')).toEqual(known)
  }
})
