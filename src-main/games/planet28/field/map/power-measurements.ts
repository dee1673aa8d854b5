import { IllegalCommand } from '#main/games/kit/transaction.ts'
import { findArcanaHooks } from '#main/games/planet28/battle/powers/effects/arcana.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import { ARCANA, type ArcanaRow } from '#shared/games/planet28/tables/arcana.ts'
import { moveBody } from '../body.ts'
import { hasRoomForBody } from '../placement.ts'
import type { SideKnowledge } from '../side-knowledge.ts'
import { computeDistanceCm, hasLineOfSight } from '../sight.ts'
import { buildVehicleHitInput } from '../vehicles/vehicle-hit-input.ts'

type Ability = BattleCommandOf<'ability'>
type Cast = BattleCommandOf<'cast'>
type Aimed = Ability | Cast | BattleCommandOf<'item'>

/** Distance and line of sight from a unit to its target. Null without a target, or if one of them is not on the map. */
function measureTarget({ field, places }: SideKnowledge, unit: BattleUnit, { target }: Pick<Aimed, 'target'>) {
  const [own, there] = [places[unit.id], target === undefined ? undefined : places[target]]
  if (own === undefined || there === undefined) return null
  return {
    distanceCm: Math.round(100 * computeDistanceCm(field, own, there)) / 100,
    isSeen: hasLineOfSight(field, own, there),
  }
}

/** Adds the distance and line of sight of an ability (P28-ABIL-1). */
export function addAbilityMeasurements(view: SideKnowledge, unit: BattleUnit, order: Ability): Ability {
  return { ...order, ...measureTarget(view, unit, order) }
}

/** Adds the distance of an item's target (P28-ITEM-1). */
export function addItemMeasurements(
  view: SideKnowledge,
  unit: BattleUnit,
  order: BattleCommandOf<'item'>,
): typeof order {
  const measured = measureTarget(view, unit, order)
  return measured === null ? order : { ...order, distanceCm: measured.distanceCm }
}

/** Adds the distance of the sabotaged vehicle (P28-AB-sabotage). */
export function addSabotageMeasurements(
  view: SideKnowledge,
  unit: BattleUnit,
  order: BattleCommandOf<'sabotage'>,
): typeof order {
  const measured = measureTarget(view, unit, { target: order.vehicle })
  return measured === null ? order : { ...order, distanceCm: measured.distanceCm }
}

/**
 * Adds the line of sight to the target, the units within an area, and the side on which a vehicle is hit. Throws an
 * `IllegalCommand` if there is no room where the caster appears (P28-ARC-0, P28-ARC-1, P28-ARC-10).
 */
export function addCastMeasurements(view: SideKnowledge, unit: BattleUnit, order: Cast): Cast {
  const { field, places, battle } = view
  const row = Object.entries<ArcanaRow>(ARCANA).find(([id]) => id === order.arcana)?.[1]
  const own = places[unit.id]
  if (row === undefined || own === undefined) return order
  if (row.target === 'area') {
    const radiusCm = Number(row.values?.['radiusCm'] ?? 0)
    const near = Object.entries(places).filter(([, body]) => computeDistanceCm(field, own, body) <= radiusCm)
    return { ...order, near: near.flatMap(([id]) => (id === unit.id ? [] : [id])).slice(0, 60) }
  }
  if (order.to !== undefined && !hasRoomForBody(view, moveBody(own, order.to), unit.id))
    throw new IllegalCommand('no-room', `There is no room for ${unit.name} there: choose another place.`, 'P28-ARC-10')
  const measured = measureTarget(view, unit, order)
  const target = battle.units.find(({ id }) => id === order.target)
  const hull =
    target?.kind === 'vehicle' && findArcanaHooks(order.arcana)?.onVehicles?.told === 'hull'
      ? { hull: { ...order.hull, ...buildVehicleHitInput(view, target, { from: own }) } }
      : {}
  return { ...order, ...(measured !== null && { isSeen: measured.isSeen }), ...hull }
}
