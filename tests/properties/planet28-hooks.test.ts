import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Dice, SimulationDice } from '#main/games/kit/dice.ts'
import { findReplayMismatch, replayLog } from '#main/games/kit/replay.ts'
import { PLANET28_BATTLE } from '#main/games/planet28/game.ts'
import { getRuleId } from '#shared/games/planet28/rulebook.ts'
import { EffectCoverage, REQUIRED_EFFECTS } from '../support/effect-coverage.ts'
import { expectReloadable, InvariantChecker } from '../support/planet28-invariants.ts'
import { ORDER_KINDS } from '../support/planet28-orders.ts'
import { playByChance } from '../support/planet28-player.ts'
import { Present } from '../support/planet28-present.ts'
import { createVariedBattle } from '../support/planet28-varied-battle.ts'
import { RULINGS_TESTED_ELSEWHERE } from '../support/rulings-tested-elsewhere.ts'
import { IS_SOAK, runs } from '../support/soak.ts'

// Whole warbands with rows, gear and rulings by chance, those that did too little so far the likeliest. What a row or a ruling
// does is seen by doing without it: with the same dice the same order comes out otherwise.

const BATTLES = runs({ part: 1, whole: 1200 })
const OFTEN = { each: 10, own: 1 }
const ALL = [...REQUIRED_EFFECTS, ...ORDER_KINDS.map((kind) => `order ${kind}`)]

function playOne(run: number, firings: EffectCoverage): void {
  const chance: Dice = new SimulationDice('wide', run)
  const options = createVariedBattle(chance, {
    row: (table, id) => firings.isOpen(getRuleId(table, id)),
    answer: (id, value) => firings.isOpen(`${id} = ${String(value)}`),
  })
  const [present, referee, seed] = [new Present(options), new InvariantChecker(), `battle ${run}`]
  if (IS_SOAK) firings.setUp(options, `${seed} set-up`)
  const record = playByChance({
    options,
    seed,
    chance,
    given: (kind) => firings.of(`order ${kind}`),
    watch: (ordered) => {
      referee.watch(ordered)
      if (run % 5 === 0) expectReloadable(ordered)
      if (IS_SOAK) firings.order(ordered, present, chance)
    },
  })
  if (!IS_SOAK || run % 5 === 0) {
    // Undone to its beginning and done again: what was ordered and thrown makes the same, byte for byte.
    const read = JSON.parse(JSON.stringify(record)) as typeof record
    expect(findReplayMismatch(PLANET28_BATTLE, read)).toBeNull()
    expect(replayLog(PLANET28_BATTLE, read.start, read.log)).toEqual(
      replayLog(PLANET28_BATTLE, record.start, record.log),
    )
  }
}

test(`legal battles by chance are sound at every order; in the soak every hook, ruling and order did something ${OFTEN.each} times (P28-ACT-3, P28-ACT-4, P28-META-12)`, () => {
  const firings = new EffectCoverage(OFTEN)
  let played = 0
  for (; played < BATTLES && (!IS_SOAK || firings.seldom(ALL).length > 0); played += 1) playOne(played, firings)
  if (!IS_SOAK) return
  const seldom = firings.seldom(ALL)
  console.log(
    `${ALL.length - seldom.length} of ${ALL.length} hooks, rulings and orders fired ${OFTEN.each} times in ${played} battles`,
  )
  expect(seldom).toEqual([])
})

test('what no random battle reaches is shown by the test that is named for it', () => {
  for (const { id, test: file } of RULINGS_TESTED_ELSEWHERE)
    expect(readFileSync(file, 'utf8'), file).toContain(`'${id}'`)
})
