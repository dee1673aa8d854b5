import type { Dice } from '#main/games/kit/dice.ts'
import type { StarLabel } from '#shared/games/fistful/model.ts'
import { addLines, type BattleLine, computeLinePoints, getBattleLine, EMPTY_LINE, countShips } from './battle-line.ts'
import { type Survey, getKnownSize } from './survey.ts'

/** A star worth a fight: its worth and the enemy ships to beat. */
export interface Goal {
  readonly star: StarLabel
  readonly worth: number
  readonly enemy: BattleLine
}

/** Assumed defence that a colony of each size can build before a fleet arrives. */
const MILITIA = [{}, {}, { S: 1 }, { C: 1 }, { C: 1 }, { S: 1, C: 1 }].map(getBattleLine)

/** Finds enemy colonies, enemy ships elsewhere and own colonies in danger, weighted by the bot style. */
export function findGoals(survey: Survey, dice: Dice): Goal[] {
  const { state, weights, theirs, own, enemies, enemyHome, home } = survey
  const whim = () => 0.9 + dice.die(10) / 50
  const goals: Goal[] = theirs.map((star) => {
    const size = getKnownSize(survey, star)
    const worth = weights.capture * size + (star === enemyHome ? weights.conquest : 0)
    return {
      star,
      worth: worth * whim(),
      enemy: addLines(enemies.get(star) ?? EMPTY_LINE, MILITIA[size] ?? EMPTY_LINE),
    }
  })
  for (const [star, enemy] of enemies)
    if (state.colonies[star] === undefined)
      goals.push({ star, worth: weights.hunt * (1 + computeLinePoints(enemy, state.settings)) * whim(), enemy })
  for (const star of own) {
    const danger = survey.dangerAt(star)
    if (countShips(danger) === 0) continue
    const worth = weights.defend * getKnownSize(survey, star) * (star === home ? 3 : 1)
    goals.push({ star, worth: worth * whim(), enemy: danger })
  }
  return goals
}
