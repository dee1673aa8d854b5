import { total } from '#main/games/kit/modifier.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import { CHARGE_DICE } from '../charge.ts'
import { hindrances } from '../commands/fight.ts'
import { effectsOn, ofShape, whyForbidden } from '../effects-in-force.ts'
import { type Scene, unitIn } from '../scene.ts'
import { planShot, type Shot } from '../shots.ts'
import { type Aim, aimOf, rerollsOf } from '../strikes.ts'
import { hullWeapon } from '../vehicles/hull-weapon.ts'
import { vehicleIn } from '../vehicles/vehicle-in.ts'
import type { NamedAttack } from './attack-numbers.ts'
import { type Blow, damageNumbers } from './damage-numbers.ts'
import type { AttackHow } from './met-numbers.ts'
import { rollOf } from './roll-of.ts'

/** One shot out of a vehicle as numbers (P28-VEH-SHOOT-1, P28-VEH-SHOOT-2). */
export function hullShotNumbers(scene: Scene, shot: Shot): NamedAttack {
  const { by, weapon, how } = shot
  const { skill, parts } = planShot(scene, shot, { moves: 0, wish: undefined })
  const said = { type: 'shoot', said: how.said, ...(how.hull !== undefined && { hull: how.hull }) } as const
  return numbersOf(scene, {
    unit: unitIn(scene, by),
    target: how.target,
    member: how.member,
    weapon,
    aim: { skill, parts },
    how: said,
    chargeDice: null,
  })
}

/** One blow of a vehicle as numbers, in a fight or at the end of a ram (P28-VEH-FIGHT-1, P28-VEH-FIGHT-2). */
export function hullFightNumbers(
  scene: Scene,
  command: Pick<BattleCommandOf<'vehicle-fight'>, 'unit' | 'target' | 'hull' | 'member'>,
  { isCharge }: { readonly isCharge: boolean },
): NamedAttack {
  const unit = vehicleIn(scene, command.unit)
  const { target, member } = command
  const weapon = hullWeapon(unit, scene.rules)
  const moments = isCharge ? (['charge'] as const) : []
  const situation = isCharge ? hindrances(scene, command) : []
  const aim = aimOf(scene, {
    unit,
    model: undefined,
    weapon,
    target,
    skill: 'F',
    label: '',
    rule: '',
    moments,
    situation,
    wish: undefined,
  })
  const isDenied = whyForbidden(effectsOn(unitIn(scene, target), scene.rules), 'charge-dice') !== null
  const chargeDice = isCharge && !isDenied ? CHARGE_DICE : null
  return numbersOf(scene, { unit, target, member, weapon, aim, how: { type: 'fight' }, chargeDice })
}

interface HullBlow extends Blow {
  readonly aim: Aim
  readonly how: AttackHow
  readonly chargeDice: string | null
}

function numbersOf(scene: Scene, { aim, how, chargeDice, ...blow }: HullBlow): NamedAttack {
  const { unit, weapon } = blow
  const { skill, parts } = aim
  const backfireOn = ofShape(weapon.effects, 'backfires')[0]?.effect.on ?? null
  const roll = { ...rollOf(scene, unit, { skill, target: total(parts), rerolls: rerollsOf(skill) }), backfireOn }
  const { numbers, named } = damageNumbers(scene, how, blow)
  const { damageDice, damageParts, armourDice } = named
  return {
    numbers: { roll, chargeDice, block: null, ...numbers },
    parts,
    model: null,
    weapon: weapon.id,
    blockParts: [],
    damageDice,
    damageParts,
    armourDice,
  }
}
