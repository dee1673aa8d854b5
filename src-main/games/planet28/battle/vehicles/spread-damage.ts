import type { SectionInPlay } from '#shared/games/planet28/battle/units.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import type { Facing } from '#shared/games/planet28/tables/vehicle-sections.ts'
import type { Cell } from '#shared/games/planet28/vehicle-grid.ts'
import { listBuiltSections, listExposedSections, type BuiltVehicle, isSectionWorking } from './sections.ts'

/** Damage to a vehicle, and the preferred cells in order. */
export interface DirectedVehicleDamage {
  readonly points: number
  readonly facing: Facing | null
  readonly wishes: readonly Cell[]
}

/**
 * Distributes damage over sections, in the order hit: a damaged section first, the excess goes to the next
 * (P28-VEH-DMG-1, P28-VEH-DMG-2).
 */
export function spreadDamageOverSections(
  hull: BuiltVehicle,
  { points, facing, wishes }: DirectedVehicleDamage,
  rules: Rules,
): SectionInPlay[] {
  const hit: SectionInPlay[] = []
  let [standing, left] = [hull, points]
  while (left > 0) {
    const section = pickSection(listHittableSections(standing, facing, rules), wishes)
    if (section === null) break
    const after = { ...section, hitPoints: section.hitPoints - Math.min(left, section.hitPoints) }
    left -= section.hitPoints - after.hitPoints
    hit.push(after)
    standing = withSection(standing, after)
  }
  return hit
}

/**
 * Lists sections that can take damage now: damaged ones first, of the exposed sections or by setting of the whole
 * vehicle (P28-VEH-DMG-2, `damagedFirst`).
 */
export function listHittableSections(
  hull: BuiltVehicle,
  facing: Facing | null,
  rules: Rules,
): readonly SectionInPlay[] {
  const exposed = listExposedSections(hull, facing, rules)
  const anywhere = rules.settings.damagedFirst === 'anyFacing'
  const damaged = (anywhere ? listBuiltSections(hull, rules) : exposed).filter(
    (section) => isSectionWorking(section) && section.hitPoints < section.start,
  )
  return (damaged.length > 0 ? damaged : exposed).map(plain)
}

/** The first preferred section that is available, otherwise the most damaged one (P28-AI-7). */
function pickSection(sections: readonly SectionInPlay[], wishes: readonly Cell[]): SectionInPlay | null {
  const wished = wishes.flatMap((cell) => sections.find((section) => section.cell === cell) ?? [])
  const [weakest] = sections.toSorted((a, b) => a.hitPoints - b.hitPoints)
  return wished[0] ?? weakest ?? null
}

/** Replaces one section of a hull. */
function withSection(hull: BuiltVehicle, section: SectionInPlay): BuiltVehicle {
  return { ...hull, sections: hull.sections.map((old) => (old.cell === section.cell ? section : old)) }
}

function plain({ cell, hitPoints, start, sabotagedUntil, isLoaded }: SectionInPlay): SectionInPlay {
  return { cell, hitPoints, start, sabotagedUntil, isLoaded }
}
