import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import { canFight } from '../can-fight.ts'
import { testCharged } from '../flinch.ts'
import { dueOf, emit, Illegal, type Scene, unitIn } from '../scene.ts'
import { isOfTheList } from '../solo/of-the-list.ts'

/** Lets the free fight of a charge or ram go; enemies of the list fight where they can (P28-CHRG-1, P28-VEH-FIGHT-2, P28-AI-5). */
export function skipFight(scene: Scene, { unit: id }: BattleCommandOf<'skip-fight'>): void {
  const due = dueOf(scene.battle, 'charge-fight', id)
  const unit = unitIn(scene, id)
  if (isOfTheList(scene.battle, unit) && canFight(scene, unit, due.target))
    throw new Illegal('list', `${unit.name} is led by the list and fights whom it charged.`, 'P28-AI-5')
  emit(scene, { type: 'answered', due })
  if (testCharged(scene, due.target) === 'runs') return
  emit(scene, { type: 'noted', unit: id, text: `${unit.name} makes no free fight.`, rule: due.rule })
}
