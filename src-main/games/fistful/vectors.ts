import { formatSettingAnswer, SETTINGS } from '#shared/games/fistful/tables/settings.ts'
import type { GameVectorConfig } from '../kit/vector-game.ts'
import { createVectorSettings } from '../kit/vector-settings.ts'
import { SINGLE_RULE_VECTOR_RUNNERS } from './vectors/single-rules.ts'
import { TURN_VECTOR_RUNNERS } from './vectors/turns.ts'

const { least, most } = SETTINGS.turnLimit.numbers

/** The worked examples of A Fistful of Planets, by kind. An omitted ship class counts as 0. */
export const fistfulVectorConfig: GameVectorConfig = {
  settings: {
    ...createVectorSettings(SETTINGS),
    turnLimit: {
      answers: `0 or a whole number from ${least} to ${most}`,
      accepts: (value) => formatSettingAnswer(SETTINGS.turnLimit, value) !== null,
    },
  },
  counts: ['ships'],
  adapters: { ...SINGLE_RULE_VECTOR_RUNNERS, ...TURN_VECTOR_RUNNERS },
}
