import type { Battle, DeclaredShot, MissileInFlight } from '#shared/games/planetary-sand/battle.ts'
import { isAtLeastRulesVersion } from '#shared/games/planetary-sand/rules.ts'

/** Shooter and target of a shot of this volley. A null target is a point on the map. */
export interface VolleyShot {
  readonly shooter: string
  readonly target: string | null
}

/**
 * Whether shots are declared first and all dice are rolled together. Before rules 3 each shot is rolled at once
 * (SAND-TURN-1, SAND-TURN-3).
 */
export function areShotsDeclaredFirst(battle: Pick<Battle, 'rules'>): boolean {
  return isAtLeastRulesVersion(battle, 3)
}

/** Lists every shot of this volley, declared or rolled. */
export function listVolleyShots({ declared = [], shots, launches }: Battle): VolleyShot[] {
  return [
    ...declared.map((shot) => ({ shooter: shot.shooter, target: getShotTargetId(shot) })),
    ...[...shots, ...launches].map(({ shooter, target }) => ({ shooter, target })),
  ]
}

/** The target of a declared shot; null for a point on the map. */
export function getShotTargetId(shot: DeclaredShot): string | null {
  if (shot.type === 'shoot') return shot.target
  return 'at' in shot.aim ? shot.aim.at : null
}

/**
 * A missile that came down on the table and still needs a report of who lies under its template, or null (SAND-CUP-3).
 */
export function findUnreportedBlast({ launches }: Pick<Battle, 'launches'>): MissileInFlight | null {
  return launches.find(({ drift, hits }) => drift !== null && hits === null) ?? null
}

/** Whether the dice of this volley are rolled, and only blasts remain to be resolved. */
export function isVolleyRolled(battle: Battle): boolean {
  return areShotsDeclaredFirst(battle) && battle.shots.length + battle.launches.length > 0
}
