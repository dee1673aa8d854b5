import type { Battle, DriftId } from '#shared/games/planetary-sand/battle.ts'
import type { QuestionOf } from '#shared/games/planetary-sand/questions.ts'
import type { DriftOutcome } from '#shared/games/planetary-sand/replies.ts'
import { getWeaponRow } from '#shared/games/planetary-sand/tables/weapons.ts'
import { CUP_DIE, computeLandingPoint, getTemplateWidth } from '../blast/drift.ts'
import { findMuzzle } from '../map/line-of-fire.ts'
import { computeBlastOdds, computeDriftOdds } from '../odds/blast-odds.ts'

/**
 * Lists where a missile may come down, the faces required, and on the map who would lie under the template
 * (SAND-MSL-4, SAND-CUP-1 to SAND-CUP-3).
 */
export function listDriftOutcomes(battle: Battle, { shooter, weapon, aim }: QuestionOf<'drift'>): DriftOutcome | null {
  const { blast } = getWeaponRow(weapon)
  if (!blast) return null
  const { settings } = battle
  const odds = computeDriftOdds(weapon, settings)
  const [from, to] = [findMuzzle(battle, shooter), aim === null ? null : findMuzzle(battle, aim)]
  const widthMm = getTemplateWidth(blast.template, settings)
  const ways = (Object.entries(odds) as [DriftId, number][]).map(([drift, chance]) => ({
    drift,
    faces: CUP_DIE[settings.cupDie].flatMap((driftId, at) => (driftId === drift ? [at + 1] : [])),
    chance,
    at: from && to ? computeLandingPoint(from, to, { drift, widthMm }) : null,
  }))
  return {
    ways,
    lost: 1 - ways.reduce((sum, { chance }) => sum + chance, 0),
    templateMm: widthMm,
    damage: blast.damage,
    under: from && to ? computeBlastOdds(battle, weapon, { from, aim: to }) : [],
  }
}
