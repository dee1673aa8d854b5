import type { Fix, VehicleProfile } from '#shared/games/planet28/model.ts'
import { rowOf, ruleOf, type Rules } from '#shared/games/planet28/rulebook.ts'
import { rowIds } from '#shared/games/planet28/tables/row.ts'
import { vehicleStats } from '../rules/vehicle-stats.ts'
import { type Missing, vehicleTraitsInForce } from '../special-rules/vehicle-traits.ts'
import type { Finding } from './vehicle-finding.ts'
import { addSections } from './vehicle-mounts.ts'

/** What the traits of a vehicle ask of it (P28-VTR-mercenary, P28-VEH-BREAK-3). */
export function checkNeeds(profile: VehicleProfile, rules: Rules): Finding[] {
  const stats = vehicleStats(profile, rules)
  return vehicleTraitsInForce(profile.traits, rules).flatMap(({ id, hooks }): Finding[] => {
    const barred = hooks.forbids?.(stats, rules.settings) ?? null
    const missing = hooks.misses?.(stats) ?? null
    const rule = ruleOf('vehicleTraits', id)
    const drop = dropFix(profile, id, rules)
    const refused: Finding[] =
      barred === null
        ? []
        : [
            {
              key: `trait-barred:${id}`,
              rule,
              code: 'trait-barred',
              severity: 'refused',
              message: barred,
              mend: () => [drop],
            },
          ]
    const flagged: Finding[] =
      missing === null
        ? []
        : [
            {
              key: `trait-needs:${id}`,
              rule,
              code: 'trait-needs',
              severity: 'flagged',
              message: missing.message,
              mend: () => [...addFixes(profile, missing, rules), drop],
            },
          ]
    return [...refused, ...flagged]
  })
}

/** One section more of those that would do. */
function addFixes(profile: VehicleProfile, missing: Missing, rules: Rules): Fix<VehicleProfile>[] {
  return rowIds(rules.tables.vehicleSections).flatMap((id) => {
    const row = rowOf(rules.tables, 'vehicleSections', id)
    const built = missing.helps(row) ? addSections(profile, id, 1, rules) : null
    return built === null ? [] : [{ label: `Add a ${row.name}`, profile: built }]
  })
}

function dropFix(profile: VehicleProfile, id: string, rules: Rules): Fix<VehicleProfile> {
  const { name } = rowOf(rules.tables, 'vehicleTraits', id)
  return { label: `Drop ${name}`, profile: { ...profile, traits: profile.traits.filter((other) => other !== id) } }
}
