import { givenDice } from '#main/games/kit/dice.ts'
import { listDiceSides } from '#main/games/planet28/rules/roll-dice.ts'
import { listAddictionDice } from '#main/games/planet28/special-rules/campaign-items.ts'
import type { DiceQuestion, Settlement } from '#shared/games/planet28/campaign/aftermath.ts'
import { formatCount } from '#shared/kit/format.ts'
import { ADDICTIVE, isAddicted } from '../growth/habits.ts'
import { createCondition } from '../growth/injuries.ts'
import { rollAddiction } from '../money/fees.ts'
import { removePiece } from './pieces.ts'
import { createDiceQuestion } from './questions.ts'
import { type SettlementInput, listFightersOfKind, type Fighter, hasTakenPart } from './settlement-input.ts'
import { isLost, getUnitProfile, mergeSettlement, getSettledUnit } from './settlement.ts'

const RULE = 'P28-IT-psyka'
const STEP = 'gear'

/** Rolls for addiction after uses of Psyka. An addict consumes one dose for the battle (P28-IT-psyka). */
export function settleAddictions(battle: SettlementInput, settled: Settlement): Settlement {
  return listFightersOfKind(battle, 'character').reduce((before, fighter) => {
    if (!hasTakenPart(fighter) || isLost(fighter.unit.id, before)) return before
    return isAddicted(fighter.unit) ? takeDose(fighter, before) : settleUses(battle, fighter, before)
  }, settled)
}

/** Rolls one die per use until one of them causes an addiction. */
function settleUses(battle: SettlementInput, fighter: Fighter<'character'>, settled: Settlement): Settlement {
  const { unit, tally, rules } = fighter
  const uses = tally.uses?.[ADDICTIVE] ?? 0
  const before = uses === 0 ? 0 : (battle.usesBefore?.(unit.id, ADDICTIVE) ?? 0)
  let settlement = settled
  for (let use = 1; use <= uses; use += 1) {
    const question = questionOf(battle, fighter, before + use)
    if (question === null) return settlement
    settlement = mergeSettlement(settlement, { questions: [question] })
    if (question.faces === null) return settlement
    if (rollAddiction(ADDICTIVE, before + use, rules, givenDice(question.faces))) return addict(fighter, settlement)
  }
  return settlement
}

function questionOf(
  { choices }: SettlementInput,
  { unit, rules }: Fighter<'character'>,
  nth: number,
): DiceQuestion | null {
  const [die] = listAddictionDice([ADDICTIVE], rules)
  if (die === undefined) return null
  const text = `${unit.name} took Psyka, ${formatCount(nth, 'time')} so far: roll above ${nth}.`
  return createDiceQuestion(
    { key: `psyka:${unit.id}:${nth}`, step: STEP, text, sides: listDiceSides(die.value), rule: RULE },
    choices,
  )
}

function addict({ unit: { id: unitId, name } }: Fighter<'character'>, settled: Settlement): Settlement {
  const text = `${name} is addicted: Psyka works no more, and without a dose before each battle it stays away.`
  return mergeSettlement(settled, {
    outcomes: [{ step: STEP, unitId, text, rule: RULE }],
    newConditions: [{ ...createCondition('addicted'), unitId, unitKind: 'character' }],
  })
}

function takeDose({ unit }: Fighter<'character'>, settled: Settlement): Settlement {
  const settledUnit = getSettledUnit(unit, settled)
  if (!settledUnit.profile.equipment.includes(ADDICTIVE)) return settled
  const text = `${unit.name} has used up a dose of Psyka for this battle.`
  return mergeSettlement(settled, {
    profiles: [getUnitProfile(removePiece(settledUnit, ADDICTIVE))],
    outcomes: [{ step: STEP, unitId: unit.id, text, rule: RULE }],
  })
}
