import { expect, test } from 'vitest'
import { battleOf, shipAt } from '#tests/support/space-planes.ts'
import { buildPublicBattleView } from './view.ts'

test('a field that is not named as open stays in main', () => {
  const battle = { ...battleOf([shipAt({ id: 'a' })]), plans: 'secret' }
  const view = buildPublicBattleView(battle)
  expect(view).not.toHaveProperty('plans')
  expect(view).not.toHaveProperty('deck')
  expect(view).toMatchObject({ cardsLeft: battle.deck.length, ships: battle.ships, phase: 'flying' })
})

test('by mail nobody sees a link of a chain (SP-MAIL-2)', () => {
  const mail = { links: { Ana: 'a'.repeat(64) }, aimed: null, secret: 'b'.repeat(64) }
  const view = buildPublicBattleView({ ...battleOf([]), mail })
  expect(view.mail).toEqual({ joined: ['Ana'], aimed: null })
})
