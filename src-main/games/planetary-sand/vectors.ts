import type { VectorGame } from '#main/games/kit/vector-game.ts'
import { EXAMPLES } from '#shared/games/planetary-sand/examples.ts'
import { bandAt } from './distance/cords.ts'
import { blastFigures, blastVehicle, cup, indirect } from './vectors/blasts.ts'
import { facing, shot, volley } from './vectors/shots.ts'
import { air, hth, move, objective, prisoners, reload, robots } from './vectors/turns.ts'
import { salvaged } from './works/effort.ts'

const IN_R = 0.001
const IN_MM = 0.5

/** The worked examples, each kind by its adapter; numbers agree within half a millimetre, and R more closely where they are given. */
export const planetarySandVectors: VectorGame = {
  settings: [],
  tolerance: (kind) => (kind === 'cup' ? IN_MM : IN_R),
  adapters: {
    bands: (given) => ({ bands: EXAMPLES.bands.parse(given).cases.map(([far, range]) => bandAt(far, range) ?? 'out') }),
    shots: (given) => ({ cases: EXAMPLES.shots.parse(given).cases.map(shot) }),
    facing,
    cup,
    indirect,
    'blast-figures': blastFigures,
    'blast-vehicle': (given) => ({ cases: EXAMPLES['blast-vehicle'].parse(given).cases.map(blastVehicle) }),
    moves: (given) => ({ cases: EXAMPLES.moves.parse(given).cases.map(move) }),
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
