import type {
  ProblemFix,
  BuildProblem,
  VehicleProfile,
  PlacedSection,
  ProblemSeverity,
} from '#shared/games/planet28/model.ts'
import { findMountAmmunition, withRoundCount } from '#shared/games/planet28/mounted-rounds.ts'
import { listUncrowdedSections, isMount, getSectionRow } from '#shared/games/planet28/placed-section.ts'
import { type Rules, findRulebookRow, getRulebookRow, getRuleId } from '#shared/games/planet28/rulebook.ts'
import { VEHICLE_START, AMMUNITION_PACK_SIZE } from '#shared/games/planet28/starting-profiles.ts'
import { getMountedWeapon } from '#shared/games/planet28/tables/equipment.ts'
import { listCellFacingChoices, getSizeForSectionCount } from '#shared/games/planet28/vehicle-grid.ts'
import { findSectionFacing } from '../rules/arcs.ts'
import { computeVehicleStats } from '../rules/vehicle-stats.ts'
import { listVehicleTraitHooks } from '../special-rules/vehicle-traits.ts'
import { checkRepeats } from './repeats.ts'
import { checkSections } from './section-check.ts'
import { checkSkill } from './skill-check.ts'
import { createSectionFacingFix } from './vehicle-fixes.ts'
import { checkGrid } from './vehicle-grid-check.ts'
import { checkMounts, listAddSectionFixes } from './vehicle-mounts.ts'
import { replaceSection, turnSection } from './vehicle-moves.ts'
import type { VehicleProblemDraft } from './vehicle-problem-draft.ts'

/**
 * Checks a vehicle, most basic problems first, and lists fixes. Empty if the vehicle is legal (P28-VB-1, P28-VB-2,
 * P28-GRID-1 to -7).
 */
export function checkVehicle(profile: VehicleProfile, rules: Rules): BuildProblem<VehicleProfile>[] {
  const findings = findProblems(profile, rules)
  return findings.map(({ mend, ...problem }) => ({ ...problem, fixes: fixesFor(problem.key, mend(), findings, rules) }))
}

/** Returns the fixes that solve a problem. If some cause no new refused problem, returns only those. */
function fixesFor(
  key: string,
  offered: readonly ProblemFix<VehicleProfile>[],
  before: readonly VehicleProblemDraft[],
  rules: Rules,
): ProblemFix<VehicleProfile>[] {
  const known = refusedKeys(before)
  const tried = offered.map((fix) => ({ fix, after: findProblems(fix.profile, rules) }))
  const working = tried.filter(({ after }) => after.every((finding) => finding.key !== key))
  const clean = working.filter(({ after }) => [...refusedKeys(after)].every((otherText) => known.has(otherText)))
  return (clean.length > 0 ? clean : working).map(({ fix }) => fix)
}

function refusedKeys(findings: readonly VehicleProblemDraft[]): Set<string> {
  return new Set(findings.filter(({ severity }) => severity === 'refused').map(({ key }) => key))
}

function findProblems(profile: VehicleProfile, rules: Rules): VehicleProblemDraft[] {
  return [
    ...checkProfile(profile, rules),
    ...checkGrid(profile, rules),
    ...checkSections(profile, rules),
    ...checkFacings(profile, rules),
    ...checkMounts(profile, rules),
    ...checkMountAmmunition(profile, rules),
    ...checkTraitRequirements(profile, rules),
  ]
}

/** Checks skills, traits and abilities by the rules for characters (P28-VB-1, P28-TR-0). */
function checkProfile(profile: VehicleProfile, rules: Rules): VehicleProblemDraft[] {
  const { traits, abilities } = profile
  const lowest = VEHICLE_START.skill
  const skills = (['A', 'S'] as const).flatMap((skill) =>
    checkSkill({
      skill,
      value: profile[skill],
      lowest,
      rule: 'P28-VB-1',
      withValue: (value): VehicleProfile => ({ ...profile, [skill]: value }),
    }),
  )
  const picks = [
    ...checkRepeats('vehicleTraits', traits, rules, (ids): VehicleProfile => ({ ...profile, traits: ids })),
    ...checkRepeats('vehicleAbilities', abilities, rules, (ids): VehicleProfile => ({ ...profile, abilities: ids })),
  ]
  return [...skills, ...picks].map(({ fixes, ...problem }) => ({ ...problem, mend: () => [...fixes] }))
}

/** Flags mounted weapons that need ammunition and have none (P28-WEAP-3, P28-VEH-ACT-1). */
function checkMountAmmunition(profile: VehicleProfile, rules: Rules): VehicleProblemDraft[] {
  return listUncrowdedSections(profile.sections).flatMap((placed) => {
    const ammo = findMountAmmunition(rules.tables, placed)
    return ammo === null || (placed.rounds ?? 0) > 0 ? [] : [withoutRounds(profile, placed, { ammo, rules })]
  })
}

