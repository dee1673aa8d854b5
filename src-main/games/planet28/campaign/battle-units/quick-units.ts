import { characterCost } from '#main/games/planet28/builder/character-cost.ts'
import type { UnitOptions } from '#shared/games/planet28/battle/options.ts'
import type { CharacterProfile } from '#shared/games/planet28/model.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'

/** Fighters of no warband: so many alike, with one number for all skills. */
export interface QuickUnits {
  readonly name: string
  readonly count: number
  readonly skill: number
  readonly hitPoints: number
  readonly equipment: readonly string[]
}

/** Fighters made up for one battle, numbered where there are several; `base` keeps their ids apart from all others. */
export function quickUnits(quick: QuickUnits, { side, base }: { side: string; base: string }): UnitOptions[] {
  return Array.from({ length: quick.count }, (_one, at) => ({
    id: `${base}-${at + 1}`,
    name: quick.count === 1 ? quick.name.slice(0, 110) : `${quick.name.slice(0, 110)} ${at + 1}`,
    side,
    warbandId: null,
    lasting: [],
    kind: 'character' as const,
    profile: quickProfile(quick),
    usesBefore: {},
    addictions: [],
  }))
}

/** What they would cost if they were built (P28-BUILD-2). */
export function quickCost(quick: QuickUnits, rules: Rules): number {
  return quick.count * characterCost(quickProfile(quick), rules).cost
}

function quickProfile({ skill, hitPoints, equipment }: QuickUnits) {
  const skills = { A: skill, F: skill, S: skill, AW: skill, P: skill }
  return { skills, hitPoints, traits: [], abilities: [], equipment: [...equipment] } satisfies CharacterProfile
}
