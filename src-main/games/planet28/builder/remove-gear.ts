import { listWords } from '../../../../src-shared/kit/words.ts'
import type { CharacterProfile, Fix } from '../../../../src-shared/games/planet28/model.ts'
import type { Rules } from '../../../../src-shared/games/planet28/rulebook.ts'
import { getEquipment } from '../../../../src-shared/games/planet28/tables/equipment.ts'

/** The click that takes all pieces of some gear from a character. */
export function removeGear(profile: CharacterProfile, ids: readonly string[], rules: Rules): Fix<CharacterProfile> {
  const names = ids.map((id) => getEquipment(rules.tables, id).row.name)
  const equipment = profile.equipment.filter((id) => !ids.includes(id))
  return { label: `Remove ${listWords(names)}`, profile: { ...profile, equipment } }
}
