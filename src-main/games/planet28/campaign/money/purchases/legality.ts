import { checkCharacter } from '#main/games/planet28/builder/character-check.ts'
import { checkSquad } from '#main/games/planet28/builder/squad-check.ts'
import { checkVehicle } from '#main/games/planet28/builder/vehicle-check.ts'
import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import type { BuildProblem } from '#shared/games/planet28/model.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'

/** Problems that bar a unit from play between battles, by key. */
export function buildBlockingMessagesByKey(unit: CampaignUnit, rules: Rules): ReadonlyMap<string, string> {
  const refused = problemsOf(unit, rules).filter(({ severity }) => severity === 'refused')
  return new Map(refused.map(({ key, message }) => [key, message]))
}

/** Message of the first blocking problem that a change introduces, or null (P28-CAMP-4). */
export function findNewBlockingProblem(
  before: ReadonlyMap<string, string>,
  after: CampaignUnit,
  rules: Rules,
): string | null {
  const [found] = [...buildBlockingMessagesByKey(after, rules)].filter(([key]) => !before.has(key))
  return found?.[1] ?? null
}

function problemsOf(unit: CampaignUnit, rules: Rules): readonly BuildProblem[] {
  const { hitPointsGrown = 0, startingCost = null } = unit
  const options = { hitPointsGrown, hasFought: startingCost !== null }
  if (unit.kind === 'vehicle') return checkVehicle(unit.profile, rules)
  if (unit.kind === 'squad') return checkSquad(unit.profile, rules, options)
  return checkCharacter(unit.profile, rules, options)
}
