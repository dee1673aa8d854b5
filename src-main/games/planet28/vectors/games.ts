import type { Dice } from '#main/games/kit/dice.ts'
import type { VectorExampleRunner } from '#main/games/kit/vector-game.ts'
import { DEPLOYMENT } from '#shared/games/planet28/tables/deployment.ts'
import { rollDeploymentZone } from '../rules/deployment.ts'
import { rollGameLength } from '../rules/game-length.ts'

/** Worked examples of setting up a game (P28-TURN-9, P28-SET-2). */
export const gameVectors: Readonly<Record<string, VectorExampleRunner>> = {
  'game-length': (_given, _settings, dice) => rollGameLength(dice),
  deployment: (_given, _settings, dice) => answerDeployment(dice),
}

function answerDeployment(dice: Dice) {
  const zone = rollDeploymentZone(dice)
  return { zone, withinCm: DEPLOYMENT[zone].values.zoneCm }
}
