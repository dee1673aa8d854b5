import type { Settlement } from '#shared/games/planet28/campaign/aftermath.ts'
import type { BattleToSettle } from './battle-to-settle.ts'
import { estatesOf } from './belongings.ts'
import { settleHabits } from './habits.ts'
import { divideEstates } from './heirs.ts'
import { settleLoot } from './loot.ts'
import { settleRounds } from './rounds.ts'
import { settleSpending } from './spending.ts'

/** Doses and what was used up first, then gear that changes hands: looted, then what the dead leave, then rounds that are made (P28-AB-loot, P28-INJ-8, P28-TR-ammo-smith). */
export function settleGear(battle: BattleToSettle, settled: Settlement): Settlement {
  const dosed = settleHabits(battle, settled)
  const spent = settleSpending(battle, { settled: dosed, estates: estatesOf(battle, dosed) })
  const looted = settleLoot(battle, spent)
  return settleRounds(battle, divideEstates(battle, looted))
}
