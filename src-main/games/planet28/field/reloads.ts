import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { PeopleUnit } from '#shared/games/planet28/battle/units.ts'
import { listFightingModels } from '../battle/effects-in-force.ts'

/** What a unit may load again; whether a round is left is the rules' to say (P28-WEAP-3). */
export function listReloads(unit: PeopleUnit): BattleCommandOf<'reload'>[] {
  return listFightingModels(unit).flatMap(({ id: model, empty }) =>
    empty.map((weapon) => ({ type: 'reload' as const, by: unit.side, unit: unit.id, model, weapon })),
  )
}
