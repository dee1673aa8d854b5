import { fistful } from '../games/fistful/index.ts'
import { planet28 } from '../games/planet28/index.ts'
import { planetarySand } from '../games/planetary-sand/index.ts'
import { spacePlanes } from '../games/space-planes/index.ts'
import type { GamePages } from '../ui/pages/feature.ts'

/** The games in the order of their places. */
export const GAMES: readonly GamePages[] = [planet28, fistful, spacePlanes, planetarySand]
