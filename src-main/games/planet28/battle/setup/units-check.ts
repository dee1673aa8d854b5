import type { UnitOptions } from '#shared/games/planet28/battle/options.ts'

/** The problem of a new battle's units that does not depend on tables, and how to fix it, or null. */
export function findUnitsProblem(units: readonly UnitOptions[]): string | null {
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
