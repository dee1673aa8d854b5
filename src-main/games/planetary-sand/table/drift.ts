import type { Drift } from '#shared/games/planetary-sand/answers.ts'
import type { Battle, DriftId } from '#shared/games/planetary-sand/battle.ts'
import type { QuestionOf } from '#shared/games/planetary-sand/questions.ts'
import { weaponOf } from '#shared/games/planetary-sand/tables/weapons.ts'
import { CUP_DIE, landsAt, widthOf } from '../blast/drift.ts'
import { muzzleOf } from '../map/line-of-fire.ts'
import { blastOdds, driftOdds } from '../odds/blast-odds.ts'

/** Where a missile may come down, with what faces, and on the map who would lie there (SAND-MSL-4, SAND-CUP-1 to SAND-CUP-3). */
export function driftOf(battle: Battle, { shooter, weapon, aim }: QuestionOf<'drift'>): Drift | null {
  const { blast } = weaponOf(weapon)
  if (!blast) return null
  const { settings } = battle
  const odds = driftOdds(weapon, settings)
  const [from, to] = [muzzleOf(battle, shooter), aim === null ? null : muzzleOf(battle, aim)]
  const widthMm = widthOf(blast.template, settings)
  const ways = (Object.entries(odds) as [DriftId, number][]).map(([drift, chance]) => ({
    drift,
    faces: CUP_DIE[settings.cupDie].flatMap((one, at) => (one === drift ? [at + 1] : [])),
    chance,
    at: from && to ? landsAt(from, to, { drift, widthMm }) : null,
  }))
  return {
    ways,
    lost: 1 - ways.reduce((sum, { chance }) => sum + chance, 0),
    templateMm: widthMm,
    damage: blast.damage,
    under: from && to ? blastOdds(battle, weapon, { from, aim: to }) : [],
  }
}
