import type { GameFeatures } from '#renderer/ui/pages/feature.ts'
import { agendasFeature } from './agendas/index.ts'
import { armouryFeature } from './armoury/index.ts'
import { tableBattlesFeature } from './battle/index.ts'
import { battlesFeature } from './battles/index.ts'
import { practiceFeature } from './field/index.ts'
import { forcesFeature } from './forces/index.ts'
import { offTableFeature } from './off-table/index.ts'
import { printFeature } from './print/index.ts'
import { rulingsFeature } from './rulings/index.ts'
import { scenariosFeature } from './scenarios/index.ts'

/** Pages of Planet 28: warbands, battles, and everything between them. */
export const planet28Features: GameFeatures = {
  id: 'planet28',
  features: [
    forcesFeature,
    armouryFeature,
    scenariosFeature,
    battlesFeature,
    tableBattlesFeature,
    practiceFeature,
    offTableFeature,
    agendasFeature,
    printFeature,
    rulingsFeature,
  ],
}
