import { expect, test } from 'vitest'
import { type Dice, seededDice } from '#main/games/kit/dice.ts'
import { decide } from '#main/games/planet28/battle/decide.ts'
import { answerQuery } from '#main/games/planet28/battle/queries/answer-query.ts'
import { setUpBattle } from '#main/games/planet28/battle/setup/setup.ts'
import {
  listRequiredInputs,
  buildOrder,
  type InputValues,
  getDefaultInputValues,
} from '#renderer/games/planet28/battle/orders/order-inputs.ts'
import type { Choice, TargetChoice } from '#shared/games/planet28/battle/choices.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import { isOnTable } from '#shared/games/planet28/battle/on-table.ts'
import type { Replies } from '#shared/games/planet28/battle/questions.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { mixedBattle, pickOne } from '../support/planet28-table-mix.ts'
import { runs } from '../support/soak.ts'

// A sceptic at the desk: whoever presses whatever is offered, says what is usual or something else that the form allows,
// and corrects by hand in between, is never left without an order that may be given.

const BATTLES = runs({ part: 4, whole: 200 })
const ORDERS = 300
/** Of so many orders one is a correction by hand. */
const EVERY = 12

/** Offers that go on with the battle, in an order by chance. */
function offersNow(battle: Battle, chance: Dice): readonly Choice[] {
  const { orders, turn } = answerQuery(battle, { ask: 'offers' }) as Replies['offers']
  return [...orders, ...turn]
    .filter(({ refusal, order }) => refusal === null && order.type !== 'finish' && order.type !== 'set-rerolls')
    .map((offer) => ({ offer, place: chance.die(1000) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ offer }) => offer)
}

/** What is said of an order: the usual, changed where the form lets it. */
function saidOf(battle: Battle, offer: Choice, target: TargetChoice | null, chance: Dice): InputValues {
  const usual = getDefaultInputValues(
    { offer, target },
    { battle, distanceCm: chance.die(2) === 1 ? null : chance.die(12) },
  )
  const asked = listRequiredInputs({ offer, target, said: usual })
  const { counters = [], canBlock = false, bound = {} } = target?.answers ?? {}
  const [counter] = counters
  const bold = chance.die(2) === 1
  const answering = { ...(counter && { counter: counter.weapon }), ...(canBlock && { block: true }), ...bound }
  const foes = battle.units.filter((unit) => unit.side !== offer.order.by && isOnTable(unit))
  const inputValues: InputValues = {
    text: 'Tries the door',
    reason: 'Nothing to do',
    isHarmless: chance.die(3) === 1,
    ...(bold && { answer: Object.keys(answering).length === 0 ? undefined : answering }),
    ...(bold && { cm: Math.min(Number(usual.cm ?? 0), chance.die(8)) }),
    zones: battle.zones.slice(0, chance.die(2) - 1).map(({ id }) => id),
    seen: { seen: foes.slice(0, 2).map(({ id }) => ({ unit: id, distanceCm: chance.die(30) })), hasObstacle: bold },
  }
  return {
    ...usual,
    ...Object.fromEntries(Object.entries(inputValues).filter(([fact]) => asked.includes(fact as never))),
  }
}

/** The first of the offers that is obeyed; null where none is. */
function obeyOne(battle: Battle, chance: Dice, dice: Dice): Battle | null {
  for (const offer of offersNow(battle, chance)) {
    const open = offer.targets?.filter(({ refusal }) => refusal === null) ?? []
    const target = pickOne(chance, open) ?? null
    const said = saidOf(battle, offer, target, chance)
    const decision = decide(battle, buildOrder({ offer, target, said }) as BattleCommand, dice)
    if (decision.ok) return decision.after
    expect(decision.refusal.message).toMatch(/\.$/)
  }
  return null
}

/** Hit-points, actions or contacts of somebody as they are not. */
function correctOne(battle: Battle, chance: Dice, dice: Dice): Battle {
  const unit = pickOne(chance, battle.units)
  if (unit === undefined) return battle
  const cell = unit.kind === 'vehicle' ? pickOne(chance, unit.sections)?.cell : undefined
  const model = unit.kind === 'vehicle' ? undefined : pickOne(chance, unit.models)?.id
  const decision = decide(
    battle,
    {
      type: 'correct',
      by: unit.side,
      unit: unit.id,
      note: 'Misread',
      ...(cell && { cell }),
      ...(model && { model }),
      ...(chance.die(2) === 1 && { hitPoints: 4 * (chance.die(3) - 1) }),
      ...(chance.die(2) === 1 && { actions: chance.die(3) - 1 }),
      ...(chance.die(4) === 1 && { contacts: [] }),
    },
    dice,
  )
  return decision.ok ? decision.after : battle
}

test('whatever is pressed at the desk, said there and corrected by hand, something may be ordered next', () => {
  for (let run = 0; run < BATTLES; run += 1) {
    const [chance, dice] = [seededDice(`pressed ${run}`), seededDice(`thrown ${run}`)]
    let battle = setUpBattle(mixedBattle(chance, { isSolo: run % 2 === 1 }), dice)
    for (let nth = 0; nth < ORDERS && battle.phase !== 'over'; nth += 1) {
      const before = chance.die(EVERY) === 1 ? correctOne(battle, chance, dice) : battle
      const after = obeyOne(before, chance, dice)
      expect(after, `battle ${run}, order ${nth}, due ${JSON.stringify(before.due)}`).not.toBeNull()
      battle = after ?? before
    }
    expect(battle.turn).toBeGreaterThan(1)
  }
})
