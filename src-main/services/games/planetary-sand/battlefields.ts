import type { BattlefieldRow } from '#main/db/repositories/planetary-sand.ts'
import { countBlockingProblems, analyseField } from '#main/games/planetary-sand/battlefield/analyse-field.ts'
import { createNamedRowService } from '#main/services/kit/named-rows.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import type {
  BattlefieldFields,
  BattlefieldView,
  BattlefieldAnalysis,
} from '#shared/contract/planetary-sand/battlefields.ts'
import type { BattlefieldPlan } from '#shared/games/planetary-sand/battlefields.ts'
import { formatBattlefieldNamesForSearch } from './search-names.ts'

export function createBattlefieldService(tools: ServiceDependencies) {
  return {
    ...createNamedRowService(tools, {
      kind: 'battlefield',
      rows: tools.file.rows.battlefields,
      stored: (fields: BattlefieldFields, id) => ({ id, ...buildBattlefieldRow(fields) }),
      views: () => viewOf,
    }),
    study: (plan: BattlefieldPlan): BattlefieldAnalysis => structuredClone(analyseField(plan)) as BattlefieldAnalysis,
  }
}

function viewOf({ id, name, notes, plan }: BattlefieldRow, version: number): BattlefieldView {
  return structuredClone({ id, name, notes, ...plan, version, refused: countBlockingProblems(plan) }) as BattlefieldView
}

/** Builds the columns of a battlefield, without its id. */
export function buildBattlefieldRow({ name, notes, ...plan }: BattlefieldFields): Omit<BattlefieldRow, 'id'> {
  const { scenario, gravity, air, unitMm, zones, field } = plan
  return {
    name,
    notes,
    plan: { scenario, gravity, air, unitMm, zones, field },
    roster: formatBattlefieldNamesForSearch(field),
  }
}
