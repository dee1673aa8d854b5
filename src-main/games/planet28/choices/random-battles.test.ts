import { expect, test } from 'vitest'
import { createSeededDice } from '#main/games/kit/dice.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { someBattle } from '#tests/support/planet28-battles.ts'
import { playByProtocol } from '#tests/support/playable-properties.ts'
import { viewFor } from '../battle/view.ts'
import { PLANET28_BATTLE } from '../game.ts'
import { PLANET28_PLAYABLE } from './playable.ts'

/** While a declared fight waits, only the side of its target is asked, and only for its answer (P28-META-10). */
function expectOnlyAnswers(battle: Battle): void {
  const [due] = battle.due
  if (due?.ask !== 'answer') return
  const view = viewFor(battle)
  const { waitsFor } = PLANET28_PLAYABLE.turn(view)
  expect(waitsFor).toEqual([battle.units.find(({ id }) => id === due.unit)?.side])
  for (const { id } of battle.sides) {
    const { choices } = PLANET28_PLAYABLE.choices(view, id, [])
    expect(choices.every((choice) => choice.id.startsWith('answer:'))).toBe(true)
    expect(choices.length > 0).toBe(waitsFor.includes(id))
  }
}

test.each([
  ['characters', { characters: 3 }],
  ['a squad and a vehicle on each side', { characters: 2, isLarge: true }],
])('a battle of %s is played through choices alone (P28-ACT-4)', (seed, options) => {
  const start = PLANET28_BATTLE.setUp(someBattle(options), createSeededDice(seed))
  const { state, given } = playByProtocol({
    game: PLANET28_BATTLE,
    start,
    seed,
    changes: 60,
    inspect: expectOnlyAnswers,
  })
  expect(state.turn).toBeGreaterThan(0)
  const kinds = new Set(given.map((id) => id.split(':')[0]))
  expect(kinds.size).toBeGreaterThan(6)
  expect([...kinds]).toContain('answer')
})
