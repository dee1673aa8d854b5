import { fistfulFeatures } from '../games/fistful/index.ts'
import { planet28Features } from '../games/planet28/index.ts'
import { planetarySandFeatures } from '../games/planetary-sand/index.ts'
import { spacePlanesFeatures } from '../games/space-planes/index.ts'
import type { GameFeatures } from '../ui/pages/feature.ts'

/** The games in the order of their places. */
export const GAME_FEATURES: readonly GameFeatures[] = [
  planet28Features,
  fistfulFeatures,
  spacePlanesFeatures,
  planetarySandFeatures,
]
