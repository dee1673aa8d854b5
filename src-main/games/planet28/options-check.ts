import { listUnknownRows } from '#main/games/planet28/builder/unknown-rows.ts'
import { findMapProblem } from '#main/games/planet28/field/map/set-up-battle-on-map.ts'
import { findHouseRowsProblem } from '#main/games/planet28/house/check-rows.ts'
import { readSettings } from '#main/games/planet28/settings.ts'
import { BattleOptions, type UnitOptions } from '#shared/games/planet28/battle/options.ts'
import type { Rulebook } from '#shared/games/planet28/rulebook.ts'
import { getBattleRules } from './battle/transaction.ts'
import { assignStartingSeats } from './battle/vehicles/starting-seats.ts'

/** Validates the options of a new battle, from any sender. Battles in progress are not affected. */
export const BATTLE_OPTIONS_SCHEMA = BattleOptions.superRefine((options, context) => {
  const message = findOptionsFault(options)
  if (message !== null) context.addIssue({ code: 'custom', message })
})

/** The problem of a new battle's units that does not depend on tables, and how to fix it, or null. */
function findUnitsProblem(units: readonly UnitOptions[]): string | null {
  for (const unit of units) {
    const fault = findIdFault(unit, units) ?? (unit.kind === 'vehicle' ? findHullFault(unit) : findHandsFault(unit))
    if (fault !== null) return fault
  }
  return null
}

/**
 * Checks ids: members, the characters of a split squad, and copies are named after their unit (P28-SQ-12, P28-ARC-8).
 */
function findIdFault({ id }: UnitOptions, units: readonly UnitOptions[]): string | null {
  const like = units.find((otherUnit) => id.startsWith(`${otherUnit.id}.`) || id.startsWith(`${otherUnit.id}+`))
  if (like === undefined) return null
  return `The unit “${id}” is named as one of “${like.id}” would be: give it another id.`
}

function findHullFault({ name, profile }: Extract<UnitOptions, { kind: 'vehicle' }>): string | null {
  const cells = profile.sections.map(({ cell }) => cell)
  if (cells.length === 0) return `${name} has no sections: build it first.`
  const twice = cells.find((cell, at) => cells.indexOf(cell) !== at)
  return twice === undefined ? null : `${name} has two sections in ${twice}: put one of them elsewhere.`
}

/** Checks that weapons in hand are carried, each piece once (P28-WEAP-7). */
function findHandsFault(unit: Exclude<UnitOptions, { kind: 'vehicle' }>): string | null {
  if (unit.kind === 'squad' || unit.hands === undefined) return null
  const left = [...unit.profile.equipment]
  for (const weapon of unit.hands) {
    const at = left.indexOf(weapon)
    if (at < 0) return `${unit.name} has ${weapon} in hand and does not carry it: leave it out, or add it.`
    left.splice(at, 1)
  }
  return null
}

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
  return assignStartingSeats(units, getBattleRules({ settings, house })).fault ?? findMapProblem(options)
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
