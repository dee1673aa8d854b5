import { handsOf } from '#main/games/planet28/rules/hands.ts'
import { characterSpeed } from '#main/games/planet28/rules/speed.ts'
import type { CharacterCheck, CharacterView } from '#shared/contract/planet28/units.ts'
import type { CharacterProfile } from '#shared/games/planet28/model.ts'
import type { ForceTools } from './force-tools.ts'
import { billView, characterProfileView, problemViews } from './force-views.ts'
import { type UnitInForce, unitView } from './unit-kind.ts'
import { CHARACTER_RULES, type Judged, type Judging } from './unit-rules.ts'
import { createUnits } from './units.ts'

/** The use cases of the characters. */
export function createCharacters(tools: ForceTools) {
  const repository = tools.file.rows.characters
  return createUnits(tools, {
    rules: CHARACTER_RULES,
    repository,
    checkOf,
    viewOf(one: UnitInForce<CharacterProfile, CharacterCheck>): CharacterView {
      const { id } = one.unit
      const isLeader = one.force.warband.leaderId === id
      return { ...unitView(one, characterProfileView), isLeader, hasAgenda: repository.hasAgenda(id) }
    },
    parts: {
      skills: ({ skills }) => skills,
      gear: ({ equipment }) => equipment,
      rest: ({ hitPoints, traits, abilities }) => JSON.stringify([hitPoints, traits, abilities]),
    },
  })
}

function checkOf({ profile, bill, problems }: Judged<CharacterProfile>, { rules }: Judging): CharacterCheck {
  return {
    bill: billView(bill),
    speedCm: characterSpeed(profile.traits, rules).speedCm,
    hands: handsOf(profile.traits, profile.equipment, rules),
    problems: problemViews(problems, characterProfileView),
  }
}
