/** Equipment for crossing cliffs (SAND-TERR-3). */
export const CLIFF_GEAR = {
  none: { title: 'No gear' },
  climber: { title: 'Climbing gear' },
  'rocket-pack': { title: 'Rocket pack' },
} as const
export type CliffGearId = keyof typeof CLIFF_GEAR
