import { formatSettingAnswer, SETTINGS } from '#shared/games/fistful/tables/settings.ts'
import type { VectorGame } from '../kit/vector-game.ts'
import { createVectorSettings } from '../kit/vector-settings.ts'
import { singleRuleVectors } from './vectors/single-rules.ts'
import { turnVectors } from './vectors/turns.ts'

const { least, most } = SETTINGS.turnLimit.numbers

/** The worked examples of A Fistful of Planets, by kind. An omitted ship class counts as 0. */
export const fistfulVectors: VectorGame = {
  settings: {
    ...createVectorSettings(SETTINGS),
    turnLimit: {
      answers: `0 or a whole number from ${least} to ${most}`,
      accepts: (value) => formatSettingAnswer(SETTINGS.turnLimit, value) !== null,
    },
  },
  counts: ['ships'],
  adapters: { ...singleRuleVectors, ...turnVectors },
}
