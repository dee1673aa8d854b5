import type { SquadProfileCheck } from '#shared/contract/planet28/units.ts'
import { formatCount } from '#shared/kit/format.ts'

/**
 * Formats how many members share their weapons and how many must (P28-SQ-1): “5 of 8 share their weapons, 6 needed”.
 */
export function formatSharedWeapons({
  members,
  sameWeapons: { has, needs },
}: Pick<SquadProfileCheck, 'members' | 'sameWeapons'>): string {
  return `${has} of ${members} share their weapons, ${needs} needed`
}

/** Formats the cost of a squad without its gear: “3 members at 60 pts”. */
export function formatMemberCost({ members, memberCost }: Pick<SquadProfileCheck, 'members' | 'memberCost'>): string {
  return `${formatCount(members, 'member', 'members')} at ${memberCost} pts`
}
