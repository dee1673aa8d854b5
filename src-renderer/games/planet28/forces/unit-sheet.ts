import type { SquadView } from '#shared/contract/planet28/forces.ts'
import type { BodyProfile } from '#shared/games/planet28/model.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { countWords } from '#shared/kit/words.ts'
import { abilityPicks, type Chosen, chosenPicks, equipmentPicks, traitPicks } from './pick-tables.ts'
import type { CharacterFields } from './profiles.ts'

/** A part of a unit's sheet that is read: a heading and what stands under it. */
export interface SheetPart {
  readonly heading: string
  readonly picks: readonly Chosen[]
}

/** What a unit carries and what it can do, in the order in which a table asks for it: weapons first. */
export function sheetParts(profile: CharacterFields['profile'] | SquadView['profile'], rules: Rules): SheetPart[] {
  return [...gearParts(profile, rules), ...talentParts(profile, rules)]
}

function gearParts(profile: CharacterFields['profile'] | SquadView['profile'], rules: Rules): SheetPart[] {
  const table = equipmentPicks(rules)
  const partsOf = (equipment: readonly string[], holders: string) =>
    chosenPicks(table, equipment).map(({ label, picks }) => ({ heading: label + holders, picks }))
  if ('equipment' in profile) return partsOf(profile.equipment, '')
  return profile.loadouts.flatMap(({ members, equipment }) =>
    partsOf(equipment, ` of ${countWords(members, 'member')}`),
  )
}

function talentParts({ traits, abilities }: Pick<BodyProfile, 'traits' | 'abilities'>, rules: Rules): SheetPart[] {
  const parts = [
    { heading: 'Traits', picks: chosenPicks(traitPicks(rules), traits).flatMap(({ picks }) => picks) },
    { heading: 'Abilities', picks: chosenPicks(abilityPicks(rules), abilities).flatMap(({ picks }) => picks) },
  ]
  return parts.filter(({ picks }) => picks.length > 0)
}
