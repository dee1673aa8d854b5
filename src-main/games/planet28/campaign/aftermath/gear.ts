import type { AftermathResult } from '#shared/games/planet28/campaign/aftermath.ts'
import { settleAddictions } from './addictions.ts'
import type { AftermathInput } from './aftermath-input.ts'
import { settleConsumption } from './consumption.ts'
import { settleCraftedAmmunition } from './crafted-ammunition.ts'
import { settleLoot } from './loot.ts'
import { settleUnclaimedGear } from './settle-unclaimed-gear.ts'
import { listUnclaimedGear } from './unclaimed-gear.ts'

/**
 * Removes doses and consumed gear first, then transfers gear: loot, then the gear of the dead, then new rounds
 * (P28-AB-loot, P28-INJ-8, P28-TR-ammo-smith).
 */
export function settleGear(battle: AftermathInput, settled: AftermathResult): AftermathResult {
  const dosed = settleAddictions(battle, settled)
  const spent = settleConsumption(battle, { settled: dosed, estates: listUnclaimedGear(battle, dosed) })
  const looted = settleLoot(battle, spent)
  return settleCraftedAmmunition(battle, settleUnclaimedGear(battle, looted))
}
