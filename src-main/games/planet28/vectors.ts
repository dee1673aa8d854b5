import {
  BATTLE_RULING_IDS,
  BUILDER_RULING_IDS,
  CAMPAIGN_RULING_IDS,
  RULINGS,
} from '#shared/games/planet28/tables/rulings.ts'
import { isRecord } from '../kit/json.ts'
import type { VectorExampleRunner, GameVectorConfig } from '../kit/vector-game.ts'
import { createVectorSettings } from '../kit/vector-settings.ts'
import { runCustomWeaponVector } from './house/custom-weapons/vector.ts'
import { breakingVectors } from './vectors/battle/breaking.ts'
import { fightingVectors } from './vectors/battle/fighting.ts'
import { movingVectors } from './vectors/battle/moving.ts'
import { powerVectors } from './vectors/battle/powers.ts'
import { shootingVectors } from './vectors/battle/shooting.ts'
import { soloVectors } from './vectors/battle/solo.ts'
import { squadVectors } from './vectors/battle/squads.ts'
import { turnVectors } from './vectors/battle/turns.ts'
import { battleVehicleVectors } from './vectors/battle/vehicles.ts'
import { weaponVectors } from './vectors/battle/weapon-rules.ts'
import { campaignVectors } from './vectors/campaign.ts'
import { characterVectors } from './vectors/characters.ts'
import { gameVectors } from './vectors/games.ts'
import { gearVectors } from './vectors/gear.ts'
import { recoveryVectors } from './vectors/recovery.ts'
import { vehicleVectors } from './vectors/vehicles.ts'
import { warbandVectors } from './vectors/warbands.ts'

/** The rulings that builder, campaign and battle obey. */
const OBEYED = [...BUILDER_RULING_IDS, ...CAMPAIGN_RULING_IDS, ...BATTLE_RULING_IDS]

/** The worked examples of Planet 28 that the rules here answer, by kind. */
export const planet28VectorConfig: GameVectorConfig = {
  settings: createVectorSettings(Object.fromEntries(OBEYED.map((id) => [id, RULINGS[id]]))),
  adapters: {
    ...characterVectors,
    ...warbandVectors,
    ...vehicleVectors,
    ...gameVectors,
    ...campaignVectors,
    ...recoveryVectors,
    ...gearVectors,
    ...soloVectors,
    ...confirmLegal({
      ...turnVectors,
      ...breakingVectors,
      ...battleVehicleVectors,
      ...movingVectors,
      ...fightingVectors,
      ...shootingVectors,
      ...weaponVectors,
      ...squadVectors,
      ...powerVectors,
    }),
    'custom-weapon': runCustomWeaponVector,
  },
}

/** Adapters whose answers say `legal`: true where nothing was refused and they say nothing else of it. */
function confirmLegal(adapters: Readonly<Record<string, VectorExampleRunner>>): Record<string, VectorExampleRunner> {
  const confirm =
    (adapter: VectorExampleRunner): VectorExampleRunner =>
    (...example) => {
      const answer = adapter(...example)
      return isRecord(answer) ? { legal: true, ...answer } : answer
    }
  return Object.fromEntries(Object.entries(adapters).map(([kind, adapter]) => [kind, confirm(adapter)]))
}
