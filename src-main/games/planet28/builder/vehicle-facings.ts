import type { PlacedSection, VehicleProfile } from '#shared/games/planet28/model.ts'
import { isMount, getSectionRow, listUncrowdedSections } from '#shared/games/planet28/placed-section.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { listCellFacingChoices, getSizeForSectionCount } from '#shared/games/planet28/vehicle-grid.ts'
import { findFacing } from '../rules/arcs.ts'
import type { VehicleFinding } from './vehicle-finding.ts'
import { createFacingFix } from './vehicle-fixes.ts'
import { turnSection, replaceSection } from './vehicle-moves.ts'

/** Checks the direction of arcs and doors where the owner has a choice (P28-GRID-4, P28-GRID-7). */
export function checkFacings(profile: VehicleProfile, rules: Rules): VehicleFinding[] {
  return listUncrowdedSections(profile.sections).flatMap((placed) => [
    ...checkImpossible(profile, placed, rules),
    ...checkUnchosen(profile, placed, rules),
  ])
}

/** Refuses a facing that the cell of the section does not allow. */
function checkImpossible(profile: VehicleProfile, placed: PlacedSection, rules: Rules): VehicleFinding[] {
  const { cell, facing } = placed
  const choices = listCellFacingChoices(cell, rules.settings)
  if (facing === undefined || choices.includes(facing)) return []
  const { name } = getSectionRow(rules.tables, placed)
  const message = `${name} in ${cell} is said to face ${facing}; ${cell} faces ${choices.join(' or ')}. Let it face as its cell does.`
  const mend = () =>
    choices.length === 1
      ? [{ label: `Let it face ${choices[0]}`, profile: replaceSection(profile, placed, turnSection(placed, null)) }]
      : choices.map((choice) => createFacingFix(profile, placed, choice))
  const key = `facing-impossible:${cell}`
  return [{ key, rule: 'P28-GRID-7', code: 'facing-impossible', severity: 'refused', message, cells: [cell], mend }]
}

/**
 * Flags a missing facing where the cell leaves a choice. Small vehicles have no facings, and turrets turn all round.
 */
function checkUnchosen(profile: VehicleProfile, placed: PlacedSection, rules: Rules): VehicleFinding[] {
  const { cell, facing } = placed
  const row = getSectionRow(rules.tables, placed)
  const isSmall = getSizeForSectionCount(profile.sections.length, rules.settings.gridPreset) === 'small'
  const hasArc = isMount(row) && row.arc !== 'all'
  const hasDoor = (row.seats ?? 0) > 0
  if (isSmall || (!hasArc && !hasDoor) || facing !== undefined || findFacing(placed, rules) !== null) return []
  const choices = listCellFacingChoices(cell, rules.settings)
  const what = hasArc ? 'fires' : 'opens'
  const message = `${row.name} in ${cell}: choose whether it ${what} to the ${choices.join(' or ')}.`
  const mend = () => choices.map((choice) => createFacingFix(profile, placed, choice))
  const key = `facing-choice:${cell}`
  return [{ key, rule: 'P28-GRID-7', code: 'facing-choice', severity: 'flagged', message, cells: [cell], mend }]
}
