import type { NamedModifier } from '#shared/games/planet28/battle/effects.ts'
import type { RerollPreference } from '#shared/games/planet28/battle/table-input.ts'
import type { CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import { rollSkill } from '../rolls/rolls.ts'
import { listSkillParts } from '../rolls/skills.ts'
import { listUnitsLockedWith, type Transaction } from '../transaction.ts'
import { getFocusPenalty } from './focus-modifiers.ts'

/** Rolls Awareness once per turn against several opponents, before the first own Fight (P28-MULTI-1, P28-MULTI-2). */
export function rollFocusPenalty(
  transaction: Transaction,
  unit: CharacterOrSquadUnit,
  wish: RerollPreference | undefined,
): NamedModifier[] {
  const penalty = getFocusPenalty(listUnitsLockedWith(transaction.battle, unit.id).length)
  if (penalty.length === 0) return []
  let { focus } = unit.turn
  if (focus === null) {
    const parts = [...listSkillParts(transaction, { unit, skill: 'AW' }), ...penalty]
    const roll = {
      unit,
      skill: 'AW',
      label: 'Focus test',
      rule: 'P28-MULTI-1',
      parts,
      rerolls: ['awareness'],
      wish,
    } as const
    focus = rollSkill(transaction, roll).isSuccess ? 'passed' : 'failed'
    transaction.apply({ type: 'focused', unit: unit.id, focus })
  }
  return focus === 'failed' ? penalty : []
}
