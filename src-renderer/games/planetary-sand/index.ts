import type { GameFeatures } from '#renderer/ui/pages/feature.ts'
import { armiesFeature } from './armies/index.ts'
import { sandBattlesFeature } from './battle/index.ts'
import { battlefieldsFeature } from './battlefields/index.ts'
import { sandPrintFeature } from './print/index.ts'
import { toyBoxesFeature } from './toy-boxes/index.ts'

/** Pages of Planetary Sand: battles of figures on the lawn, toy boxes, armies picked from them, and battlefields. */
export const planetarySandFeatures: GameFeatures = {
  id: 'planetary-sand',
  features: [armiesFeature, sandBattlesFeature, toyBoxesFeature, battlefieldsFeature, sandPrintFeature],
}
