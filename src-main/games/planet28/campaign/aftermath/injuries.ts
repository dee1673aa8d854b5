import { givenDice } from '#main/games/kit/dice.ts'
import type { DiceQuestion, FaceRow, Settlement } from '#shared/games/planet28/campaign/aftermath.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { INJURIES } from '#shared/games/planet28/tables/injuries.ts'
import { rowIds } from '#shared/games/planet28/tables/row.ts'
import { countWords, listWords } from '#shared/kit/words.ts'
import { withConditions } from '../growth/conditions.ts'
import {
  type ConditionToCome,
  injuryAfterTraits,
  type InjuryRoll,
  injurySides,
  rollInjury,
} from '../growth/injuries.ts'
import { addCondition } from './add-condition.ts'
import { ageUnit } from './ageing.ts'
import { type BattleToSettle, fightersOfKind, type Fighter } from './battle-to-settle.ts'
import { askDice } from './questions.ts'
import { fateKey, settleMore } from './settled.ts'

/** An injury for every character that fell, and one game more for the injuries of the others (P28-INJ-0 to -8). */
export function settleInjuries(battle: BattleToSettle, settled: Settlement): Settlement {
  return fightersOfKind(battle, 'character').reduce(
    (before, fighter) => settleCharacter(battle, fighter, before),
    settled,
  )
}

function settleCharacter(battle: BattleToSettle, fighter: Fighter<'character'>, settled: Settlement): Settlement {
  if (!wasKilled(fighter)) return settleMore(settled, ageUnit(fighter, 'injuries'))
  const questions = questionsFor(battle, fighter)
  const asked = settleMore(settled, { questions })
  if (questions.some(({ faces }) => faces === null)) return asked
  const dice = givenDice(questions.flatMap(({ faces }) => faces ?? []))
  const { unit, rules } = fighter
  const inForce = withConditions(unit.profile, unit.conditions, rules)
  return settleRoll(fighter, rollInjury(inForce.profile, rules, dice), asked)
}

/** Fled characters are not killed, unless the group says so (P28-INJ-0, P28-BREAK-4). */
function wasKilled({ tally, rules }: Fighter<'character'>): boolean {
  return tally.fate === 'fell' || (tally.fate === 'fled' && rules.settings.fledCounts === 'killed')
}

/** The injury die, and what its row asks for besides: dice of their own under the face that called for them. */
function questionsFor({ choices }: BattleToSettle, { unit, rules }: Fighter<'character'>): DiceQuestion[] {
  const { name, profile } = unit
  const key = fateKey(unit.id)
  const text = `${name} fell: roll for the injury.`
  const step = 'injuries'
  const table = faceTable(profile.traits, rules)
  const fate = askDice(
    { key, step, text, sides: injurySides(null, profile.traits, rules), rule: 'P28-INJ-0', table },
    choices,
  )
  const face = fate.faces?.[0]
  const sides = face === undefined ? [] : injurySides(face, profile.traits, rules).slice(1)
  if (sides.length === 0) return [fate]
  const row = Object.values(INJURIES).find(({ roll }) => roll === face)
  const more = `${row?.name ?? 'Injury'} of ${name}: roll ${sides.length === 1 ? 'for how many games' : 'the Agility lost, then for how many games'}.`
  const rule = `P28-INJ-${face}`
  return [fate, askDice({ key: `${key}:${face}`, step, text: more, sides, rule }, choices)]
}

/** The injury table as it is for somebody with these traits (P28-TR-painless, P28-TR-death-proof). */
function faceTable(traits: readonly string[], rules: Rules): FaceRow[] {
  return rowIds(INJURIES).map((id) => {
    const injury = injuryAfterTraits(id, traits, rules)
    const { name, summary } = INJURIES[injury]
    return { face: INJURIES[id].roll, name, summary, isLoss: injury === 'death' }
  })
}

function settleRoll(fighter: Fighter<'character'>, roll: InjuryRoll, settled: Settlement): Settlement {
  const { id: unitId, warbandId, name } = fighter.unit
  const { name: injury, roll: row, summary } = INJURIES[roll.injury]
  const because = roll.rolled === roll.injury ? '' : ` instead of ${INJURIES[roll.rolled].name}`
  const detail = roll.condition === null ? '' : detailOf(roll.condition)
  const text = `${name}: ${injury}${because}. ${summary}${detail}`
  const outcomes = [{ step: 'injuries', unitId, text, rule: `P28-INJ-${row}` }] as const
  if (roll.injury === 'death') {
    const dues = [{ warbandId, waivers: 1, vehiclePoints: 0 }]
    return settleMore(settled, { outcomes, dues, lost: [{ kind: 'character', unitId }] })
  }
  const suffered = roll.condition === null ? { newConditions: [], ended: [] } : addCondition(fighter, roll.condition)
  const hurt = settleMore(settled, { outcomes, newConditions: suffered.newConditions })
  return settleMore(hurt, ageUnit(fighter, 'injuries', suffered.ended))
}

function detailOf({ agilityLost, hitPointsLost, gamesLeft }: ConditionToCome): string {
  const numbers = [
    ...(agilityLost > 0 ? [`-${agilityLost} Agility`] : []),
    ...(hitPointsLost > 0 ? [`-${hitPointsLost} hit-points`] : []),
    ...(gamesLeft === null ? [] : [countWords(gamesLeft, 'game')]),
  ]
  return numbers.length === 0 ? '' : ` (${listWords(numbers)})`
}
