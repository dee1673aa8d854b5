import { expect, test } from 'vitest'
import { seededDice } from '#main/games/kit/dice.ts'
import { someBattle } from '#tests/support/planet28-battles.ts'
import { playByProtocol } from '#tests/support/playable-properties.ts'
import { PLANET28_BATTLE } from '../game.ts'

test.each([
  ['characters', { characters: 3 }],
  ['a squad and a vehicle on each side', { characters: 2, isLarge: true }],
])('a battle of %s is played through choices alone (P28-ACT-4)', (seed, options) => {
  const start = PLANET28_BATTLE.setUp(someBattle(options), seededDice(seed))
  const { state, given } = playByProtocol({ game: PLANET28_BATTLE, start, seed, changes: 60 })
  expect(state.turn).toBeGreaterThan(0)
  expect(new Set(given.map((id) => id.split(':')[0])).size).toBeGreaterThan(6)
})
