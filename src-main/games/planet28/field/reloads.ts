import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import { listFightingModels } from '../battle/effects-in-force.ts'

/** Weapons that a unit may reload. The rules check whether a round is left (P28-WEAP-3). */
export function listReloadCommands(unit: CharacterOrSquadUnit): BattleCommandOf<'reload'>[] {
  return listFightingModels(unit).flatMap(({ id: model, empty }) =>
    empty.map((weapon) => ({ type: 'reload' as const, by: unit.side, unit: unit.id, model, weapon })),
  )
}
