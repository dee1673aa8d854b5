import { listUnitEffects, filterEffectsByShape } from '../battle/effects-in-force.ts'
import type { SoloEnemyDistance } from '../battle/solo/enemy-order.ts'
import { isSoloEnemy } from '../battle/solo/solo-enemy.ts'
import { getBattleRules } from '../battle/transaction.ts'
import type { FieldBattle } from './field-battle.ts'
import { computeDistanceCm } from './sight.ts'

/** Distance of each list-controlled enemy from the nearest player unit (P28-SOLO-3). */
export function listSoloEnemyDistances({ battle, field, places }: FieldBattle): SoloEnemyDistance[] {
  const players = battle.units.flatMap((unit) => (isSoloEnemy(battle, unit) ? [] : (places[unit.id] ?? [])))
  return battle.units.flatMap((unit) => {
    const body = places[unit.id]
    if (body === undefined || players.length === 0 || !isSoloEnemy(battle, unit)) return []
    return [{ unit: unit.id, distanceCm: Math.min(...players.map((player) => computeDistanceCm(field, body, player))) }]
  })
}

/** Pairs of a unit and the bearer whose aura or immunity effect reaches it (P28-META-9). */
export function listAurasInReach({ battle, field, places: all }: FieldBattle): { bearer: string; unit: string }[] {
  const rules = getBattleRules(battle)
  return battle.units.flatMap((bearer) => {
    const from = all[bearer.id]
    if (from === undefined) return []
    const effects = listUnitEffects(bearer, rules)
    const reach = Math.max(
      0,
      ...filterEffectsByShape(effects, 'aura').map(({ effect }) => effect.radiusCm),
      ...filterEffectsByShape(effects, 'immune').map(({ effect }) => effect.radiusCm),
    )
    if (reach === 0) return []
    return Object.entries(all).flatMap(([unit, body]) =>
      unit !== bearer.id && computeDistanceCm(field, from, body) <= reach ? [{ bearer: bearer.id, unit }] : [],
    )
  })
}
