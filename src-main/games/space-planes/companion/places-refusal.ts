import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'

/** Commands that depend on positions, and their replacement in battles without known positions. */
const INSTEAD: Partial<Record<Command['type'], string>> = {
  place: 'say which face and which plane number the next ship shows',
  manoeuvre: 'announce the manoeuvre once it is done on the table',
  correct: 'correct the face and the plane number alone',
}
const ALONE: readonly Command['type'][] = ['enter', 'announce', 'reorient', 'amend']
/** Commands allowed before all ships have followed a roll. */
const DURING_ROLL: readonly Command['type'][] = ['reorient', 'amend']

/** Why a command is not available in a battle with known positions, or in one without; null if it is. */
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
