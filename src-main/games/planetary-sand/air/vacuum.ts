import { type Dice, tossCoin } from '#main/games/kit/dice.ts'

/** Occupant of a room that loses its air. Robots need no air, suits carry their own (SAND-AIR-4). */
export interface RoomOccupant {
  readonly needsAir: boolean
}

/**
 * Determines the fate of each occupant of a room that loses its air at once: without a suit a coin toss, or death if
 * there is no adjacent airtight room with air (SAND-AIR-1, SAND-AIR-2).
 */
export function resolveOccupantFates(
  occupants: readonly RoomOccupant[],
  hasRefuge: boolean,
  dice: Dice,
): ('stays' | 'escaped' | 'dead')[] {
  return occupants.map(({ needsAir }) => {
    if (!needsAir) return 'stays'
    return hasRefuge && tossCoin(dice) ? 'escaped' : 'dead'
  })
}
