import { givenDice } from '#main/games/kit/dice.ts'
import { sidesOf } from '#main/games/planet28/rules/roll-dice.ts'
import { addictionDice } from '#main/games/planet28/special-rules/campaign-items.ts'
import type { DiceQuestion, Settlement } from '#shared/games/planet28/campaign/aftermath.ts'
import { countWords } from '#shared/kit/words.ts'
import { ADDICTIVE, isAddicted } from '../growth/habits.ts'
import { bareCondition } from '../growth/injuries.ts'
import { rollAddiction } from '../money/fees.ts'
import { type BattleToSettle, fightersOfKind, type Fighter, tookPart } from './battle-to-settle.ts'
import { withoutPiece } from './pieces.ts'
import { askDice } from './questions.ts'
import { isLost, profileOf, settleMore, unitNow } from './settled.ts'

const RULE = 'P28-IT-psyka'
const STEP = 'gear'

/** Who used Psyka may become addicted; who is takes a dose for the battle (P28-IT-psyka). */
export function settleHabits(battle: BattleToSettle, settled: Settlement): Settlement {
  return fightersOfKind(battle, 'character').reduce((before, fighter) => {
    if (!tookPart(fighter) || isLost(fighter.unit.id, before)) return before
    return isAddicted(fighter.unit) ? takeDose(fighter, before) : settleUses(battle, fighter, before)
  }, settled)
}

/** One die a use, until one of them makes an addict. */
function settleUses(battle: BattleToSettle, fighter: Fighter<'character'>, settled: Settlement): Settlement {
  const { unit, tally, rules } = fighter
  const uses = tally.uses?.[ADDICTIVE] ?? 0
  const before = uses === 0 ? 0 : (battle.usesBefore?.(unit.id, ADDICTIVE) ?? 0)
  let now = settled
  for (let use = 1; use <= uses; use += 1) {
    const question = questionOf(battle, fighter, before + use)
    if (question === null) return now
    now = settleMore(now, { questions: [question] })
    if (question.faces === null) return now
    if (rollAddiction(ADDICTIVE, before + use, rules, givenDice(question.faces))) return addict(fighter, now)
  }
  return now
}

function questionOf(
  { choices }: BattleToSettle,
  { unit, rules }: Fighter<'character'>,
  nth: number,
): DiceQuestion | null {
  const [die] = addictionDice([ADDICTIVE], rules)
  if (die === undefined) return null
  const text = `${unit.name} took Psyka, ${countWords(nth, 'time')} so far: roll above ${nth}.`
  return askDice({ key: `psyka:${unit.id}:${nth}`, step: STEP, text, sides: sidesOf(die.value), rule: RULE }, choices)
}

function addict({ unit: { id: unitId, name } }: Fighter<'character'>, settled: Settlement): Settlement {
  const text = `${name} is addicted: Psyka works no more, and without a dose before each battle it stays away.`
  return settleMore(settled, {
    outcomes: [{ step: STEP, unitId, text, rule: RULE }],
    newConditions: [{ ...bareCondition('addicted'), unitId, unitKind: 'character' }],
  })
}

function takeDose({ unit }: Fighter<'character'>, settled: Settlement): Settlement {
  const now = unitNow(unit, settled)
  if (!now.profile.equipment.includes(ADDICTIVE)) return settled
  const text = `${unit.name} has used up a dose of Psyka for this battle.`
  return settleMore(settled, {
    profiles: [profileOf(withoutPiece(now, ADDICTIVE))],
    outcomes: [{ step: STEP, unitId: unit.id, text, rule: RULE }],
  })
}
