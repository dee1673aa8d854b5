import { BATTLE_RULINGS, BUILDER_RULINGS, CAMPAIGN_RULINGS } from '#shared/games/planet28/tables/rulings.ts'
import type { VectorGame } from '../kit/vector-game.ts'
import { answerCustomWeapon } from './custom-weapons/vector.ts'
import { breakingVectors } from './vectors/battle/breaking.ts'
import { fightingVectors } from './vectors/battle/fighting.ts'
import { movingVectors } from './vectors/battle/moving.ts'
import { powerVectors } from './vectors/battle/powers.ts'
import { shootingVectors } from './vectors/battle/shooting.ts'
import { soloVectors } from './vectors/battle/solo.ts'
import { squadVectors } from './vectors/battle/squads.ts'
import { turnVectors } from './vectors/battle/turns.ts'
import { battleVehicleVectors } from './vectors/battle/vehicles.ts'
import { campaignVectors } from './vectors/campaign.ts'
import { characterVectors } from './vectors/characters.ts'
import { gameVectors } from './vectors/games.ts'
import { gearVectors } from './vectors/gear.ts'
import { recoveryVectors } from './vectors/recovery.ts'
import { vehicleVectors } from './vectors/vehicles.ts'
import { warbandVectors } from './vectors/warbands.ts'

/** The worked examples of Planet 28 that the rules here answer, by kind. */
export const planet28Vectors: VectorGame = {
  settings: [...BUILDER_RULINGS, ...CAMPAIGN_RULINGS, ...BATTLE_RULINGS],
  adapters: {
    ...characterVectors,
    ...warbandVectors,
    ...vehicleVectors,
    ...gameVectors,
    ...campaignVectors,
    ...recoveryVectors,
    ...gearVectors,
    ...turnVectors,
    ...breakingVectors,
    ...battleVehicleVectors,
    ...soloVectors,
    ...movingVectors,
    ...fightingVectors,
    ...shootingVectors,
    ...squadVectors,
    ...powerVectors,
    'custom-weapon': answerCustomWeapon,
  },
}
