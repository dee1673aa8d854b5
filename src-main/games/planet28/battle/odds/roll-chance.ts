import { isUnder, SKILL_DIE } from '../rules/skill-roll.ts'

/** How a skill roll is made. */
export interface RollAsked {
  readonly target: number
  /** Which of two dice counts (P28-ROLL-4). */
  readonly keep: 'lowest' | 'highest' | null
  /** Whether a failure is rolled again, the second result standing (P28-ROLL-6). */
  readonly rerolls: number
  /** A face that counts as a failure whatever else, where its weapon backfires (P28-WR-volatile). */
  readonly backfireOn: number | null
}

/** How likely a roll is to succeed, and to backfire with its last die, exactly (P28-ROLL-1, P28-ROLL-2, P28-ROLL-4, P28-ROLL-6). */
export function rollChance({ target, keep, rerolls, backfireOn }: RollAsked): { success: number; backfire: number } {
  let once = { success: 0, failure: 0, backfire: 0 }
  for (let face = 1; face <= SKILL_DIE; face += 1) {
    const chance = faceChance(face, keep)
    const isBackfire = face === backfireOn
    const isSuccess = isUnder(face, target)
    once = {
      success: once.success + (isSuccess && !isBackfire ? chance : 0),
      failure: once.failure + (isSuccess ? 0 : chance),
      backfire: once.backfire + (isBackfire ? chance : 0),
    }
  }
  let all = { success: once.success, backfire: once.backfire, failure: once.failure }
  // Only failures are rolled again, and a face that backfires is one of them.
  for (let again = 0; again < rerolls; again += 1) {
    const kept = { success: all.success, backfire: 0 }
    all = {
      success: kept.success + all.failure * once.success,
      backfire: all.failure * once.backfire,
      failure: all.failure * once.failure,
    }
  }
  return { success: all.success, backfire: all.backfire }
}

/** How a roll may end where rerolls are used up by it: with which result, how many are left, how likely. */
export function rollPaths(
  roll: RollAsked,
  rerolls: number,
): { readonly isSuccess: boolean; readonly rerolls: number; readonly chance: number }[] {
  const { success } = rollChance({ ...roll, rerolls: 0 })
  const most = Math.min(roll.rerolls, rerolls)
  const tries = Array.from({ length: most + 1 }, (_try, used) => ({
    isSuccess: true,
    rerolls: rerolls - used,
    chance: (1 - success) ** used * success,
  }))
  return [...tries, { isSuccess: false, rerolls: rerolls - most, chance: (1 - success) ** (most + 1) }].filter(
    ({ chance }) => chance > 0,
  )
}

/** How likely a face is to be the one that counts. */
function faceChance(face: number, keep: RollAsked['keep']): number {
  if (keep === null) return 1 / SKILL_DIE
  const ways = keep === 'lowest' ? 2 * (SKILL_DIE - face) + 1 : 2 * face - 1
  return ways / SKILL_DIE ** 2
}
