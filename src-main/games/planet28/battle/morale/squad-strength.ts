import type { CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'

/** Total hit points of a squad: those at the start of its members, and those left (P28-META-7). */
export function getSquadStrength({ models }: Pick<CharacterOrSquadUnit, 'models'>): { start: number; now: number } {
  return models.reduce(
    (sum, { start, hitPoints, fate }) => ({
      start: sum.start + start,
      now: sum.now + (fate === 'fights' ? hitPoints : 0),
    }),
    { start: 0, now: 0 },
  )
}

/** Whether a squad has a quarter of its hit points or fewer (P28-SQ-11, P28-META-7). */
export function isAtQuarterStrength(now: number, start: number): boolean {
  return 4 * now <= start
}

/** Whether a squad tests: when it first reaches a quarter, and again at each later death (P28-SQ-11). */
export function needsSquadBreakTest(
  squad: Pick<CharacterOrSquadUnit, 'models' | 'breakTests'>,
  slain: number,
): boolean {
  const { now, start } = getSquadStrength(squad)
  return isAtQuarterStrength(now, start) && (squad.breakTests === 0 || slain > 0)
}

/** Whether a squad has cover: half of its members or more are hidden (P28-SQ-10, P28-META-7). */
export function isSquadInCover(hidden: number, members: number): boolean {
  return members > 0 && 2 * hidden >= members
}
