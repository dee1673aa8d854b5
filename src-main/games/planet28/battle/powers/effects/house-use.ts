import { addBattleCondition } from '#main/games/planet28/battle/battle-conditions.ts'
import { restoreHitPoints } from '#main/games/planet28/battle/damage/healing.ts'
import { resolveHitOnPeople } from '#main/games/planet28/battle/damage/hits.ts'
import { resolveWounds } from '#main/games/planet28/battle/damage/resolve-wounds.ts'
import { rollSum } from '#main/games/planet28/battle/rolls/rolls.ts'
import type { Transaction } from '#main/games/planet28/battle/transaction.ts'
import type { HouseUseEffect } from '#shared/games/planet28/house/house-effects.ts'
import { getTargetMember, type PowerInUse, type PowerHooks } from '../power-hooks.ts'

/** Builds the hooks of a house ability or item from its row. */
export function buildHouseUseHooks(use: HouseUseEffect): PowerHooks {
  const { at, whom, rangeCm } = use
  return {
    at,
    ...(whom === 'anybody' ? {} : { whom }),
    ...(rangeCm === undefined ? {} : { rangeCm: () => rangeCm }),
    ...(use.heals === undefined ? {} : { isHelp: true }),
    ...(use.heals === undefined && use.harms === undefined ? {} : { onMember: true }),
    act: (transaction, power) => act(transaction, power, use),
  }
}

/** Applies healing, then damage with armour, then lasting effects. */
function act(transaction: Transaction, power: PowerInUse, { heals, harms, effects, turns }: HouseUseEffect): void {
  const { unit, target, row, rule } = power
  const member = getTargetMember(power)
  const rolled = (dice: string) => rollSum(transaction, { unit, label: row.name, rule, dice })
  if (heals !== undefined) restoreHitPoints(transaction, { unit: target, points: rolled(heals), member })
  if (effects.length > 0) addBattleCondition(transaction, power, { on: target, effects, turns })
  if (harms === undefined) return
  const hit = { victim: target, member, raw: rolled(harms), by: unit, cause: row.name, rule }
  resolveWounds(
    transaction,
    resolveHitOnPeople(transaction, { ...hit, keywords: [], weaponEffects: [], isInCover: false }),
  )
}
