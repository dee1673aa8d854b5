import type { GamePages } from '#renderer/ui/feature.ts'
import { fistful } from '../games/fistful/index.ts'
import { planet28 } from '../games/planet28/index.ts'

/** The games, in the order in which their places stand. */
export const GAMES: readonly GamePages[] = [planet28, fistful]
