import type { Fix, Severity, VehicleProfile } from '#shared/games/planet28/model.ts'
import { rowOf, ruleOf, type Rules } from '#shared/games/planet28/rulebook.ts'
import { vehicleStats } from '../rules/vehicle-stats.ts'
import { vehicleTraitsInForce } from '../special-rules/vehicle-traits.ts'
import type { Finding } from './vehicle-finding.ts'
import { addFixes } from './vehicle-mounts.ts'

/** What the traits of a vehicle ask of it (P28-VTR-mercenary, P28-VEH-BREAK-3). */
export function checkNeeds(profile: VehicleProfile, rules: Rules): Finding[] {
  const stats = vehicleStats(profile, rules)
  return vehicleTraitsInForce(profile.traits, rules).flatMap(({ id, hooks }): Finding[] => {
    const barred = hooks.forbids?.(stats, rules.settings) ?? null
    const missing = hooks.misses?.(stats) ?? null
    const rule = ruleOf('vehicleTraits', id)
    const drop = dropFix(profile, id, rules)
    const finding = (code: string, severity: Severity, message: string, more: () => Fix<VehicleProfile>[]): Finding => {
      return { key: `${code}:${id}`, rule, code, severity, message, mend: () => [...more(), drop] }
    }
    return [
      ...(barred === null ? [] : [finding('trait-barred', 'refused', barred, () => [])]),
      ...(missing === null
        ? []
        : [
            finding('trait-needs', 'flagged', missing.message, () =>
              addFixes(profile, (row) => missing.helps(row), rules),
            ),
          ]),
    ]
  })
}

function dropFix(profile: VehicleProfile, id: string, rules: Rules): Fix<VehicleProfile> {
  const { name } = rowOf(rules.tables, 'vehicleTraits', id)
  return { label: `Drop ${name}`, profile: { ...profile, traits: profile.traits.filter((other) => other !== id) } }
}
