import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSeededDice } from '#main/games/kit/dice.ts'
import { decide } from '#main/games/planet28/battle/decide.ts'
import { evolve } from '#main/games/planet28/battle/evolve/evolve.ts'
import { PLANET28_BATTLE } from '#main/games/planet28/game.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { gameProperties } from '../support/game-properties.ts'
import { someBattle } from '../support/planet28-battles.ts'
import { ordersIn } from '../support/planet28-orders.ts'
import { runs } from '../support/soak.ts'

const Options = fc
  .record({ characters: fc.constantFrom(1, 3), isLarge: fc.boolean() })
  .map(({ characters, isLarge }) => someBattle({ characters, isLarge }))

gameProperties({ game: PLANET28_BATTLE, options: Options, commandsIn: ordersIn, secretsFrom: () => [] })

const BATTLES = runs({ part: 2, whole: 200 })
const TRIES = 1500

function expectSound(battle: Battle): void {
  for (const unit of battle.units) {
    expect(unit.turn.actions).toBeGreaterThanOrEqual(0)
    const bodies = unit.kind === 'vehicle' ? unit.sections : unit.models
    for (const { hitPoints, start } of bodies) expect(hitPoints >= 0 && hitPoints <= start).toBe(true)
    if (unit.kind !== 'vehicle' && battle.due.length === 0)
      expect(unit.models.filter(({ fate, hitPoints }) => fate === 'fights' && hitPoints === 0)).toEqual([])
  }
}

/** Orders by chance; how many tries passed since the last that was legal is how long it was stuck. */
function longestWait(seed: string): number {
  const [chance, dice] = [createSeededDice(`orders ${seed}`), createSeededDice(`dice ${seed}`)]
  let battle = PLANET28_BATTLE.setUp(someBattle({ characters: 2, isLarge: true }), dice)
  let [waited, longest] = [0, 0]
  for (let step = 0; step < TRIES && battle.phase !== 'over'; step += 1) {
    const orders = ordersIn(battle)
    const order = orders[chance.die(orders.length) - 1]
    if (order === undefined) throw new Error('There is nothing to order')
    const decision = decide(battle, order, dice)
    waited = decision.ok ? 0 : waited + 1
    longest = Math.max(longest, waited)
    if (!decision.ok) {
      expect(decision.refusal.rule).toMatch(/^P28-/)
      continue
    }
    battle = decision.events.reduce(evolve, battle)
    expect(decision.after).toEqual(battle)
    expectSound(battle)
  }
  return longest
}

test('characters, squads and vehicles by chance: sound after every order, never stuck, and each refusal names its rule (P28-ACT-4)', () => {
  for (let battle = 0; battle < BATTLES; battle += 1) expect(longestWait(String(battle))).toBeLessThan(TRIES / 2)
})
