import type { BattlefieldRow } from '#main/db/repositories/planetary-sand.ts'
import { countBlockingProblems, analyseField } from '#main/games/planetary-sand/battlefield/analyse-field.ts'
import { createNamedRowService } from '#main/services/kit/named-rows.ts'
import type { Tools } from '#main/services/kit/tools.ts'
import type { BattlefieldFields, BattlefieldView, FieldAnalysis } from '#shared/contract/planetary-sand/battlefields.ts'
import type { BattlefieldPlan } from '#shared/games/planetary-sand/battlefields.ts'
import { formatBattlefieldNames } from './search-names.ts'

export function createBattlefieldService(tools: Tools) {
  return {
    ...createNamedRowService(tools, {
      kind: 'battlefield',
      rows: tools.file.rows.battlefields,
      stored: (fields: BattlefieldFields, id) => ({ id, ...buildBattlefieldRow(fields) }),
      views: () => viewOf,
    }),
    study: (plan: BattlefieldPlan): FieldAnalysis => structuredClone(analyseField(plan)) as FieldAnalysis,
  }
}

function viewOf({ id, name, notes, plan }: BattlefieldRow, version: number): BattlefieldView {
  return structuredClone({ id, name, notes, ...plan, version, refused: countBlockingProblems(plan) }) as BattlefieldView
}

/** Builds the columns of a battlefield, without its id. */
export function buildBattlefieldRow({ name, notes, ...plan }: BattlefieldFields): Omit<BattlefieldRow, 'id'> {
  const { scenario, gravity, air, unitMm, zones, field } = plan
  return { name, notes, plan: { scenario, gravity, air, unitMm, zones, field }, roster: formatBattlefieldNames(field) }
}
