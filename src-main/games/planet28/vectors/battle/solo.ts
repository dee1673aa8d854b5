import type { Dice } from '#main/games/kit/dice.ts'
import type { JsonRecord } from '#main/games/kit/json.ts'
import type { VectorExampleRunner } from '#main/games/kit/vector-game.ts'
import { chooseEnemyAction } from '#main/games/planet28/battle/solo/enemy-action.ts'
import { getObstacleOutcome, OBSTACLE_DIE } from '#main/games/planet28/battle/solo/obstacle.ts'
import { parseRecords, parseRules } from '../parse-given.ts'

/** Worked examples of the enemy list (P28-AI-1 to P28-AI-6). */
export const soloVectors: Readonly<Record<string, VectorExampleRunner>> = {
  'solo-ai': answerAction,
  'solo-ai-obstacle': (_given, _settings, dice) => answerObstacle(dice),
}

function answerAction(given: JsonRecord, settings: JsonRecord) {
  const rules = parseRules(settings)
  const action = parseRecords(given['cases'], 'cases').map((item) => {
    const facts = {
      isBroken: false,
      isInCombat: item['inCombat'] === true,
      visible: Number(item['visible'] ?? 0),
      canShoot: item['canShoot'] === true,
      canUseAbility: false,
      lacksOnlyAmmunition: false,
      canCharge: item['chargeReach'] === true,
    }
    return chooseEnemyAction(facts, rules.settings).action
  })
  return { action }
}

function answerObstacle(dice: Dice) {
  return { action: getObstacleOutcome(dice.die(OBSTACLE_DIE)) }
}
