import { listUnknownRows } from '#main/games/planet28/builder/unknown-rows.ts'
import { findHouseRowsProblem } from '#main/games/planet28/house/check-rows.ts'
import { readSettings } from '#main/games/planet28/settings.ts'
import { BattleOptions, type UnitOptions } from '#shared/games/planet28/battle/options.ts'
import type { Rulebook } from '#shared/games/planet28/rulebook.ts'
import { getBattleRules } from '../transaction.ts'
import { assignStartingSeats } from '../vehicles/starting-seats.ts'
import { findUnitsProblem } from './units-check.ts'

/** Validates the options of a new battle, from any sender. Battles in progress are not affected. */
export const BATTLE_OPTIONS_SCHEMA = BattleOptions.superRefine((options, context) => {
  const message = findOptionsFault(options)
  if (message !== null) context.addIssue({ code: 'custom', message })
})

/** The problem of a new battle's options and how to fix it, or null. */
function findOptionsFault(options: BattleOptions): string | null {
  const settings = settingsOf(options)
  if (typeof settings === 'string') return settings
  const { house, sides, units } = options
  const fault =
    findRepeat('side', sides) ??
    findRepeat('unit', units) ??
    findUnitsProblem(units) ??
    findHouseRowsProblem(house, settings)
  if (fault !== null) return fault
  const { tables } = getBattleRules({ settings, house })
  for (const unit of units) {
    const { name, side } = unit
    if (!sides.some(({ id }) => id === side)) return `${name} is on the side “${side}”, which is none of this battle.`
    const unknown = unknownIn(unit, tables)
    if (unknown.length > 0) return `${name} has ${unknown.join(', ')}, which no table has: take it off, or add the row.`
  }
  return assignStartingSeats(units, getBattleRules({ settings, house })).fault
}

function settingsOf({ settings }: BattleOptions) {
  try {
    return readSettings(settings)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function findRepeat(what: string, list: readonly { readonly id: string }[]): string | null {
  const ids = new Set<string>()
  for (const { id } of list) {
    if (ids.has(id)) return `The ${what} “${id}” stands there twice: give each an id of its own.`
    ids.add(id)
  }
  return null
}

function unknownIn(unit: UnitOptions, tables: Rulebook): string[] {
  if (unit.kind === 'character') return listUnknownRows('character', unit.profile, tables)
  return unit.kind === 'squad'
    ? listUnknownRows('squad', unit.profile, tables)
    : listUnknownRows('vehicle', unit.profile, tables)
}
