import { createGivenDice } from '#main/games/kit/dice.ts'
import type { DiceQuestion, DieFaceResult, AftermathResult } from '#shared/games/planet28/campaign/aftermath.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { INJURIES } from '#shared/games/planet28/tables/injuries.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { formatCount, formatList } from '#shared/kit/format.ts'
import { computeProfileUnderConditions } from '../growth/conditions.ts'
import {
  type ConditionDraft,
  applyTraitsToInjury,
  type InjuryRoll,
  listInjuryDice,
  rollInjury,
} from '../growth/injury-roll.ts'
import { type AftermathInput, listTalliedUnitsOfKind, type TalliedUnit } from './aftermath-input.ts'
import { buildAgedConditionResult } from './ageing.ts'
import { createDiceQuestion } from './dice-questions.ts'
import { buildNewConditionResult } from './new-condition-result.ts'
import { getFateQuestionKey, mergeAftermathResults } from './settlement.ts'

/** Rolls an injury for every character that fell and ages the injuries of the others by one game (P28-INJ-0 to -8). */
export function settleInjuries(battle: AftermathInput, settled: AftermathResult): AftermathResult {
  return listTalliedUnitsOfKind(battle, 'character').reduce(
    (before, fighter) => settleCharacter(battle, fighter, before),
    settled,
  )
}

function settleCharacter(
  battle: AftermathInput,
  fighter: TalliedUnit<'character'>,
  settled: AftermathResult,
): AftermathResult {
  if (!wasKilled(fighter)) return mergeAftermathResults(settled, buildAgedConditionResult(fighter, 'injuries'))
  const questions = questionsFor(battle, fighter)
  const asked = mergeAftermathResults(settled, { questions })
  if (questions.some(({ faces }) => faces === null)) return asked
  const dice = createGivenDice(questions.flatMap(({ faces }) => faces ?? []))
  const { unit, rules } = fighter
  const inForce = computeProfileUnderConditions(unit.profile, unit.conditions, rules)
  return settleRoll(fighter, rollInjury(inForce.profile, rules, dice), asked)
}

/**
 * Whether a character counts as killed. Fled characters do not, unless the group rules otherwise (P28-INJ-0,
 * P28-BREAK-4).
 */
function wasKilled({ tally, rules }: TalliedUnit<'character'>): boolean {
  return tally.fate === 'fell' || (tally.fate === 'fled' && rules.settings.fledCounts === 'killed')
}

/**
 * Dice questions for the injury die and for the dice that its row requires. The latter are keyed by the face that
 * requires them.
 */
function questionsFor({ choices }: AftermathInput, { unit, rules }: TalliedUnit<'character'>): DiceQuestion[] {
  const { name, profile } = unit
  const key = getFateQuestionKey(unit.id)
  const text = `${name} fell: roll for the injury.`
  const step = 'injuries'
  const table = faceTable(profile.traits, rules)
  const fate = createDiceQuestion(
    { key, step, text, sides: listInjuryDice(null, profile.traits, rules), rule: 'P28-INJ-0', table },
    choices,
  )
  const face = fate.faces?.[0]
  const sides = face === undefined ? [] : listInjuryDice(face, profile.traits, rules).slice(1)
  if (sides.length === 0) return [fate]
  const row = Object.values(INJURIES).find(({ roll }) => roll === face)
  const more = `${row?.name ?? 'Injury'} of ${name}: roll ${sides.length === 1 ? 'for how many games' : 'the Agility lost, then for how many games'}.`
  const rule = `P28-INJ-${face}`
  return [fate, createDiceQuestion({ key: `${key}:${face}`, step, text: more, sides, rule }, choices)]
}

/** Injury table for a character with these traits (P28-TR-painless, P28-TR-death-proof). */
function faceTable(traits: readonly string[], rules: Rules): DieFaceResult[] {
  return listRowIds(INJURIES).map((id) => {
    const injury = applyTraitsToInjury(id, traits, rules)
    const { name, summary } = INJURIES[injury]
    return { face: INJURIES[id].roll, name, summary, isLoss: injury === 'death' }
  })
}

function settleRoll(fighter: TalliedUnit<'character'>, roll: InjuryRoll, settled: AftermathResult): AftermathResult {
  const { id: unitId, warbandId, name } = fighter.unit
  const { name: injury, roll: row, summary } = INJURIES[roll.injury]
  const because = roll.rolled === roll.injury ? '' : ` instead of ${INJURIES[roll.rolled].name}`
  const detail = roll.condition === null ? '' : detailOf(roll.condition)
  const text = `${name}: ${injury}${because}. ${summary}${detail}`
  const outcomes = [{ step: 'injuries', unitId, text, rule: `P28-INJ-${row}` }] as const
  if (roll.injury === 'death') {
    const dues = [{ warbandId, waivers: 1, vehiclePoints: 0 }]
    return mergeAftermathResults(settled, { outcomes, dues, lost: [{ kind: 'character', unitId }] })
  }
  const suffered =
    roll.condition === null ? { newConditions: [], ended: [] } : buildNewConditionResult(fighter, roll.condition)
  const hurt = mergeAftermathResults(settled, { outcomes, newConditions: suffered.newConditions })
  return mergeAftermathResults(hurt, buildAgedConditionResult(fighter, 'injuries', suffered.ended))
}

function detailOf({ agilityLost, hitPointsLost, gamesLeft }: ConditionDraft): string {
  const numbers = [
    ...(agilityLost > 0 ? [`-${agilityLost} Agility`] : []),
    ...(hitPointsLost > 0 ? [`-${hitPointsLost} hit points`] : []),
    ...(gamesLeft === null ? [] : [formatCount(gamesLeft, 'game')]),
  ]
  return numbers.length === 0 ? '' : ` (${formatList(numbers)})`
}
