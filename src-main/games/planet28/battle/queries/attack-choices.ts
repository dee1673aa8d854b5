import type { OrderInputName, RefusalReason } from '#shared/games/planet28/battle/choices.ts'
import type { NamedEffect } from '#shared/games/planet28/battle/effects.ts'
import { isOnTable } from '#shared/games/planet28/battle/on-table.ts'
import type { CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import { listUsableWeapons } from '../damage/usable-weapons.ts'
import { filterEffectsByShape, getWeaponEffects } from '../effects-in-force.ts'
import { findSoloEnemyAnswer } from '../solo/solo-enemy-answer.ts'
import { readOnly } from '../transaction.ts'
import type { BattleWithRules, ChoiceDraft } from './build-choice.ts'

/** Default input of shots. Vehicles have cover of their own (P28-VEH-COVER-1). */
export const DEFAULT_SHOT_INPUT = { cover: 'none' } as const

const NOBODY = (rule: string): RefusalReason => ({
  code: 'no-target',
  message: 'There is nobody to aim this at.',
  rule,
})

export function listEnemyIds({ battle }: BattleWithRules, { side }: Pick<CharacterOrSquadUnit, 'side'>): string[] {
  return battle.units.filter((unit) => unit.side !== side && isOnTable(unit)).map(({ id }) => id)
}

/**
 * Lists one Shoot choice per weapon. Members whose weapon is not loaded are left out if another's is (P28-SHOOT-6,
 * P28-SQ-7).
 */
export function listShootChoices(desk: BattleWithRules, unit: CharacterOrSquadUnit): ChoiceDraft[] {
  return listUsableWeapons(desk, unit, 'ranged').map(({ id, row, name, models }): ChoiceDraft => {
    const effects = getWeaponEffects(row.specialRules, desk.rules)
    const loaded = models.filter(({ empty }) => !empty.includes(id))
    const strikes = (loaded.length > 0 ? loaded : models).map(({ id: model }) => ({ model, weapon: id }))
    const measured = { distanceCm: 0, isSeen: true, ...DEFAULT_SHOT_INPUT }
    return {
      id: `shoot:${id}`,
      label: `Shoot: ${name}`,
      order: { type: 'shoot', by: unit.side, unit: unit.id, strikes, said: DEFAULT_SHOT_INPUT },
      actions: 1,
      facts: listShotInputNames(effects),
      best: { said: measured, hull: { facing: 'front' } },
      reach: { cm: row.rangeCm, fromCm: 0, parts: [] },
      aim: {
        field: 'target',
        units: listEnemyIds(desk, unit),
        none: NOBODY('P28-SHOOT-1'),
        facts: (target) => listTargetInputNames(desk, target, 'shoot'),
      },
    }
  })
}

export function listShotInputNames(effects: readonly NamedEffect[]): OrderInputName[] {
  const isMarked = filterEffectsByShape(effects, 'marker').length > 0
  const isBlast = isMarked || filterEffectsByShape(effects, 'splash').length > 0
  return [
    'distanceCm',
    'isSeen',
    'heightCm',
    ...(isMarked ? (['guessCm'] as const) : []),
    ...(isBlast ? (['bystanders'] as const) : []),
  ]
}

export function listTargetInputNames({ battle }: BattleWithRules, id: string, at: 'shoot' | 'fight'): OrderInputName[] {
  const kind = battle.units.find((unit) => unit.id === id)?.kind
  if (kind === 'vehicle') return ['hull']
  const cover: readonly OrderInputName[] = at === 'shoot' ? ['cover'] : []
  if (kind !== 'squad') return [...cover]
  return at === 'shoot' ? [...cover, 'hiddenMembers', 'member'] : ['member']
}

/**
 * Lists one Fight choice per weapon at hand, against enemies in contact or within stepping distance (P28-FIGHT-1,
 * P28-CHRG-1).
 */
export function listFightChoices(
  desk: BattleWithRules,
  unit: CharacterOrSquadUnit,
  only?: readonly string[],
): ChoiceDraft[] {
  return listUsableWeapons(desk, unit, 'melee').map(({ id, name, row, models }): ChoiceDraft => {
    const strikes = models.map(({ id: model }) => ({ model, weapon: id }))
    const isBlast = filterEffectsByShape(getWeaponEffects(row.specialRules, desk.rules), 'splash').length > 0
    return {
      id: `fight:${id}`,
      label: `Fight: ${name}`,
      order: { type: 'fight', by: unit.side, unit: unit.id, strikes },
      actions: only === undefined ? 1 : 0,
      facts: [
        'distanceCm',
        ...(only === undefined ? (['contacts'] as const) : []),
        ...(isBlast ? (['bystanders'] as const) : []),
      ],
      best: { distanceCm: 0, hull: { facing: 'front' } },
      aim: {
        field: 'target',
        units: only ?? listEnemyIds(desk, unit),
        none: NOBODY('P28-FIGHT-1'),
        best: (target) => buildForcedAnswer(desk, target, { isCharge: only !== undefined }),
        facts: (target) => [...listTargetInputNames(desk, target, 'fight'), ...harmlessFact(desk, unit, target)],
      },
    }
  })
}

/** Input that makes a hit harmless, which one agenda requires of characters (P28-AG-4). */
function harmlessFact({ battle }: BattleWithRules, { kind }: CharacterOrSquadUnit, target: string): OrderInputName[] {
  const foe = battle.units.find(({ id }) => id === target)
  return kind === 'character' && foe?.kind === 'character' ? ['isHarmless'] : []
}

/** The forced answer of a solo enemy as a field of the command; empty for other units (P28-AI-5). */
export function buildForcedAnswer(
  { battle }: BattleWithRules,
  target: string,
  moment: { readonly isCharge: boolean },
): { readonly answer?: ReturnType<typeof findSoloEnemyAnswer> } {
  const answer = findSoloEnemyAnswer(readOnly(battle), target, moment)
  return answer === null ? {} : { answer }
}
