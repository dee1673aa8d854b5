import { BUILDER_RULINGS } from '../../../src-shared/games/planet28/tables/rulings.ts'
import type { VectorGame } from '../kit/vector-game.ts'
import { answerCustomWeapon } from './custom-weapons/vector.ts'
import { characterVectors } from './vectors/characters.ts'
import { gameVectors } from './vectors/games.ts'
import { vehicleVectors } from './vectors/vehicles.ts'
import { warbandVectors } from './vectors/warbands.ts'

/** The worked examples of Planet 28 that the rules here answer, by kind. */
export const planet28Vectors: VectorGame = {
  settings: BUILDER_RULINGS,
  adapters: {
    ...characterVectors,
    ...warbandVectors,
    ...vehicleVectors,
    ...gameVectors,
    'custom-weapon': answerCustomWeapon,
  },
}
