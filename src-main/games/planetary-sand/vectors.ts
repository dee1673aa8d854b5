import type { GameVectorConfig } from '#main/games/kit/vector-game.ts'
import { createSchemaVectorSetting, createVectorSettings } from '#main/games/kit/vector-settings.ts'
import { EXAMPLE_SCHEMAS } from '#shared/games/planetary-sand/examples.ts'
import { SettingDeviationsSchema } from '#shared/games/planetary-sand/options.ts'
import { SETTINGS } from '#shared/games/planetary-sand/tables/settings.ts'
import { findRangeBandAt } from './ground/cords.ts'
import { runBlastFiguresVector, runBlastVehiclesVector, runCupVector, runIndirectVector } from './vectors/blasts.ts'
import { runFacingVector, runShotsVector, runVolleyVector } from './vectors/shots.ts'
import {
  runAirVector,
  runHandToHandVector,
  runMovesVector,
  runObjectiveVector,
  runPrisonersVector,
  runReloadVector,
  runRobotsVector,
} from './vectors/turns.ts'
import { countSalvagedRobots } from './works/effort.ts'

const { unitMm, cupMm, pailMm, zones, cliffRate, turnLimit } = SettingDeviationsSchema.shape

const IN_R = 0.001
const IN_MM = 0.5

/** Adapters of the worked examples, by kind. Numbers are compared to half a millimetre, values in R more precisely. */
export const planetarySandVectorConfig: GameVectorConfig = {
  settings: {
    ...createVectorSettings(SETTINGS),
    unitMm: createSchemaVectorSetting(unitMm, '50 to 2000 mm'),
    cupMm: createSchemaVectorSetting(cupMm, '20 to 500 mm'),
    pailMm: createSchemaVectorSetting(pailMm, '20 to 1000 mm'),
    zones: createSchemaVectorSetting(zones, 'two shares of the long side, as a list'),
    cliffRate: createSchemaVectorSetting(cliffRate, '0 to 3 R'),
    turnLimit: createSchemaVectorSetting(turnLimit, '1 to 1000 turns or null'),
  },
  tolerance: (kind) => (kind === 'cup' ? IN_MM : IN_R),
  adapters: {
    bands: (given) => ({
      bands: EXAMPLE_SCHEMAS.bands.parse(given).cases.map(([far, range]) => findRangeBandAt(far, range) ?? 'out'),
    }),
    shots: runShotsVector,
    facing: runFacingVector,
    cup: runCupVector,
    indirect: runIndirectVector,
    'blast-figures': runBlastFiguresVector,
    'blast-vehicle': runBlastVehiclesVector,
    moves: runMovesVector,
    hth: runHandToHandVector,
    prisoners: runPrisonersVector,
    air: runAirVector,
    reload: runReloadVector,
    robots: runRobotsVector,
    recovery: (given) => ({ restored: EXAMPLE_SCHEMAS.recovery.parse(given).cases.map(countSalvagedRobots) }),
    objective: runObjectiveVector,
    volley: runVolleyVector,
  },
}
