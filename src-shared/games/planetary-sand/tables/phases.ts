/** Phases of a battle and of each turn, in order (SAND-TURN-1). */
export const PHASES = {
  deploy: { title: 'Deployment', who: 'both' },
  order: { title: 'Who moves first', who: 'first' },
  'move-first': { title: 'First side moves', who: 'first' },
  'move-second': { title: 'Second side moves', who: 'second' },
  list: { title: 'Firing lists', who: 'both' },
  fire: { title: 'Fire', who: 'both' },
  melee: { title: 'Hand to hand', who: 'both' },
  over: { title: 'Over', who: 'nobody' },
} as const
export type PhaseId = keyof typeof PHASES

/** Scenarios and their objectives (SAND-VIC-1 to SAND-VIC-3). */
export const SCENARIOS = {
  basic: { title: 'Basic', summary: 'The last side with able figures wins.' },
  defensive: { title: 'Defensive', summary: 'The attacker holds the objective six turns running, or is driven off.' },
  objective: {
    title: 'Objective',
    summary: 'Hold the enemy’s objective six turns running while your own is not taken.',
  },
} as const
export type ScenarioId = keyof typeof SCENARIOS

/** Consecutive turns for which an objective must be held (SAND-VIC-2, SAND-VIC-3). */
export const OBJECTIVE_HOLD_TURNS = 6
