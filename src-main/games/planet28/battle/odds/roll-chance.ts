import { isSuccessfulRoll, SKILL_DIE } from '../rolls/skill-roll.ts'

/** Parameters of a skill roll. */
export interface SkillRollForOdds {
  readonly target: number
  /** Which of two dice counts (P28-ROLL-4). */
  readonly keep: 'lowest' | 'highest' | null
  /** Number of rerolls of a failure; the last result stands (P28-ROLL-6). */
  readonly rerolls: number
  /** Face that always fails and makes the weapon backfire, or null (P28-WR-volatile). */
  readonly backfireOn: number | null
}

/**
 * Computes the exact chances that a roll succeeds, and that its last die backfires (P28-ROLL-1, P28-ROLL-2,
 * P28-ROLL-4, P28-ROLL-6).
 */
export function computeSkillRollChances({ target, keep, rerolls, backfireOn }: SkillRollForOdds): {
  success: number
  backfire: number
} {
  // A backfire face may be a success, which stands, or a failure, of which only the last counts.
  let [success, stuck, failure, unlucky] = [0, 0, 0, 0]
  for (let face = 1; face <= SKILL_DIE; face += 1) {
    const chance = faceChance(face, keep)
    const isBackfire = face === backfireOn
    if (!isSuccessfulRoll(face, target)) {
      failure += chance
      if (isBackfire) unlucky += chance
    } else if (isBackfire) stuck += chance
    else success += chance
  }
  // The fraction of rolls that are rolled again.
  let again = 1
  let [hits, backfires] = [success, stuck]
  for (let left = rerolls; left > 0; left -= 1) {
    again *= failure
    hits += again * success
    backfires += again * stuck
  }
  return { success: hits, backfire: backfires + again * unlucky }
}

/** Lists the possible outcomes of a roll that consumes rerolls: result, rerolls left, and chance. */
export function listRollOutcomes(
  roll: SkillRollForOdds,
  rerolls: number,
): { readonly isSuccess: boolean; readonly rerolls: number; readonly chance: number }[] {
  const { success } = computeSkillRollChances({ ...roll, rerolls: 0 })
  const most = Math.min(roll.rerolls, rerolls)
  if (most === 0) return onePath(success, rerolls)
  const tries = Array.from({ length: most + 1 }, (_try, used) => ({
    isSuccess: true,
    rerolls: rerolls - used,
    chance: (1 - success) ** used * success,
  }))
  return [...tries, { isSuccess: false, rerolls: rerolls - most, chance: (1 - success) ** (most + 1) }].filter(
    ({ chance }) => chance > 0,
  )
}

/** The same without any rerolls. */
function onePath(success: number, rerolls: number): ReturnType<typeof listRollOutcomes> {
  const [hit, miss] = [
    { isSuccess: true, rerolls, chance: success },
    { isSuccess: false, rerolls, chance: 1 - success },
  ]
  return success === 0 ? [miss] : success === 1 ? [hit] : [hit, miss]
}

/** The chance that a face is the one that counts. */
function faceChance(face: number, keep: SkillRollForOdds['keep']): number {
  if (keep === null) return 1 / SKILL_DIE
  const ways = keep === 'lowest' ? 2 * (SKILL_DIE - face) + 1 : 2 * face - 1
  return ways / SKILL_DIE ** 2
}
