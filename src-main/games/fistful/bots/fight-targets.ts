import type { Dice } from '#main/games/kit/dice.ts'
import type { StarLabel } from '#shared/games/fistful/model.ts'
import {
  addBattleLines,
  type BattleLine,
  computeBattleLinePoints,
  getBattleLine,
  EMPTY_BATTLE_LINE,
  countBattleLineShips,
} from './battle-line.ts'
import { type Survey, getAssumedColonySize } from './survey.ts'

/** A star worth a fight: its worth and the enemy ships to beat. */
export interface FightTarget {
  readonly star: StarLabel
  readonly worth: number
  readonly enemy: BattleLine
}

/** Assumed defence that a colony of each size can build before a fleet arrives. */
const MILITIA = [{}, {}, { S: 1 }, { C: 1 }, { C: 1 }, { S: 1, C: 1 }].map(getBattleLine)

/** Finds enemy colonies, enemy ships elsewhere and own colonies in danger, weighted by the bot style. */
export function listFightTargets(survey: Survey, dice: Dice): FightTarget[] {
  const { state, weights, theirs, own, enemies, enemyHome, home } = survey
  const whim = () => 0.9 + dice.die(10) / 50
  const goals: FightTarget[] = theirs.map((star) => {
    const size = getAssumedColonySize(survey, star)
    const worth = weights.capture * size + (star === enemyHome ? weights.conquest : 0)
    return {
      star,
      worth: worth * whim(),
      enemy: addBattleLines(enemies.get(star) ?? EMPTY_BATTLE_LINE, MILITIA[size] ?? EMPTY_BATTLE_LINE),
    }
  })
  for (const [star, enemy] of enemies)
    if (state.colonies[star] === undefined)
      goals.push({ star, worth: weights.hunt * (1 + computeBattleLinePoints(enemy, state.settings)) * whim(), enemy })
  for (const star of own) {
    const danger = survey.dangerAt(star)
    if (countBattleLineShips(danger) === 0) continue
    const worth = weights.defend * getAssumedColonySize(survey, star) * (star === home ? 3 : 1)
    goals.push({ star, worth: worth * whim(), enemy: danger })
  }
  return goals
}
