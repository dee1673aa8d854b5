import { createGivenDice } from '#main/games/kit/dice.ts'
import { listDiceSides } from '#main/games/planet28/rules/roll-dice.ts'
import { listAddictionDice } from '#main/games/planet28/special-rules/campaign-items.ts'
import type { DiceQuestion, AftermathResult } from '#shared/games/planet28/campaign/aftermath.ts'
import { formatCount } from '#shared/kit/format.ts'
import { createBlankConditionDraft } from '../growth/injury-roll.ts'
import { ADDICTIVE_ITEM, isAddicted } from '../growth/item-use-counts.ts'
import { rollAddiction } from '../money/fees.ts'
import { type AftermathInput, listTalliedUnitsOfKind, type TalliedUnit, hasTakenPart } from './aftermath-input.ts'
import { createDiceQuestion } from './dice-questions.ts'
import { removeGearPiece } from './gear-pieces.ts'
import { isUnitLost, toCampaignUnitProfile, mergeAftermathResults, getSettledUnit } from './settlement.ts'

const RULE = 'P28-IT-psyka'
const STEP = 'gear'

/** Rolls for addiction after uses of Psyka. An addict consumes one dose for the battle (P28-IT-psyka). */
export function settleAddictions(battle: AftermathInput, settled: AftermathResult): AftermathResult {
  return listTalliedUnitsOfKind(battle, 'character').reduce((before, fighter) => {
    if (!hasTakenPart(fighter) || isUnitLost(fighter.unit.id, before)) return before
    return isAddicted(fighter.unit) ? takeDose(fighter, before) : settleUses(battle, fighter, before)
  }, settled)
}

/** Rolls one die per use until one of them causes an addiction. */
function settleUses(
  battle: AftermathInput,
  fighter: TalliedUnit<'character'>,
  settled: AftermathResult,
): AftermathResult {
  const { unit, tally, rules } = fighter
  const uses = tally.uses?.[ADDICTIVE_ITEM] ?? 0
  const before = uses === 0 ? 0 : (battle.usesBefore?.(unit.id, ADDICTIVE_ITEM) ?? 0)
  let settlement = settled
  for (let use = 1; use <= uses; use += 1) {
    const question = questionOf(battle, fighter, before + use)
    if (question === null) return settlement
    settlement = mergeAftermathResults(settlement, { questions: [question] })
    if (question.faces === null) return settlement
    if (rollAddiction(ADDICTIVE_ITEM, before + use, rules, createGivenDice(question.faces)))
      return addict(fighter, settlement)
  }
  return settlement
}

function questionOf(
  { choices }: AftermathInput,
  { unit, rules }: TalliedUnit<'character'>,
  nth: number,
): DiceQuestion | null {
  const [die] = listAddictionDice([ADDICTIVE_ITEM], rules)
  if (die === undefined) return null
  const text = `${unit.name} took Psyka, ${formatCount(nth, 'time')} so far: roll above ${nth}.`
  return createDiceQuestion(
    { key: `psyka:${unit.id}:${nth}`, step: STEP, text, sides: listDiceSides(die.value), rule: RULE },
    choices,
  )
}

function addict({ unit: { id: unitId, name } }: TalliedUnit<'character'>, settled: AftermathResult): AftermathResult {
  const text = `${name} is addicted: Psyka works no more, and without a dose before each battle it stays away.`
  return mergeAftermathResults(settled, {
    outcomes: [{ step: STEP, unitId, text, rule: RULE }],
    newConditions: [{ ...createBlankConditionDraft('addicted'), unitId, unitKind: 'character' }],
  })
}

function takeDose({ unit }: TalliedUnit<'character'>, settled: AftermathResult): AftermathResult {
  const settledUnit = getSettledUnit(unit, settled)
  if (!settledUnit.profile.equipment.includes(ADDICTIVE_ITEM)) return settled
  const text = `${unit.name} has used up a dose of Psyka for this battle.`
  return mergeAftermathResults(settled, {
    profiles: [toCampaignUnitProfile(removeGearPiece(settledUnit, ADDICTIVE_ITEM))],
    outcomes: [{ step: STEP, unitId: unit.id, text, rule: RULE }],
  })
}
