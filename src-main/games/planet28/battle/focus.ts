import type { NamedModifier } from '#shared/games/planet28/battle/effects.ts'
import type { RerollWish } from '#shared/games/planet28/battle/said.ts'
import type { PeopleUnit } from '#shared/games/planet28/battle/units.ts'
import { rollSkill } from './rolls.ts'
import { focusPenalty } from './rules/focus.ts'
import { emit, lockedWith, type Scene } from './scene.ts'
import { skillParts } from './skills.ts'

/** With several opponents one Awareness roll a turn, before the first own Fight (P28-MULTI-1, P28-MULTI-2). */
export function focusOn(scene: Scene, unit: PeopleUnit, wish: RerollWish | undefined): NamedModifier[] {
  const penalty = focusPenalty(lockedWith(scene.battle, unit.id).length)
  if (penalty.length === 0) return []
  let { focus } = unit.turn
  if (focus === null) {
    const parts = [...skillParts(scene, { unit, skill: 'AW' }), ...penalty]
    const roll = {
      unit,
      skill: 'AW',
      label: 'Focus test',
      rule: 'P28-MULTI-1',
      parts,
      rerolls: ['awareness'],
      wish,
    } as const
    focus = rollSkill(scene, roll).isSuccess ? 'passed' : 'failed'
    emit(scene, { type: 'focused', unit: unit.id, focus })
  }
  return focus === 'failed' ? penalty : []
}
