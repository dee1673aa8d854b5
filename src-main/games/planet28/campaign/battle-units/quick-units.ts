import { computeCharacterCost } from '#main/games/planet28/builder/character-cost.ts'
import type { UnitOptions } from '#shared/games/planet28/battle/options.ts'
import type { CharacterProfile } from '#shared/games/planet28/model.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { SQUAD_LIMITS } from '#shared/games/planet28/starting-profiles.ts'

/** Fighters outside any warband: a number of identical ones or one squad of them, with one value for all skills. */
export interface QuickUnits {
  readonly name: string
  readonly count: number
  readonly isSquad?: boolean
  readonly skill: number
  readonly hitPoints: number
  readonly equipment: readonly string[]
}

/** Creates fighters for one battle, numbered if there are several. `base` makes their ids unique. */
export function createQuickUnitOptions(
  quick: QuickUnits,
  { side, base }: { side: string; base: string },
): UnitOptions[] {
  const name = quick.name.slice(0, 110)
  const unit = { side, warbandId: null, lasting: [], usesBefore: {} }
  const { equipment, ...profile } = quickProfile(quick)
  if (quick.isSquad === true) {
    const loadouts = [{ members: quick.count, equipment }]
    return [{ ...unit, id: `${base}-1`, name, kind: 'squad', profile: { ...profile, loadouts } }]
  }
  return Array.from({ length: quick.count }, (_one, at) => ({
    ...unit,
    id: `${base}-${at + 1}`,
    name: quick.count === 1 ? name : `${name} ${at + 1}`,
    kind: 'character' as const,
    profile: { ...profile, equipment },
    addictions: [],
  }))
}

/**
 * Reason why the fighters cannot form a squad, and the remedy. Null if they can or if no squad is wanted (P28-SQ-1).
 */
export function findQuickUnitsProblem({ name, count, isSquad }: QuickUnits): string | null {
  const { least, most } = SQUAD_LIMITS
  if (isSquad !== true || (count >= least && count <= most)) return null
  return `A squad has ${least} to ${most} members, ${name} has ${count}: change how many, or let them act on their own.`
}

/** Build cost of the fighters (P28-BUILD-2). */
export function computeQuickUnitsCost(quick: QuickUnits, rules: Rules): number {
  return quick.count * computeCharacterCost(quickProfile(quick), rules).cost
}

function quickProfile({ skill, hitPoints, equipment }: QuickUnits) {
  const skills = { A: skill, F: skill, S: skill, AW: skill, P: skill }
  return { skills, hitPoints, traits: [], abilities: [], equipment: [...equipment] } satisfies CharacterProfile
}
