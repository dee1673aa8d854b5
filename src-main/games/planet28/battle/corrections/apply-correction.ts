import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import { type Transaction, getUnit } from '../transaction.ts'
import { getSection } from '../vehicles/get-section.ts'
import { recordPassengersOut } from '../vehicles/passengers.ts'

/** Applies a manual correction agreed at the table (hit points, contacts, actions), with its reason (P28-ACT-4). */
export function applyManualCorrection(transaction: Transaction, command: BattleCommandOf<'correct'>): void {
  const { unit, contacts, hitPoints, actions, note, cell } = command
  const found = getUnit(transaction, unit)
  const isHull = found.kind === 'vehicle' && cell !== undefined && hitPoints !== undefined
  const first = found.kind === 'vehicle' ? undefined : found.models[0]?.id
  const model = command.model ?? first ?? null
  transaction.apply({ type: 'corrected', unit, model, hitPoints: hitPoints ?? null, actions: actions ?? null, note })
  if (isHull)
    transaction.apply({ type: 'section-hurt', unit, section: { ...getSection(found, cell), hitPoints }, by: null })
  if (isHull && hitPoints === 0) recordPassengersOut(transaction, { vehicle: unit, cell })
  if (contacts !== undefined) transaction.apply({ type: 'touched', unit, contacts })
}
