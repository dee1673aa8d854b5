import type { ProblemFix, Severity, VehicleProfile } from '#shared/games/planet28/model.ts'
import { getRow, getRuleId, type Rules } from '#shared/games/planet28/rulebook.ts'
import { computeVehicleStats } from '../rules/vehicle-stats.ts'
import { listVehicleTraitsInForce } from '../special-rules/vehicle-traits.ts'
import type { VehicleFinding } from './vehicle-finding.ts'
import { listAddSectionFixes } from './vehicle-mounts.ts'

/** Checks the requirements of the vehicle's traits (P28-VTR-mercenary, P28-VEH-BREAK-3). */
export function checkTraitRequirements(profile: VehicleProfile, rules: Rules): VehicleFinding[] {
  const stats = computeVehicleStats(profile, rules)
  return listVehicleTraitsInForce(profile.traits, rules).flatMap(({ id, hooks }): VehicleFinding[] => {
    const barred = hooks.forbids?.(stats, rules.settings) ?? null
    const missing = hooks.misses?.(stats) ?? null
    const rule = getRuleId('vehicleTraits', id)
    const drop = dropFix(profile, id, rules)
    const finding = (
      code: string,
      severity: Severity,
      message: string,
      more: () => ProblemFix<VehicleProfile>[],
    ): VehicleFinding => {
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
  const { name } = getRow(rules.tables, 'vehicleTraits', id)
  return {
    label: `Drop ${name}`,
    profile: { ...profile, traits: profile.traits.filter((otherTrait) => otherTrait !== id) },
  }
}
