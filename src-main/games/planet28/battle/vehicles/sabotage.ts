import { listAbilityEffectsOnVehicles } from '#main/games/planet28/special-rules/battle-vehicles.ts'
import type { EffectOf } from '#shared/games/planet28/battle/effects.ts'
import { findRulebookRow, type Rules } from '#shared/games/planet28/rulebook.ts'
import type { Facing } from '#shared/games/planet28/tables/vehicle-sections.ts'
import type { Cell } from '#shared/games/planet28/vehicle-grid.ts'
import { rollSum } from '../rolls/rolls.ts'
import { type Transaction } from '../transaction.ts'
import { FACING_DIE, getRolledFacing } from './facing-dice.ts'
import { getVehicle } from './get-vehicle.ts'
import { listExposedSections, getVehicleSize } from './sections.ts'

const RULE = 'P28-AB-sabotage'

/** The sabotage effect of an ability. */
export type SabotageEffect = EffectOf<'sabotages'>

/** A sabotage attempt: unit, vehicle, and preferred sections. */
export interface SabotageAttempt {
  readonly by: string
  readonly vehicle: string
  readonly wishes: readonly Cell[]
  readonly skill: SabotageEffect
}

/** The sabotage effect among abilities, or null (P28-AB-sabotage). */
export function findSabotageEffect(abilities: readonly string[], { tables }: Rules): SabotageEffect | null {
  const effects = abilities.flatMap((id) => {
    const row = findRulebookRow(tables, 'abilities', id)
    return row === null ? [] : listAbilityEffectsOnVehicles(id, row)
  })
  return effects.find((effect): effect is SabotageEffect => effect.shape === 'sabotages') ?? null
}

/**
 * Sabotages a vehicle: a die determines the facing, the saboteur picks a section there by preference, and it is out of
 * action for some turns. There is no roll to succeed (P28-AB-sabotage).
 */
export function resolveSabotage(
  transaction: Transaction,
  { by, vehicle: id, wishes, skill }: SabotageAttempt,
): { readonly facing: Facing; readonly turns: number } {
  const face = rollSum(transaction, {
    unit: by,
    label: 'Facing that is sabotaged',
    rule: RULE,
    dice: `1D${FACING_DIE}`,
  })
  const turns = rollSum(transaction, { unit: by, label: 'Turns it is out', rule: RULE, dice: skill.turns })
  const facing = getRolledFacing(face, 'sabotage', transaction.rules)
  const vehicle = getVehicle(transaction, id)
  const isSmall = getVehicleSize(vehicle, transaction.rules) === 'small'
  const exposed = listExposedSections(vehicle, isSmall ? null : facing, transaction.rules)
  const chosen = wishes.flatMap((cell) => exposed.find((section) => section.cell === cell) ?? [])[0] ?? exposed[0]
  if (chosen === undefined) transaction.refuse('nothing-left', `${vehicle.name} has no section left to sabotage.`, RULE)
  const { cell, hitPoints, start, isLoaded } = chosen
  // The current turn counts, and there is no break test (P28-META-8, P28-AB-sabotage).
  const sabotagedUntil =
    transaction.battle.turn + turns - (transaction.rules.settings.durationStart === 'current' ? 1 : 0)
  const section = { cell, hitPoints, start, isLoaded, sabotagedUntil }
  transaction.apply({ type: 'section-hurt', unit: id, section, by: null })
  return { facing, turns }
}

/** Restores sections whose sabotage has expired (P28-AB-sabotage). */
export function endExpiredSabotage(transaction: Transaction): void {
  for (const unit of transaction.battle.units) {
    if (unit.kind !== 'vehicle') continue
    for (const section of unit.sections)
      if (section.sabotagedUntil !== null && section.sabotagedUntil < transaction.battle.turn)
        transaction.apply({
          type: 'section-hurt',
          unit: unit.id,
          section: { ...section, sabotagedUntil: null },
          by: null,
        })
  }
}
