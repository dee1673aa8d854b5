import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import { findRow } from '#shared/games/planet28/rulebook.ts'
import { mayBeAttacked } from '../attack-legal.ts'
import { fighting } from '../effects-in-force.ts'
import { dueOf, emit, Illegal, type Scene, unitIn } from '../scene.ts'
import { isOfTheList } from '../solo/of-the-list.ts'
import { hullWeapon } from '../vehicles/hull-weapon.ts'
import { bareHands, weaponInUse, type WeaponInUse } from '../weapons.ts'

/** Lets the free fight of a charge or ram go; enemies of the list fight where they can (P28-CHRG-1, P28-VEH-FIGHT-2, P28-AI-5). */
export function skipFight(scene: Scene, { unit: id }: BattleCommandOf<'skip-fight'>): void {
  const due = dueOf(scene.battle, 'charge-fight', id)
  const unit = unitIn(scene, id)
  if (isOfTheList(scene.battle, unit) && canFight(scene, unit, due.target))
    throw new Illegal('list', `${unit.name} is led by the list and fights whom it charged.`, 'P28-AI-5')
  emit(scene, { type: 'answered', due })
  emit(scene, { type: 'noted', unit: id, text: `${unit.name} makes no free fight.`, rule: due.rule })
}

function canFight(scene: Scene, unit: BattleUnit, target: string): boolean {
  return listMeleeWeapons(scene, unit).some((weaponOf) => {
    try {
      mayBeAttacked(scene, unit, { target, weapon: weaponOf(), at: 'fight' })
      return true
    } catch (error) {
      if (error instanceof Illegal) return false
      throw error
    }
  })
}

/** What a unit could fight with; a weapon that is not at hand throws when it is asked for. */
function listMeleeWeapons(scene: Scene, unit: BattleUnit): readonly (() => WeaponInUse)[] {
  if (unit.kind === 'vehicle') return [() => hullWeapon(unit, scene.rules)]
  return fighting(unit)
    .filter(({ isApart }) => !isApart)
    .flatMap((model) =>
      [...model.hands, ...bareHands(scene.rules)]
        .filter((id) => findRow(scene.rules.tables, 'weapons', id)?.type === 'melee')
        .map((id) => () => weaponInUse(scene, unit, { model, id })),
    )
}
