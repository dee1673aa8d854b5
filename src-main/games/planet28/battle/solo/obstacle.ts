/**
 * An enemy's behaviour at ground in its way: on with an Agility roll, back the way it came, or as the player decides
 * (P28-AI-6).
 */
export type ObstacleOutcome = 'straight-on' | 'turn-back' | 'free-choice'

/** Die rolled at an obstacle, once per action (P28-AI-6). */
export const OBSTACLE_DIE = 4

const AT_OBSTACLE: readonly ObstacleOutcome[] = ['straight-on', 'straight-on', 'turn-back', 'free-choice']

/** The outcome of a face at an obstacle (P28-AI-6). */
export function getObstacleOutcome(face: number): ObstacleOutcome {
  const done = AT_OBSTACLE[face - 1]
  if (done === undefined) throw new Error(`A D${OBSTACLE_DIE} does not show ${face}`)
  return done
}

/** Describes an outcome with its rule. */
export function explainObstacleOutcome(done: ObstacleOutcome): string {
  if (done === 'straight-on') return 'It goes straight on and rolls Agility; ground that nobody enters stops it.'
  if (done === 'turn-back') return 'It turns back the way it came for the rest of its move.'
  return 'The player says where it goes.'
}
