import type { PlacedSection } from './model.ts'
import type { Rulebook } from './rulebook.ts'
import { findMountedWeapon } from './tables/equipment.ts'

/** Maximum number of rounds per mount. */
export const MAX_MOUNT_ROUNDS = 99

/** The ammunition of a mounted weapon, or null. */
export function findMountAmmunition(tables: Rulebook, { weapon }: Pick<PlacedSection, 'weapon'>): string | null {
  return weapon === undefined ? null : (findMountedWeapon(tables, weapon)?.row.ammo ?? null)
}

/** All rounds of a vehicle, one entry each: its stock at the start of a game (P28-VEH-ACT-1). */
export function listVehicleRounds(tables: Rulebook, sections: readonly PlacedSection[]): string[] {
  return sections.flatMap((placed) => {
    const ammo = findMountAmmunition(tables, placed)
    return ammo === null ? [] : Array.from({ length: placed.rounds ?? 0 }, () => ammo)
  })
}

/** Sets the number of rounds of a section; 0 removes the property. */
export function withRoundCount({ rounds: _before, ...placed }: PlacedSection, rounds: number): PlacedSection {
  return rounds > 0 ? { ...placed, rounds: Math.min(rounds, MAX_MOUNT_ROUNDS) } : placed
}
