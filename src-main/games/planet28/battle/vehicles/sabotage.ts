import { effectsOnVehicles } from '#main/games/planet28/special-rules/battle-vehicles.ts'
import type { EffectOf } from '#shared/games/planet28/battle/effects.ts'
import type { Cell } from '#shared/games/planet28/grid.ts'
import { findRow, type Rules } from '#shared/games/planet28/rulebook.ts'
import type { Facing } from '#shared/games/planet28/tables/vehicle-sections.ts'
import { rollSum } from '../rolls.ts'
import { emit, Illegal, type Scene } from '../scene.ts'
import { FACING_DIE, facingOn } from './facing-dice.ts'
import { exposedSections, sizeOf } from './sections.ts'
import { vehicleIn } from './vehicle-in.ts'

const RULE = 'P28-AB-sabotage'

/** What somebody can do to vehicles, by an ability. */
export type Saboteur = EffectOf<'sabotages'>

/** Who sabotages what, and which sections they would rather have. */
export interface SabotageDone {
  readonly by: string
  readonly vehicle: string
  readonly wishes: readonly Cell[]
  readonly skill: Saboteur
}

/** What the abilities of somebody can do to vehicles, or null (P28-AB-sabotage). */
export function saboteurOf(abilities: readonly string[], { tables }: Rules): Saboteur | null {
  const effects = abilities.flatMap((id) => {
    const row = findRow(tables, 'abilities', id)
    return row === null ? [] : effectsOnVehicles(id, row)
  })
  return effects.find((effect): effect is Saboteur => effect.shape === 'sabotages') ?? null
}

/** Sabotage: a die says the facing, the saboteur picks a section there in order of wish, and it is out for a while; nothing is rolled to succeed (P28-AB-sabotage). */
export function sabotage(
  scene: Scene,
  { by, vehicle: id, wishes, skill }: SabotageDone,
): { readonly facing: Facing; readonly turns: number } {
  const face = rollSum(scene, { unit: by, label: 'Facing that is sabotaged', rule: RULE, dice: `1D${FACING_DIE}` })
  const turns = rollSum(scene, { unit: by, label: 'Turns it is out', rule: RULE, dice: skill.turns })
  const facing = facingOn(face, 'sabotage', scene.rules)
  const vehicle = vehicleIn(scene, id)
  const isSmall = sizeOf(vehicle, scene.rules) === 'small'
  const exposed = exposedSections(vehicle, isSmall ? null : facing, scene.rules)
  const chosen = wishes.flatMap((cell) => exposed.find((section) => section.cell === cell) ?? [])[0] ?? exposed[0]
  if (chosen === undefined) throw new Illegal('nothing-left', `${vehicle.name} has no section left to sabotage.`, RULE)
  const { cell, hitPoints, start, isLoaded } = chosen
  // It counts for the present turn on; no break test comes of it (P28-META-8, P28-AB-sabotage).
  const sabotagedUntil = scene.battle.turn + turns - (scene.rules.settings.durationStart === 'current' ? 1 : 0)
  const section = { cell, hitPoints, start, isLoaded, sabotagedUntil }
  emit(scene, { type: 'section-hurt', unit: id, section, by: null })
  return { facing, turns }
}

/** Sections whose sabotage has worn off work again (P28-AB-sabotage). */
export function endSabotage(scene: Scene): void {
  for (const unit of scene.battle.units) {
    if (unit.kind !== 'vehicle') continue
    for (const section of unit.sections)
      if (section.sabotagedUntil !== null && section.sabotagedUntil < scene.battle.turn)
        emit(scene, { type: 'section-hurt', unit: unit.id, section: { ...section, sabotagedUntil: null }, by: null })
  }
}
