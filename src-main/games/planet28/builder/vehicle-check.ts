import type { ProblemFix, Problem, VehicleProfile } from '#shared/games/planet28/model.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { VEHICLE_START } from '#shared/games/planet28/starting-profiles.ts'
import { checkMountAmmunition } from './mount-ammunition.ts'
import { checkRepeats } from './repeats.ts'
import { checkSections } from './section-check.ts'
import { checkSkill } from './skill-check.ts'
import { checkTraitRequirements } from './trait-requirements.ts'
import { checkFacings } from './vehicle-facings.ts'
import type { VehicleFinding } from './vehicle-finding.ts'
import { checkGrid } from './vehicle-grid-check.ts'
import { checkMounts } from './vehicle-mounts.ts'

/**
 * Checks a vehicle, most basic problems first, and lists fixes. Empty if the vehicle is legal (P28-VB-1, P28-VB-2,
 * P28-GRID-1 to -7).
 */
export function checkVehicle(profile: VehicleProfile, rules: Rules): Problem<VehicleProfile>[] {
  const findings = findProblems(profile, rules)
  return findings.map(({ mend, ...problem }) => ({ ...problem, fixes: fixesFor(problem.key, mend(), findings, rules) }))
}

/** Returns the fixes that solve a problem. If some cause no new refused problem, returns only those. */
function fixesFor(
  key: string,
  offered: readonly ProblemFix<VehicleProfile>[],
  before: readonly VehicleFinding[],
  rules: Rules,
): ProblemFix<VehicleProfile>[] {
  const known = refusedKeys(before)
  const tried = offered.map((fix) => ({ fix, after: findProblems(fix.profile, rules) }))
  const working = tried.filter(({ after }) => after.every((finding) => finding.key !== key))
  const clean = working.filter(({ after }) => [...refusedKeys(after)].every((otherText) => known.has(otherText)))
  return (clean.length > 0 ? clean : working).map(({ fix }) => fix)
}

function refusedKeys(findings: readonly VehicleFinding[]): Set<string> {
  return new Set(findings.filter(({ severity }) => severity === 'refused').map(({ key }) => key))
}

function findProblems(profile: VehicleProfile, rules: Rules): VehicleFinding[] {
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
function checkProfile(profile: VehicleProfile, rules: Rules): VehicleFinding[] {
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
