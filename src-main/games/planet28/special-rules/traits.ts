import type { CharacterProfile } from '#shared/games/planet28/model.ts'
import { findRow, getRow, type Rules } from '#shared/games/planet28/rulebook.ts'
import type { TraitId, TraitRow } from '#shared/games/planet28/tables/traits.ts'
import { countHands, listCarriedWeapons } from '../rules/hands.ts'
import { listTraitsInForce } from '../rules/traits-in-force.ts'
import { findHooks } from './row-values.ts'

/** Conflict of a trait with another: forbidden, contradictory or useless, and the reason. */
export interface TraitClash {
  readonly code: 'forbidden-trait' | 'contradiction' | 'useless'
  readonly rule: string
  readonly because: string
}

/** Effects of a trait on character building, beyond the columns of its row. */
export interface TraitHooks {
  /** Traits that conflict with it. */
  readonly beside?: Readonly<Partial<Record<TraitId, TraitClash>>>
  /** Reason why it adds nothing to this character, or null (P28-BUILD-6). */
  isIdle?(profile: CharacterProfile, row: TraitRow, rules: Rules): string | null
  /** Whether it works only aboard a friendly vehicle. */
  readonly needsVehicle?: boolean
  /** Whether it makes enemies take a break test. */
  readonly causesFear?: boolean
}

const neverTests = useless('who is Unshakable takes no break test')

/** Traits that affect building beyond their columns. All others act only in play or between games. */
const traitHooks: Readonly<Partial<Record<TraitId, TraitHooks>>> = {
  blessed: {
    beside: { cursed: { code: 'forbidden-trait', rule: 'P28-ROLL-4', because: 'the better and the worse die cancel' } },
  },
  brave: { beside: { unshakable: neverTests } },
  brawler: { isIdle: withoutFists },
  engineer: { needsVehicle: true },
  'extra-limbs': { beside: { armless: contradiction('the fewer hands count') } },
  fast: { beside: { slow: contradiction('the one die is taken from the other') } },
  fearless: { beside: { unshakable: neverTests } },
  fearsome: {
    beside: { terrifying: useless('Terrifying asks for the same test, and one is taken for both') },
    causesFear: true,
  },
  gunner: { needsVehicle: true },
  gunslinger: { isIdle: withoutShooting },
  pilot: { needsVehicle: true },
  psychic: { isIdle: withoutArcana },
  sniper: { isIdle: withoutShooting },
  stupid: { beside: { cursed: useless('Cursed keeps the worse of two dice already, and dice do not add up') } },
  'tank-hunter': { isIdle: withoutShooting },
  terrifying: { causesFear: true },
  zealot: { isIdle: withoutRoom },
}

/** Hooks of a trait. Empty for most, and for house traits. */
export function getTraitHooks(id: string): TraitHooks {
  return findHooks(traitHooks, id) ?? {}
}

function useless(because: string): TraitClash {
  return { code: 'useless', rule: 'P28-BUILD-6', because }
}

function contradiction(because: string): TraitClash {
  return { code: 'contradiction', rule: 'P28-BUILD-6', because }
}

/**
 * P28-TR-sniper, -gunslinger, -tank-hunter: need a ranged weapon carried, or one of a vehicle that the character
 * serves.
 */
function withoutShooting({ equipment, traits }: CharacterProfile, _row: TraitRow, rules: Rules): string | null {
  const shoots = listCarriedWeapons(equipment, rules).some(({ row }) => row.type === 'ranged')
  const serves = traits.some((id) => getTraitHooks(id).needsVehicle === true)
  return shoots || serves ? null : 'no ranged weapon is carried'
}

/** P28-TR-psychic: does not grant arcana itself. */
function withoutArcana({ equipment, traits }: CharacterProfile, _row: TraitRow, { tables }: Rules): string | null {
  const sources = [
    ...traits.map((id) => getRow(tables, 'traits', id).refs?.tables),
    ...equipment.map((id) => findRow(tables, 'items', id)?.refs?.tables),
  ]
  return sources.some((names) => names?.includes('arcana') === true) ? null : 'there is no arcane power to cast'
}

/** P28-TR-brawler: helps bare fists only, and there may be no free hand for them (P28-WEAP-5, P28-WEAP-6). */
function withoutFists({ equipment, traits }: CharacterProfile, row: TraitRow, rules: Rules): string | null {
  const weapons = listCarriedWeapons(equipment, rules)
  const taken = weapons.filter(({ staysInHand }) => staysInHand).reduce((sum, { hands }) => sum + hands, 0)
  const fists = listCarriedWeapons(row.refs?.weapons ?? [], rules)
  const free = countHands(traits, rules) - taken
  return fists.every(({ hands }) => hands > free) ? 'no hand is free for bare fists' : null
}

/** P28-TR-zealot: the skills it raises are capped at 10. */
function withoutRoom({ skills }: CharacterProfile, row: TraitRow, _rules: Rules): string | null {
  const most = row.values?.['max']
  if (typeof most !== 'number') return null
  const isFull = row.skills?.every((skill) => skills[skill] >= most) === true
  return isFull ? `Fighting and Agility are ${most} already` : null
}

/** Traits of a profile that work only aboard a vehicle (P28-BUILD-6). */
export function listTraitsNeedingVehicle(traits: readonly string[], rules: Rules): string[] {
  return listTraitsInForce(traits, rules.tables).flatMap(({ id }) =>
    getTraitHooks(id).needsVehicle === true ? [id] : [],
  )
}
