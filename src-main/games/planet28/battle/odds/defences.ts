import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { NamedDice } from '#shared/games/planet28/battle/forecasts.ts'
import type { BattleUnit, Model, CharacterOrSquadUnit, VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import { listArmourDice } from '../damage/armour.ts'
import { canBeHurtBy } from '../damage/hits.ts'
import type { WeaponInUse } from '../damage/weapons.ts'
import { listUnitEffects, listFightingModels } from '../effects-in-force.ts'
import { isShotTargetInCover } from '../shoot/resolve-shot.ts'
import type { Transaction } from '../transaction.ts'
import { VEHICLE_COVER_DICE } from '../vehicles/cover.ts'
import { isVehicleInCover } from '../vehicles/hit-on-vehicle.ts'

/** Defences against a weapon. */
interface Met {
  readonly armour: readonly NamedDice[]
  readonly isHarmless: boolean
}

/** Inputs of an attack that affect the defences. A fight needs none. */
export type AttackInputForDefences =
  | Pick<BattleCommandOf<'shoot'>, 'type' | 'said' | 'hull'>
  | { readonly type: 'fight' }

/** Returns the defences of each possible victim: the members of a unit by index, or one hull. */
export function buildDefencesForOdds(
  transaction: Transaction,
  how: AttackInputForDefences,
  { target, weapon }: { readonly target: BattleUnit; readonly weapon: WeaponInUse },
): Met[] {
  return target.kind === 'vehicle'
    ? [hullOf(transaction, how, { target, weapon })]
    : membersOf(transaction, how, { target, weapon })
}

/** Defences of a vehicle: only cover, and only against shots (P28-VEH-DMG-1). */
function hullOf(
  transaction: Transaction,
  attack: AttackInputForDefences,
  { target, weapon }: { target: VehicleUnit; weapon: WeaponInUse },
): Met {
  if (attack.type === 'fight') return { armour: [], isHarmless: false }
  const shot = { weapon, distanceCm: attack.said.distanceCm }
  const isCovered = isVehicleInCover(transaction, target, { hull: attack.hull ?? {}, shot })
  const cover = { source: 'Cover', rule: 'P28-VEH-COVER-1', dice: VEHICLE_COVER_DICE }
  return { armour: isCovered ? [cover] : [], isHarmless: false }
}

function membersOf(
  transaction: Transaction,
  attack: AttackInputForDefences,
  { target, weapon }: { target: CharacterOrSquadUnit; weapon: WeaponInUse },
): Met[] {
  const isInCover = attack.type === 'shoot' && isShotTargetInCover(transaction, { how: attack, weapon, unit: target })
  return listFightingModels(target).map((model) => armourOf(transaction, { target, model, weapon, isInCover }))
}

/** Defences of one member, without living armour (P28-ARM-1, P28-TR-unearthly). */
function armourOf(
  transaction: Transaction,
  {
    target,
    model,
    weapon,
    isInCover,
  }: { target: CharacterOrSquadUnit; model: Model; weapon: WeaponInUse; isInCover: boolean },
): Met {
  const effects = listUnitEffects(target, transaction.rules, model)
  const { equipment } = model
  const { keywords } = weapon.row
  const pool = model.pool === null ? null : 0
  const hit = { weaponEffects: weapon.effects, keywords, isInCover }
  const armour = listArmourDice(hit, { equipment, pool, effects }, transaction.rules).map(({ label, rule, dice }) => ({
    source: label,
    rule,
    dice,
  }))
  return { armour, isHarmless: !canBeHurtBy(effects, keywords) }
}
