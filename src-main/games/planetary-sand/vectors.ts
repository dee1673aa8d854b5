import type { VectorGame } from '#main/games/kit/vector-game.ts'
import { measuredSetting, settingsFromRows } from '#main/games/kit/vector-settings.ts'
import { EXAMPLES } from '#shared/games/planetary-sand/examples.ts'
import { SettingOptions } from '#shared/games/planetary-sand/options.ts'
import { SETTINGS } from '#shared/games/planetary-sand/tables/settings.ts'
import { bandAt } from './distance/cords.ts'
import { blastFigures, blastVehicles, cup, indirect } from './vectors/blasts.ts'
import { facing, shots, volley } from './vectors/shots.ts'
import { air, hth, moves, objective, prisoners, reload, robots } from './vectors/turns.ts'
import { salvaged } from './works/effort.ts'

const { unitMm, cupMm, pailMm, zones, cliffRate, turnLimit } = SettingOptions.shape

const IN_R = 0.001
const IN_MM = 0.5

/** The worked examples, each kind by its adapter; numbers agree within half a millimetre, and R more closely where they are given. */
export const planetarySandVectors: VectorGame = {
  settings: {
    ...settingsFromRows(SETTINGS),
    unitMm: measuredSetting(unitMm, '50 to 2000 mm'),
    cupMm: measuredSetting(cupMm, '20 to 500 mm'),
    pailMm: measuredSetting(pailMm, '20 to 1000 mm'),
    zones: measuredSetting(zones, 'two shares of the long side, as a list'),
    cliffRate: measuredSetting(cliffRate, '0 to 3 R'),
    turnLimit: measuredSetting(turnLimit, '1 to 1000 turns or null'),
  },
  tolerance: (kind) => (kind === 'cup' ? IN_MM : IN_R),
  adapters: {
    bands: (given) => ({ bands: EXAMPLES.bands.parse(given).cases.map(([far, range]) => bandAt(far, range) ?? 'out') }),
    shots,
    facing,
    cup,
    indirect,
    'blast-figures': blastFigures,
    'blast-vehicle': blastVehicles,
    moves,
    hth,
    prisoners,
    air,
    reload,
    robots,
    recovery: (given) => ({ restored: EXAMPLES.recovery.parse(given).cases.map(salvaged) }),
    objective,
    volley,
  },
}
