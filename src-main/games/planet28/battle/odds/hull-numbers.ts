import { total } from '#main/games/kit/modifier.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/state.ts'
import { CHARGE_DICE } from '../charge.ts'
import { hindrances } from '../commands/fight.ts'
import { effectsOn, ofShape, whyForbidden } from '../effects-in-force.ts'
import { type Scene, unitIn } from '../scene.ts'
import { planShot, type Shot } from '../shots.ts'
import { type Aim, aimOf, rerollsOf } from '../strikes.ts'
import { hullWeapon } from '../vehicles/hull-weapon.ts'
import { vehicleIn } from '../vehicles/vehicle-in.ts'
import type { WeaponInUse } from '../weapons.ts'
import { streakOf } from './attack-numbers.ts'
import { type AttackHow, metBy } from './met-numbers.ts'
import { rollOf } from './roll-of.ts'
import type { AttackNumbers } from './strike-odds.ts'

/** One shot out of a vehicle as numbers (P28-VEH-SHOOT-1, P28-VEH-SHOOT-2). */
export function hullShotNumbers(scene: Scene, shot: Shot): AttackNumbers {
  const { by, weapon, how } = shot
  const { skill, parts } = planShot(scene, shot, { moves: 0, wish: undefined })
  const said = { type: 'shoot', said: how.said, ...(how.hull !== undefined && { hull: how.hull }) } as const
  return numbersOf(scene, {
    unit: unitIn(scene, by),
    target: how.target,
    weapon,
    aim: { skill, parts },
    how: said,
    chargeDice: null,
  })
}

/** One blow of a vehicle as numbers, in a fight or at the end of a ram (P28-VEH-FIGHT-1, P28-VEH-FIGHT-2). */
export function hullFightNumbers(
  scene: Scene,
  command: Pick<BattleCommandOf<'vehicle-fight'>, 'unit' | 'target' | 'hull'>,
  { isCharge }: { readonly isCharge: boolean },
): AttackNumbers {
  const unit = vehicleIn(scene, command.unit)
  const { target } = command
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
  return numbersOf(scene, { unit, target, weapon, aim, how: { type: 'fight' }, chargeDice })
}

interface Blow {
  readonly unit: BattleUnit
  readonly target: string
  readonly weapon: WeaponInUse
  readonly aim: Aim
  readonly how: AttackHow
  readonly chargeDice: string | null
}

function numbersOf(scene: Scene, { unit, target, weapon, aim, how, chargeDice }: Blow): AttackNumbers {
  const { skill, parts } = aim
  const backfireOn = ofShape(weapon.effects, 'backfires')[0]?.effect.on ?? null
  const extra = ofShape(effectsOn(unit, scene.rules), 'weapon-damage').filter(
    ({ effect }) => effect.weapons === 'next-attack' || effect.weapons.includes(weapon.id),
  )
  return {
    roll: { ...rollOf(scene, unit, { skill, target: total(parts), rerolls: rerollsOf(skill) }), backfireOn },
    chargeDice,
    block: null,
    damage: [weapon.row.damage, ...extra.map(({ effect }) => effect.dice)],
    plus: total(streakOf(scene, { unit, target, weapon })),
    against: metBy(scene, how, { target: unitIn(scene, target), weapon }).map(({ armour, isHarmless }) => ({
      armour: armour.map(({ dice }) => dice),
      isHarmless,
    })),
  }
}
