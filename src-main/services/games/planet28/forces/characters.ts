import { countHandUse } from '#main/games/planet28/rules/hands.ts'
import { computeCharacterSpeed } from '#main/games/planet28/rules/speed.ts'
import type { CharacterProfileCheck, CharacterView } from '#shared/contract/planet28/units.ts'
import type { CharacterProfile } from '#shared/games/planet28/model.ts'
import type { ForceDependencies } from './force-dependencies.ts'
import { buildBillView, buildCharacterProfileView, buildProblemViews } from './force-views.ts'
import { type UnitViewSource, buildUnitView } from './unit-kind-definition.ts'
import { CHARACTER_RULES, type ProfileJudgement, type JudgementContext } from './unit-rules.ts'
import { createUnitService } from './units.ts'

export function createCharacterService(tools: ForceDependencies) {
  const repository = tools.file.rows.characters
  return createUnitService(tools, {
    rules: CHARACTER_RULES,
    repository,
    checkOf,
    viewOf(unit: UnitViewSource<CharacterProfile, CharacterProfileCheck>): CharacterView {
      const { id } = unit.unit
      const isLeader = unit.force.warband.leaderId === id
      return { ...buildUnitView(unit, buildCharacterProfileView), isLeader, hasAgenda: repository.hasAgenda(id) }
    },
    parts: {
      skills: ({ skills }) => skills,
      gear: ({ equipment }) => equipment,
      rest: ({ hitPoints, traits, abilities }) => JSON.stringify([hitPoints, traits, abilities]),
    },
  })
}

function checkOf(
  { profile, bill, problems }: ProfileJudgement<CharacterProfile>,
  { rules }: JudgementContext,
): CharacterProfileCheck {
  return {
    bill: buildBillView(bill),
    speedCm: computeCharacterSpeed(profile.traits, rules).speedCm,
    hands: countHandUse(profile.traits, profile.equipment, rules),
    problems: buildProblemViews(problems, buildCharacterProfileView),
  }
}
