import type { CharacterProfile, ProblemFix, BuildProblem } from '#shared/games/planet28/model.ts'
import {
  PRINTED_TABLES,
  getRulebookRow,
  getRuleId,
  type Rules,
  findRulebookRow,
} from '#shared/games/planet28/rulebook.ts'
import { AMMUNITION_PACK_SIZE, PROFILE_LIMITS } from '#shared/games/planet28/starting-profiles.ts'
import { type Equipment, getEquipment } from '#shared/games/planet28/tables/equipment.ts'
import { formatList } from '#shared/kit/format.ts'
import { listCarriedWeapons } from '../rules/hands.ts'
import { getArmourHooks } from '../special-rules/armour-rulings.ts'
import { type TraitInForce, listTraitsInForce } from '../special-rules/traits-in-force.ts'
import { checkHands } from './hands-check.ts'
import { createRemoveGearFix } from './remove-gear.ts'
import { createRemoveTraitFix } from './trait-check.ts'

type GearProblem = BuildProblem<CharacterProfile>

/**
 * Checks for weapons without ammunition and ammunition without its weapon. Ammunition is bought per character
 * (P28-WEAP-3, P28-WEAP-4).
 */
function checkAmmunition(profile: CharacterProfile, rules: Rules): BuildProblem<CharacterProfile>[] {
  const weapons = listCarriedWeapons(profile.equipment, rules)
  const used = [...new Set(weapons.flatMap(({ row }) => row.ammo ?? []))]
  return [
    ...used.filter((ammo) => !profile.equipment.includes(ammo)).flatMap((ammo) => checkMissing(profile, ammo, rules)),
    ...[...new Set(profile.equipment)]
      .filter((id) => findRulebookRow(rules.tables, 'items', id)?.kind === 'ammo' && !used.includes(id))
      .flatMap((id) => checkUnused(profile, id, rules)),
  ]
}

function checkMissing(profile: CharacterProfile, ammo: string, rules: Rules): BuildProblem<CharacterProfile>[] {
  const item = findRulebookRow(rules.tables, 'items', ammo)
  if (item === null) return []
  const weapons = listCarriedWeapons(profile.equipment, rules).filter(({ row }) => row.ammo === ammo)
  const names = formatList([...new Set(weapons.map(({ row }) => row.name))])
  const code = 'no-ammunition'
  const message = `${names} cannot fire without ${item.name}: each shot takes one. Buy some.`
  const equipment = [...profile.equipment, ...Array.from({ length: AMMUNITION_PACK_SIZE }, () => ammo)]
  const fixes = [
    ...(equipment.length > PROFILE_LIMITS.picks
      ? []
      : [{ label: `Buy ${AMMUNITION_PACK_SIZE} ${item.name}`, profile: { ...profile, equipment } }]),
    createRemoveGearFix(profile, [...new Set(weapons.map(({ id }) => id))], rules),
  ]
  return [{ key: `${code}:${ammo}`, rule: 'P28-WEAP-3', code, severity: 'flagged', message, fixes }]
}

function checkUnused(profile: CharacterProfile, id: string, rules: Rules): BuildProblem<CharacterProfile>[] {
  const name = findRulebookRow(rules.tables, 'items', id)?.name ?? id
  const code = 'unused-ammunition'
  const message = `No weapon carried uses ${name}. Remove it, or carry a weapon that does.`
  const fixes = [createRemoveGearFix(profile, [id], rules)]
  return [{ key: `${code}:${id}`, rule: 'P28-WEAP-4', code, severity: 'flagged', message, fixes }]
}

/** Checks the gear of one character (P28-TR-barbaric, P28-WEAP-1 to -5, P28-ARM-1, P28-BUILD-5, -6, P28-CW-3). */
export function checkGear(profile: CharacterProfile, rules: Rules): GearProblem[] {
  const kinds = [...new Set(profile.equipment)]
  return [
    ...kinds.flatMap((id) => checkForbidden(id, profile, rules)),
    ...kinds.flatMap((id) => checkCustomWeapon(id, profile, rules)),
    ...checkHands(profile, rules),
    ...checkRanged(profile, rules),
    ...checkAmmunition(profile, rules),
    ...checkArmour(profile, rules),
    ...kinds.flatMap((id) => checkOwner(id, profile, rules)),
  ]
}

/**
 * Refuses gear with a keyword that a trait forbids, such as Complex weapons for the Barbaric. Keywords are
 * case-insensitive (P28-WEAP-2).
 */
