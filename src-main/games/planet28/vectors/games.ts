import { DEPLOYMENT } from '../../../../src-shared/games/planet28/tables/deployment.ts'
import { HIDDEN_AGENDAS } from '../../../../src-shared/games/planet28/tables/hidden-agendas.ts'
import type { Dice } from '../../kit/dice.ts'
import { type JsonRecord, parseNumber } from '../../kit/json.ts'
import type { VectorAdapter } from '../../kit/vector-game.ts'
import { agendaReward, agendaWorth } from '../campaign/hidden-agendas.ts'
import { deploymentZone } from '../rules/deployment.ts'
import { gameLength } from '../rules/game-length.ts'
import { parseIdIn, parseNumbers } from './given.ts'

/** Worked examples of setting up a game and of hidden agendas (P28-TURN-9, P28-SET-2, P28-AGENDA-2). */
export const gameVectors: Readonly<Record<string, VectorAdapter>> = {
  agenda: answerAgenda,
  'game-length': (_given, _settings, dice) => gameLength(dice),
  deployment: (_given, _settings, dice) => answerDeployment(dice),
}

function answerAgenda({ failedGames, agenda, done }: JsonRecord) {
  if (Array.isArray(failedGames)) return { worth: parseNumbers(failedGames, 'failedGames').map(agendaWorth) }
  const reward = agendaReward(parseIdIn(HIDDEN_AGENDAS, agenda, 'agenda'), parseNumber(failedGames, 'failedGames'))
  return done === true ? reward : { points: 0 }
}

function answerDeployment(dice: Dice) {
  const zone = deploymentZone(dice)
  return { zone, withinCm: DEPLOYMENT[zone].values.zoneCm }
}
