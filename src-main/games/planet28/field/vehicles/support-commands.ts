import { listUnitEffects, filterEffectsByShape } from '#main/games/planet28/battle/effects-in-force.ts'
import { getBattleRules } from '#main/games/planet28/battle/transaction.ts'
import { isSectionWorking } from '#main/games/planet28/battle/vehicles/sections.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { EffectShape } from '#shared/games/planet28/battle/effects.ts'
import type { VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import type { SideKnowledge } from '../side-knowledge.ts'

type Ground = Pick<SideKnowledge, 'battle'>

function has({ battle }: Ground, unit: VehicleUnit, shape: EffectShape): boolean {
  return filterEffectsByShape(listUnitEffects(unit, getBattleRules(battle)), shape).length > 0
}

/** Command to repair the most damaged section. Null if there is none, or no repair is allowed (P28-VAB-repair). */
export function findRepairCommand(ground: Ground, unit: VehicleUnit): BattleCommandOf<'mend'> | null {
  if (!has(ground, unit, 'mends')) return null
  const [worst] = unit.sections
    .filter((section) => isSectionWorking(section) && section.hitPoints < section.start)
    .toSorted((a, b) => b.start - b.hitPoints - (a.start - a.hitPoints))
  return worst === undefined ? null : { type: 'mend', by: unit.side, unit: unit.id, cell: worst.cell }
}

/** Command to boost the next move. Null if no action would be left to move (P28-VAB-turbo-boost). */
export function findBoostCommand(ground: Ground, unit: VehicleUnit): BattleCommandOf<'boost'> | null {
  const helps = has(ground, unit, 'boosts') && unit.boost === null && unit.turn.actions > 1
  return helps ? { type: 'boost', by: unit.side, unit: unit.id } : null
}

/** Command to lay smoke. Null if there is smoke this turn already (P28-VS-smoke-launchers). */
export function findSmokeCommand(ground: Ground, unit: VehicleUnit): BattleCommandOf<'lay-smoke'> | null {
  const helps = has(ground, unit, 'lays-smoke') && unit.smokeTurn !== ground.battle.turn
  return helps ? { type: 'lay-smoke', by: unit.side, unit: unit.id } : null
}