function checkForbidden(id: string, profile: CharacterProfile, rules: Rules): GearProblem[] {
  const gear = getEquipment(rules.tables, id)
  const keywords = keywordsOf(id, gear, rules)
  const forbidden = ({ row }: TraitInForce): string[] =>
    row.forbids?.keywords?.filter((word) => keywords.includes(word.toLowerCase())) ?? []
  const traits = listTraitsInForce(profile.traits, rules.tables).filter((trait) => forbidden(trait).length > 0)
  const [first] = traits
  if (first === undefined) return []
  const { name } = gear.row
  const text = formatList(forbidden(first).map((word) => word.charAt(0).toUpperCase() + word.slice(1)))
  const mend = traits.reduce((fix, trait) => createRemoveTraitFix(fix, trait.id, rules).profile, profile)
  const code = 'forbidden-equipment'
  const message = `A ${first.row.name} character cannot use the ${name}: it is ${text}. Remove the ${name} or the trait.`
  const fixes: ProblemFix<CharacterProfile>[] = [
    createRemoveGearFix(profile, [id], rules),
    { label: `Remove ${formatList(traits.map(({ row }) => row.name))}`, profile: mend },
  ]
  return [{ key: `${code}:${id}`, rule: getRuleId('traits', first.id), code, severity: 'refused', message, fixes }]
}

function keywordsOf(id: string, { table, row }: Equipment, rules: Rules): string[] {
  if (table === 'items') return []
  const keywords = table === 'weapons' ? row.keywords : (getArmourHooks(id).keywords?.(rules.settings) ?? [])
  return keywords.map((word) => word.toLowerCase())
}

/** Checks a custom weapon by the ruling of the group (P28-CW-3). */
function checkCustomWeapon(id: string, profile: CharacterProfile, rules: Rules): GearProblem[] {
  const { table, row } = getEquipment(rules.tables, id)
  const { customWeapons } = rules.settings
  if (table !== 'weapons' || Object.hasOwn(PRINTED_TABLES.weapons, id) || customWeapons === 'free') return []
  const isOff = customWeapons === 'off'
  const message = isOff
    ? `The ${row.name} is a custom weapon, and your group plays without them. Remove it.`
    : `The ${row.name} is a custom weapon: it needs the consent of whoever you play against.`
  return [
    {
      key: `custom-weapon:${id}`,
      rule: 'P28-CW-3',
      code: 'custom-weapon',
      severity: isOff ? 'refused' : 'flagged',
      message,
      fixes: [createRemoveGearFix(profile, [id], rules)],
    },
  ]
}

/** Flags ranged weapons of a character that cannot shoot (P28-TR-animal). */
function checkRanged(profile: CharacterProfile, rules: Rules): GearProblem[] {
  const bars = listTraitsInForce(profile.traits, rules.tables).filter(
    ({ row }) => row.forbids?.actions?.includes('shoot') === true,
  )
  const [bar] = bars
  const ranged = listCarriedWeapons(profile.equipment, rules).filter(({ row }) => row.type === 'ranged')
  if (bar === undefined || ranged.length === 0) return []
  const ids = [...new Set(ranged.map(({ id }) => id))]
  const names = formatList(ids.map((id) => getRulebookRow(rules.tables, 'weapons', id).name))
  const mend = bars.reduce((fix, { id }) => createRemoveTraitFix(fix, id, rules).profile, profile)
  const code = 'unusable-weapons'
  const message = `Who is ${bar.row.name} does not shoot: ${names} ${ids.length === 1 ? 'is' : 'are'} wasted. Remove one or the other.`
  const fixes: ProblemFix<CharacterProfile>[] = [
    createRemoveGearFix(profile, ids, rules),
    { label: `Remove ${formatList(bars.map(({ row }) => row.name))}`, profile: mend },
  ]
  return [{ key: code, rule: 'P28-BUILD-6', code, severity: 'flagged', message, fixes }]
}

/** Flags spare armour: only one is worn, and it cannot be changed during a game (P28-ARM-1). */
function checkArmour(profile: CharacterProfile, rules: Rules): GearProblem[] {
  const pieces = profile.equipment.filter((id) => getEquipment(rules.tables, id).table === 'armour')
  if (pieces.length < 2) return []
  const nameOf = (id: string): string => getEquipment(rules.tables, id).row.name
  const code = 'armour-count'
  const message = `${pieces.length} pieces of armour (${pieces.map(nameOf).join(', ')}); only 1 can be worn in a game. Choose which one before each game, or remove the rest.`
  const fixes = [...new Set(pieces)].map((kept) => {
    const at = profile.equipment.indexOf(kept)
    const equipment = profile.equipment.filter((id, place) => place === at || !pieces.includes(id))
    return { label: `Keep only the ${nameOf(kept)}`, profile: { ...profile, equipment } }
  })
  return [{ key: code, rule: 'P28-ARM-1', code, severity: 'flagged', message, fixes }]
}

/** Refuses gear that belongs to the warband and cannot be carried (P28-BUILD-5). */
function checkOwner(id: string, profile: CharacterProfile, rules: Rules): GearProblem[] {
  const { table, row } = getEquipment(rules.tables, id)
  if (table !== 'items' || row.kind !== 'warband') return []
  const code = 'warband-item'
  const message = `The ${row.name} belongs to the warband, not to one of its characters. Remove it here and buy it for the stash.`
  const fixes = [createRemoveGearFix(profile, [id], rules)]
  return [{ key: `${code}:${id}`, rule: 'P28-BUILD-5', code, severity: 'flagged', message, fixes }]
}