function withoutRounds(
  profile: VehicleProfile,
  placed: PlacedSection,
  { ammo, rules }: { readonly ammo: string; readonly rules: Rules },
): VehicleProblemDraft {
  const { cell, weapon = '' } = placed
  const weaponName = getMountedWeapon(rules.tables, weapon).row.name
  const ammoName = findRulebookRow(rules.tables, 'items', ammo)?.name ?? ammo
  const message = `The ${weaponName} in ${cell} cannot fire without ${ammoName}: each shot takes one. Buy some.`
  const label = `Buy ${AMMUNITION_PACK_SIZE} ${ammoName}`
  const mend = () => [{ label, profile: replaceSection(profile, placed, withRoundCount(placed, AMMUNITION_PACK_SIZE)) }]
  const [code, key] = ['no-ammunition', `no-ammunition:${cell}`]
  return { key, rule: 'P28-WEAP-3', code, severity: 'flagged', message, cells: [cell], mend }
}

/** Checks the requirements of the vehicle's traits (P28-VTR-mercenary, P28-VEH-BREAK-3). */
function checkTraitRequirements(profile: VehicleProfile, rules: Rules): VehicleProblemDraft[] {
  const stats = computeVehicleStats(profile, rules)
  return listVehicleTraitHooks(profile.traits, rules).flatMap(({ id, hooks }): VehicleProblemDraft[] => {
    const barred = hooks.forbids?.(stats, rules.settings) ?? null
    const missing = hooks.misses?.(stats) ?? null
    const rule = getRuleId('vehicleTraits', id)
    const drop = dropFix(profile, id, rules)
    const finding = (
      code: string,
      severity: ProblemSeverity,
      message: string,
      more: () => ProblemFix<VehicleProfile>[],
    ): VehicleProblemDraft => {
      return { key: `${code}:${id}`, rule, code, severity, message, mend: () => [...more(), drop] }
    }
    return [
      ...(barred === null ? [] : [finding('trait-barred', 'refused', barred, () => [])]),
      ...(missing === null
        ? []
        : [
            finding('trait-needs', 'flagged', missing.message, () =>
              listAddSectionFixes(profile, (row) => missing.helps(row), rules),
            ),
          ]),
    ]
  })
}

function dropFix(profile: VehicleProfile, id: string, rules: Rules): ProblemFix<VehicleProfile> {
  const { name } = getRulebookRow(rules.tables, 'vehicleTraits', id)
  return {
    label: `Drop ${name}`,
    profile: { ...profile, traits: profile.traits.filter((otherTrait) => otherTrait !== id) },
  }
}

/** Checks the direction of arcs and doors where the owner has a choice (P28-GRID-4, P28-GRID-7). */
function checkFacings(profile: VehicleProfile, rules: Rules): VehicleProblemDraft[] {
  return listUncrowdedSections(profile.sections).flatMap((placed) => [
    ...checkImpossibleFacing(profile, placed, rules),
    ...checkUnchosenFacing(profile, placed, rules),
  ])
}

/** Refuses a facing that the cell of the section does not allow. */
function checkImpossibleFacing(profile: VehicleProfile, placed: PlacedSection, rules: Rules): VehicleProblemDraft[] {
  const { cell, facing } = placed
  const choices = listCellFacingChoices(cell, rules.settings)
  if (facing === undefined || choices.includes(facing)) return []
  const { name } = getSectionRow(rules.tables, placed)
  const message = `${name} in ${cell} is said to face ${facing}; ${cell} faces ${choices.join(' or ')}. Let it face as its cell does.`
  const mend = () =>
    choices.length === 1
      ? [{ label: `Let it face ${choices[0]}`, profile: replaceSection(profile, placed, turnSection(placed, null)) }]
      : choices.map((choice) => createSectionFacingFix(profile, placed, choice))
  const key = `facing-impossible:${cell}`
  return [{ key, rule: 'P28-GRID-7', code: 'facing-impossible', severity: 'refused', message, cells: [cell], mend }]
}

/**
 * Flags a missing facing where the cell leaves a choice. Small vehicles have no facings, and turrets turn all round.
 */
function checkUnchosenFacing(profile: VehicleProfile, placed: PlacedSection, rules: Rules): VehicleProblemDraft[] {
  const { cell, facing } = placed
  const row = getSectionRow(rules.tables, placed)
  const isSmall = getSizeForSectionCount(profile.sections.length, rules.settings.gridPreset) === 'small'
  const hasArc = isMount(row) && row.arc !== 'all'
  const hasDoor = (row.seats ?? 0) > 0
  if (isSmall || (!hasArc && !hasDoor) || facing !== undefined || findSectionFacing(placed, rules) !== null) return []
  const choices = listCellFacingChoices(cell, rules.settings)
  const what = hasArc ? 'fires' : 'opens'
  const message = `${row.name} in ${cell}: choose whether it ${what} to the ${choices.join(' or ')}.`
  const mend = () => choices.map((choice) => createSectionFacingFix(profile, placed, choice))
  const key = `facing-choice:${cell}`
  return [{ key, rule: 'P28-GRID-7', code: 'facing-choice', severity: 'flagged', message, cells: [cell], mend }]
}
