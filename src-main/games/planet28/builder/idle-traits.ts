import type { CharacterProfile } from '#shared/games/planet28/model.ts'
import { findRow, getRow, type Rules } from '#shared/games/planet28/rulebook.ts'
import { SKILLS } from '#shared/games/planet28/tables/skills.ts'
import type { TraitRow } from '#shared/games/planet28/tables/traits.ts'
import { formatList } from '#shared/kit/format.ts'
import { countHands, listCarriedWeapons } from '../rules/hands.ts'
import type { TraitInForce } from '../special-rules/traits-in-force.ts'
import { getTraitHooks, type TraitUse } from '../special-rules/traits.ts'

type Parts = Pick<CharacterProfile, 'skills' | 'traits' | 'equipment'>

/** Reason why a trait adds nothing to a character, or null (P28-BUILD-6). */
export function findIdleReason({ id, row }: TraitInForce, profile: Parts, rules: Rules): string | null {
  const { helps } = getTraitHooks(id)
  return helps === undefined ? null : REASONS[helps](profile, row, rules)
}

const REASONS: Readonly<Record<TraitUse, (profile: Parts, row: TraitRow, rules: Rules) => string | null>> = {
  'ranged-weapons': ({ equipment, traits }, _row, rules) => {
    const shoots = listCarriedWeapons(equipment, rules).some(({ row }) => row.type === 'ranged')
    const serves = traits.some((id) => getTraitHooks(id).needsVehicle === true)
    return shoots || serves ? null : 'no ranged weapon is carried'
  },
  arcana: ({ equipment, traits }, _row, { tables }) => {
    const sources = [
      ...traits.map((id) => getRow(tables, 'traits', id).refs?.tables),
      ...equipment.map((id) => findRow(tables, 'items', id)?.refs?.tables),
    ]
    return sources.some((names) => names?.includes('arcana') === true) ? null : 'there is no arcane power to cast'
  },
  'free-hands': ({ equipment, traits }, row, rules) => {
    const weapons = listCarriedWeapons(equipment, rules)
    const taken = weapons.filter(({ staysInHand }) => staysInHand).reduce((sum, { hands }) => sum + hands, 0)
    const fists = listCarriedWeapons(row.refs?.weapons ?? [], rules)
    const free = countHands(traits, rules) - taken
    return fists.every(({ hands }) => hands > free) ? 'no hand is free for bare fists' : null
  },
  skills: ({ skills }, row) => {
    const most = row.values?.['max']
    const raised = row.skills ?? []
    if (typeof most !== 'number' || raised.length === 0 || raised.some((skill) => skills[skill] < most)) return null
    return `${formatList(raised.map((skill) => SKILLS[skill].name))} are ${most} already`
  },
}
