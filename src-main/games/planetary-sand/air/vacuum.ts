import type { Dice } from '#main/games/kit/dice.ts'
import { tossCoin } from '../fire/damage.ts'

/** Whoever is in a room that loses its air: robots need none, suits bring their own (SAND-AIR-4). */
export interface Occupant {
  readonly needsAir: boolean
}

/** What becomes of each occupant of a room that loses its air at once: without a suit a coin, or death where no airtight room with air is next (SAND-AIR-1, SAND-AIR-2). */
export function resolveVacuum(
  occupants: readonly Occupant[],
  hasRefuge: boolean,
  dice: Dice,
): ('stays' | 'escaped' | 'dead')[] {
  return occupants.map(({ needsAir }) => {
    if (!needsAir) return 'stays'
    return hasRefuge && tossCoin(dice) ? 'escaped' : 'dead'
  })
}
