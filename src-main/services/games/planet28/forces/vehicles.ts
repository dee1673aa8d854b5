import { listFixedCells } from '#main/games/planet28/builder/fixed-cells.ts'
import { listFreeCellsBySection } from '#main/games/planet28/builder/place-section.ts'
import { listMountArcs } from '#main/games/planet28/rules/arcs.ts'
import { computeVehicleStats } from '#main/games/planet28/rules/vehicle-stats.ts'
import type { VehicleProfileCheck, VehicleView } from '#shared/contract/planet28/units.ts'
import type { VehicleProfile } from '#shared/games/planet28/model.ts'
import type { ForceDependencies } from './force-dependencies.ts'
import { buildBillView, buildProblemViews, buildVehicleProfileView } from './force-views.ts'
import { type UnitViewSource, buildUnitView } from './unit-kind-definition.ts'
import { type ProfileJudgement, type JudgementContext, VEHICLE_RULES } from './unit-rules.ts'
import { createUnitService } from './units.ts'

export function createVehicleService(tools: ForceDependencies) {
  return createUnitService(tools, {
    rules: VEHICLE_RULES,
    repository: tools.file.rows.vehicles,
    checkOf,
    viewOf: (unit: UnitViewSource<VehicleProfile, VehicleProfileCheck>): VehicleView =>
      buildUnitView(unit, buildVehicleProfileView),
    parts: {
      skills: ({ A, S }) => ({ A, S }),
      gear: ({ sections, weapons }) => [...sections.flatMap(({ weapon }) => weapon ?? []), ...weapons].sort(),
      rest: ({ type, sections, traits, abilities }) =>
        JSON.stringify([type, traits, abilities, sections.map(({ cell, section, facing }) => [cell, section, facing])]),
    },
  })
}

function checkOf(
  { profile, bill, problems }: ProfileJudgement<VehicleProfile>,
  { rules }: JudgementContext,
): VehicleProfileCheck {
  const free = Object.entries(listFreeCellsBySection(profile, rules))
  return {
    bill: buildBillView(bill),
    stats: computeVehicleStats(profile, rules),
    fixedCells: [...listFixedCells(profile.traits, rules)],
    arcs: listMountArcs(profile, rules).map(({ cell, arc, allRound }) => ({ cell, arc: [...arc], allRound })),
    freeCells: Object.fromEntries(free.map(([section, cells]) => [section, [...cells]])),
    problems: buildProblemViews(problems, buildVehicleProfileView),
  }
}
