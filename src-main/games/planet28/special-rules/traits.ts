import type { Rules } from '#shared/games/planet28/rulebook.ts'
import type { TraitId } from '#shared/games/planet28/tables/traits.ts'
import { findHooks } from './row-values.ts'
import { listTraitsInForce } from './traits-in-force.ts'

/** Conflict of a trait with another: forbidden, contradictory or useless, and the reason. */
export interface TraitClash {
  readonly code: 'forbidden-trait' | 'contradiction' | 'useless'
  readonly rule: string
  readonly because: string
}

/**
 * What a trait may help with: ranged weapons, carried or of a vehicle that the character serves (P28-TR-sniper,
 * P28-TR-gunslinger, P28-TR-tank-hunter); arcane powers, which it does not grant (P28-TR-psychic); the weapons of its row
 * in a free hand (P28-TR-brawler, P28-WEAP-5, P28-WEAP-6); skills below the highest value that it allows (P28-TR-zealot).
 */
export type TraitBenefit = 'ranged-weapons' | 'arcana' | 'free-hands' | 'skills'

/** Effects of a trait on character building, beyond the columns of its row. */
export interface TraitHooks {
  /** Traits that conflict with it. */
  readonly beside?: Readonly<Partial<Record<TraitId, TraitClash>>>
  /** What it helps with. Without that it adds nothing to a character (P28-BUILD-6). */
  readonly helps?: TraitBenefit
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
  brawler: { helps: 'free-hands' },
  engineer: { needsVehicle: true },
  'extra-limbs': { beside: { armless: contradiction('the fewer hands count') } },
  fast: { beside: { slow: contradiction('the one die is taken from the other') } },
  fearless: { beside: { unshakable: neverTests } },
  fearsome: {
    beside: { terrifying: useless('Terrifying asks for the same test, and one is taken for both') },
    causesFear: true,
  },
  gunner: { needsVehicle: true },
  gunslinger: { helps: 'ranged-weapons' },
  pilot: { needsVehicle: true },
  psychic: { helps: 'arcana' },
  sniper: { helps: 'ranged-weapons' },
  stupid: { beside: { cursed: useless('Cursed keeps the worse of two dice already, and dice do not add up') } },
  'tank-hunter': { helps: 'ranged-weapons' },
  terrifying: { causesFear: true },
  zealot: { helps: 'skills' },
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

/** Traits of a profile that work only aboard a vehicle (P28-BUILD-6). */
export function listTraitsNeedingVehicle(traits: readonly string[], rules: Rules): string[] {
  return listTraitsInForce(traits, rules.tables).flatMap(({ id }) =>
    getTraitHooks(id).needsVehicle === true ? [id] : [],
  )
}
