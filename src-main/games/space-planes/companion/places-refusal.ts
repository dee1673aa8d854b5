import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'

/** Orders that say where a ship stands or goes, and what is ordered where nobody knows that. */
const INSTEAD: Partial<Record<Command['type'], string>> = {
  place: 'say which face and which plane number the next ship shows',
  manoeuvre: 'announce the manoeuvre once it is done on the table',
  correct: 'correct the face and the plane number alone',
}
const ALONE: readonly Command['type'][] = ['enter', 'announce', 'reorient', 'amend']
/** What may be ordered before everybody has followed a roll. */
const DURING_ROLL: readonly Command['type'][] = ['reorient', 'amend']

/** Why an order has no place in a battle whose ships' places are known, or in one where they are not; null where it has one. */
export function findPlacesRefusal({ companion, phase }: Battle, { type }: Command): Decision<never> | null {
  if (!companion)
    return ALONE.includes(type)
      ? refuse('places-known', 'The places of ships are known in this battle: order the move itself.')
      : null
  const instead = INSTEAD[type]
  if (instead) return refuse('no-places', `The cubes on the table alone say where they stand: ${instead}.`)
  const isDue = companion.roll !== null && phase === 'flying' && !DURING_ROLL.includes(type)
  return isDue
    ? refuse(
        'reorient-first',
        `Ship ${companion.roll.ship} has rolled: say first how all other ships followed it.`,
        'SP-REOR-1',
      )
    : null
}
