import type { Dice } from '#main/games/kit/dice.ts'
import type { StarLabel } from '#shared/games/fistful/model.ts'
import { addLines, type Line, linePoints, lineOf, NO_LINE, shipsIn } from './line.ts'
import { type Survey, sizeSeen } from './survey.ts'

/** Somewhere worth a fight: what it is worth, and whom it takes to beat. */
export interface Goal {
  readonly star: StarLabel
  readonly worth: number
  readonly enemy: Line
}

/** What a colony of each size may build to defend itself before a fleet is there. */
const MILITIA = [{}, {}, { S: 1 }, { C: 1 }, { C: 1 }, { S: 1, C: 1 }].map(lineOf)

/** Enemy colonies, enemy ships elsewhere, and own colonies in danger, all weighed by the temper. */
export function findGoals(survey: Survey, dice: Dice): Goal[] {
  const { state, weights, theirs, own, enemies, enemyHome, home } = survey
  const whim = () => 0.9 + dice.die(10) / 50
  const goals: Goal[] = theirs.map((star) => {
    const size = sizeSeen(survey, star)
    const worth = weights.capture * size + (star === enemyHome ? weights.conquest : 0)
    return { star, worth: worth * whim(), enemy: addLines(enemies.get(star) ?? NO_LINE, MILITIA[size] ?? NO_LINE) }
  })
  for (const [star, enemy] of enemies)
    if (state.colonies[star] === undefined)
      goals.push({ star, worth: weights.hunt * (1 + linePoints(enemy, state.settings)) * whim(), enemy })
  for (const star of own) {
    const danger = survey.dangerAt(star)
    if (shipsIn(danger) === 0) continue
    const worth = weights.defend * sizeSeen(survey, star) * (star === home ? 3 : 1)
    goals.push({ star, worth: worth * whim(), enemy: danger })
  }
  return goals
}
