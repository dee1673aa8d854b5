import { fixedCells } from '#main/games/planet28/builder/fixed-cells.ts'
import { freeCells } from '#main/games/planet28/builder/place-section.ts'
import { arcsOf } from '#main/games/planet28/rules/arcs.ts'
import { vehicleStats } from '#main/games/planet28/rules/vehicle-stats.ts'
import type { VehicleCheck, VehicleView } from '#shared/contract/planet28/units.ts'
import type { VehicleProfile } from '#shared/games/planet28/model.ts'
import type { ForceTools } from './force-tools.ts'
import { billView, problemViews, vehicleProfileView } from './force-views.ts'
import { type UnitInForce, unitView } from './unit-kind.ts'
import { type Judged, type Judging, VEHICLE_RULES } from './unit-rules.ts'
import { createUnits } from './units.ts'

/** The use cases of the vehicles. */
export function createVehicles(tools: ForceTools) {
  return createUnits(tools, {
    rules: VEHICLE_RULES,
    repository: tools.file.rows.vehicles,
    checkOf,
    viewOf: (one: UnitInForce<VehicleProfile, VehicleCheck>): VehicleView => unitView(one, vehicleProfileView),
    parts: {
      skills: ({ A, S }) => ({ A, S }),
      gear: ({ sections, weapons }) => [...sections.flatMap(({ weapon }) => weapon ?? []), ...weapons].sort(),
      rest: ({ type, sections, traits, abilities }) =>
        JSON.stringify([type, traits, abilities, sections.map(({ cell, section, facing }) => [cell, section, facing])]),
    },
  })
}

function checkOf({ profile, bill, problems }: Judged<VehicleProfile>, { rules }: Judging): VehicleCheck {
  const free = Object.entries(freeCells(profile, rules))
  return {
    bill: billView(bill),
    stats: vehicleStats(profile, rules),
    fixedCells: [...fixedCells(profile.traits, rules)],
    arcs: arcsOf(profile, rules).map(({ cell, arc, allRound }) => ({ cell, arc: [...arc], allRound })),
    freeCells: Object.fromEntries(free.map(([section, cells]) => [section, [...cells]])),
    problems: problemViews(problems, vehicleProfileView),
  }
}
