import type { Settlement } from '../../../../../src-shared/games/planet28/campaign-model.ts'
import type { BattleToSettle } from './battle-to-settle.ts'
import { estatesOf } from './estates.ts'
import { divideEstates } from './heirs.ts'
import { settleLoot } from './loot.ts'
import { settleRounds } from './rounds.ts'

/** Gear that changes hands: looted first, then what the dead leave, then rounds that are made (P28-AB-loot, P28-INJ-8, P28-TR-ammo-smith). */
export function settleGear(battle: BattleToSettle, settled: Settlement): Settlement {
  const looted = settleLoot(battle, { settled, estates: estatesOf(battle, settled) })
  return settleRounds(battle, divideEstates(battle, looted))
}
