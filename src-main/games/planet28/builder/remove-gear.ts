import type { CharacterProfile, ProblemFix } from '#shared/games/planet28/model.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { getEquipment } from '#shared/games/planet28/tables/equipment.ts'
import { formatList } from '#shared/kit/format.ts'

/** Fix that removes all pieces of one kind of gear from a character. */
export function createRemoveGearFix(
  profile: CharacterProfile,
  ids: readonly string[],
  rules: Rules,
): ProblemFix<CharacterProfile> {
  const names = ids.map((id) => getEquipment(rules.tables, id).row.name)
  const equipment = profile.equipment.filter((id) => !ids.includes(id))
  return { label: `Remove ${formatList(names)}`, profile: { ...profile, equipment } }
}
