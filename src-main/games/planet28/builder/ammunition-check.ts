import type { CharacterProfile, Problem } from '#shared/games/planet28/model.ts'
import { findRow, type Rules } from '#shared/games/planet28/rulebook.ts'
import { AMMO_PACK, PROFILE_LIMITS } from '#shared/games/planet28/starting-profiles.ts'
import { formatList } from '#shared/kit/format.ts'
import { listCarriedWeapons } from '../rules/hands.ts'
import { createRemoveGearFix } from './remove-gear.ts'

/**
 * Checks for weapons without ammunition and ammunition without its weapon. Ammunition is bought per character
 * (P28-WEAP-3, P28-WEAP-4).
 */
export function checkAmmunition(profile: CharacterProfile, rules: Rules): Problem<CharacterProfile>[] {
  const weapons = listCarriedWeapons(profile.equipment, rules)
  const used = [...new Set(weapons.flatMap(({ row }) => row.ammo ?? []))]
  return [
    ...used.filter((ammo) => !profile.equipment.includes(ammo)).flatMap((ammo) => checkMissing(profile, ammo, rules)),
    ...[...new Set(profile.equipment)]
      .filter((id) => findRow(rules.tables, 'items', id)?.kind === 'ammo' && !used.includes(id))
      .flatMap((id) => checkUnused(profile, id, rules)),
  ]
}

function checkMissing(profile: CharacterProfile, ammo: string, rules: Rules): Problem<CharacterProfile>[] {
  const item = findRow(rules.tables, 'items', ammo)
  if (item === null) return []
  const weapons = listCarriedWeapons(profile.equipment, rules).filter(({ row }) => row.ammo === ammo)
  const names = formatList([...new Set(weapons.map(({ row }) => row.name))])
  const code = 'no-ammunition'
  const message = `${names} cannot fire without ${item.name}: each shot takes one. Buy some.`
  const equipment = [...profile.equipment, ...Array.from({ length: AMMO_PACK }, () => ammo)]
  const fixes = [
    ...(equipment.length > PROFILE_LIMITS.picks
      ? []
      : [{ label: `Buy ${AMMO_PACK} ${item.name}`, profile: { ...profile, equipment } }]),
    createRemoveGearFix(profile, [...new Set(weapons.map(({ id }) => id))], rules),
  ]
  return [{ key: `${code}:${ammo}`, rule: 'P28-WEAP-3', code, severity: 'flagged', message, fixes }]
}

function checkUnused(profile: CharacterProfile, id: string, rules: Rules): Problem<CharacterProfile>[] {
  const name = findRow(rules.tables, 'items', id)?.name ?? id
  const code = 'unused-ammunition'
  const message = `No weapon carried uses ${name}. Remove it, or carry a weapon that does.`
  const fixes = [createRemoveGearFix(profile, [id], rules)]
  return [{ key: `${code}:${id}`, rule: 'P28-WEAP-4', code, severity: 'flagged', message, fixes }]
}
