import type { CharacterProfile, ProblemFix, BuildProblem } from '#shared/games/planet28/model.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { formatCount, formatList } from '#shared/kit/format.ts'
import { type CarriedWeapon, countHands, listCarriedWeapons } from '../rules/hands.ts'
import { listTraitsInForce } from '../special-rules/traits-in-force.ts'
import { createRemoveGearFix } from './remove-gear.ts'
import { createRemoveTraitFix } from './trait-check.ts'

/**
 * Checks for weapons that cannot be held (P28-WEAP-1). More may be carried than held (P28-WEAP-7), so there are only
 * two problems.
 * Refused: integral weapons that together need more hands than there are, because they never leave the hands
 * (P28-WEAP-5).
 * Flagged: a weapon that can never be held with the free hands. Armless limits what is held, not what is owned, and
 * useless choices are not refused (P28-TR-armless, P28-BUILD-6).
 */
export function checkHands(profile: CharacterProfile, rules: Rules): BuildProblem<CharacterProfile>[] {
  const weapons = listCarriedWeapons(profile.equipment, rules)
  const has = countHands(profile.traits, rules)
  const free = Math.max(0, has - handsOfFixed(weapons))
  return [...checkFixed(profile, weapons, rules), ...checkFree(profile, { weapons, has, free }, rules)]
}

function checkFixed(
  profile: CharacterProfile,
  weapons: readonly CarriedWeapon[],
  rules: Rules,
): BuildProblem<CharacterProfile>[] {
  const has = countHands(profile.traits, rules)
  const fixed = weapons.filter(({ staysInHand }) => staysInHand)
  const needs = handsOfFixed(weapons)
  if (needs <= has) return []
  const code = 'integral-hands'
  const names = formatList(fixed.map(({ row }) => row.name))
  const message = `${names} stay in hand all game and need ${formatCount(needs, 'hand')}; there ${has === 1 ? 'is' : 'are'} ${has}. Remove what is too much.`
  const freeing = limitingTraits(profile, rules, (left) => left >= needs)
  const fixes = [keepFitting(profile, has, rules), ...freeing]
  return [{ key: code, rule: 'P28-WEAP-5', code, severity: 'refused', message, fixes }]
}

/** Fix that removes integral weapons, the last first, until the others fit. */
function keepFitting(profile: CharacterProfile, has: number, rules: Rules): ProblemFix<CharacterProfile> {
  let left = has
  const removed: string[] = []
  const equipment = profile.equipment.filter((id) => {
    const [weapon] = listCarriedWeapons([id], rules)
    if (weapon?.staysInHand !== true) return true
    if (weapon.hands > left) {
      removed.push(weapon.row.name)
      return false
    }
    left -= weapon.hands
    return true
  })
  return { label: `Remove ${formatList(removed)}`, profile: { ...profile, equipment } }
}

function checkFree(
  profile: CharacterProfile,
  { weapons, has, free }: { weapons: readonly CarriedWeapon[]; has: number; free: number },
  rules: Rules,
): BuildProblem<CharacterProfile>[] {
  const loose = weapons.filter(({ hands, staysInHand }) => !staysInHand && hands > free)
  const kinds = [...new Map(loose.map((weapon) => [weapon.id, weapon])).values()]
  const taken = free === has ? '' : `, Integral weapons fill the rest of ${has}`
  return kinds.map(({ id, row, hands }) => ({
    key: `no-hands:${id}`,
    rule: 'P28-WEAP-1',
    code: 'no-hands',
    severity: 'flagged',
    message: `The ${row.name} needs ${formatCount(hands, 'hand')} and ${free} can hold it${taken}. Remove it, or carry it for somebody else.`,
    fixes: [
      createRemoveGearFix(profile, [id], rules),
      ...limitingTraits(profile, rules, (left) => left - handsOfFixed(weapons) >= hands),
    ],
  }))
}

/** Fixes that remove a trait which limits the hands, for each trait where that is sufficient. */
function limitingTraits(
  profile: CharacterProfile,
  rules: Rules,
  isEnough: (hands: number) => boolean,
): ProblemFix<CharacterProfile>[] {
  return listTraitsInForce(profile.traits, rules.tables)
    .filter(({ row }) => row.limits !== undefined)
    .map(({ id }) => createRemoveTraitFix(profile, id, rules))
    .filter((fix) => isEnough(countHands(fix.profile.traits, rules)))
}

function handsOfFixed(weapons: readonly CarriedWeapon[]): number {
  return weapons.filter(({ staysInHand }) => staysInHand).reduce((sum, { hands }) => sum + hands, 0)
}
