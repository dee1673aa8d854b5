import type { Dice } from '#main/games/kit/dice.ts'
import { computeSquadCost } from '#main/games/planet28/builder/squad-cost.ts'
import { isStillSquad } from '#main/games/planet28/builder/squad-dissolve.ts'
import { countMembers, removeMembers } from '#main/games/planet28/builder/squad-members.ts'
import { SQUAD_AFTERMATH_RULES } from '#shared/games/planet28/campaign-numbers.ts'
import type { SquadTally } from '#shared/games/planet28/campaign/battle-record.ts'
import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import type { SquadProfile } from '#shared/games/planet28/model.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { createBlankConditionDraft, type ConditionDraft } from './injury-roll.ts'

/** A squad after a battle, with its cost and hit points recomputed (P28-SQ-13, P28-SQ-14). */
export interface SquadAfterBattle {
  readonly profile: SquadProfile
  /** Number of members that died. */
  readonly died: number
  readonly members: number
  /** Scars for the next game, or null. */
  readonly condition: ConditionDraft | null
  /** False for fewer than three members: they take the field as characters until the squad is refilled. */
  readonly isStillSquad: boolean
  readonly cost: number
  readonly hitPoints: number
  readonly faces: readonly number[]
}

/**
 * Rolls for each slain or fled member, who dies only on a 10, then recomputes cost and hit points (P28-SQ-13,
 * P28-SQ-14, p. 33).
 */
export function rollSquadLosses(
  profile: SquadProfile,
  tally: Pick<SquadTally, 'lost' | 'hitPointsLeft'> & Pick<CampaignUnit, 'hitPointsGrown'>,
  rules: Rules,
  dice: Dice,
): SquadAfterBattle {
  const faces = Array.from({ length: Math.min(tally.lost, countMembers(profile)) }, () =>
    dice.die(SQUAD_AFTERMATH_RULES.sides),
  )
  const died = faces.filter((face) => face === SQUAD_AFTERMATH_RULES.diesOn).length
  const after = { ...profile, loadouts: removeMembers(profile.loadouts, died) }
  const members = countMembers(after)
  const scars = { ...createBlankConditionDraft('battle-scarred'), gamesLeft: 1 }
  return {
    profile: after,
    died,
    members,
    faces,
    condition: isBattleScarred(profile, tally.hitPointsLeft) ? scars : null,
    isStillSquad: isStillSquad(members),
    cost: computeSquadCost(after, rules, { hitPointsGrown: tally.hitPointsGrown ?? 0 }).cost,
    hitPoints: members * after.hitPoints,
  }
}

/** Whether a squad ended below half of its starting hit points (P28-SQ-13, P28-META-7). */
function isBattleScarred(profile: SquadProfile, hitPointsLeft: number): boolean {
  return hitPointsLeft < countMembers(profile) * profile.hitPoints * SQUAD_AFTERMATH_RULES.scarredBelow
}
