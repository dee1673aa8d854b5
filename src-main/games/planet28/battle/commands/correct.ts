import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import { emit, type Scene, unitIn } from '../scene.ts'
import { letOut } from '../vehicles/passengers.ts'
import { sectionAt } from '../vehicles/section-at.ts'

/** Whatever the table decided: hit-points, contacts and actions by hand, with the reason (P28-ACT-4). */
export function correct(scene: Scene, command: BattleCommandOf<'correct'>): void {
  const { unit, contacts, hitPoints, actions, note, cell } = command
  const found = unitIn(scene, unit)
  const isHull = found.kind === 'vehicle' && cell !== undefined && hitPoints !== undefined
  const first = found.kind === 'vehicle' ? undefined : found.models[0]?.id
  const model = command.model ?? first ?? null
  emit(scene, { type: 'corrected', unit, model, hitPoints: hitPoints ?? null, actions: actions ?? null, note })
  if (isHull) emit(scene, { type: 'section-hurt', unit, section: { ...sectionAt(found, cell), hitPoints }, by: null })
  if (isHull && hitPoints === 0) letOut(scene, { vehicle: unit, cell })
  if (contacts !== undefined) emit(scene, { type: 'touched', unit, contacts })
}
