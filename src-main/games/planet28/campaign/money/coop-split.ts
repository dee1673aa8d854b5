/** A player of a co-op game and the points brought to the total. */
export interface Contribution {
  readonly id: string
  readonly points: number
}

/**
 * Everybody's points and those set aside before, divided equally; points over go to the highest contributors, one each,
 * and those that equal ones would have to share are set `aside` for the next game (P28-COOP-1, p. 56).
 */
export function splitCoopPoints(players: readonly Contribution[], reserve: number) {
  const total = players.reduce((sum, { points }) => sum + points, reserve)
  if (players.length === 0) return { total, shares: {}, aside: total }
  const each = Math.floor(total / players.length)
  const over = total - each * players.length
  const lucky = players.filter((player) => isAmongFirst(player, players, over))
  const shares = Object.fromEntries(players.map((player) => [player.id, each + (lucky.includes(player) ? 1 : 0)]))
  return { total, shares, aside: over - lucky.length }
}

/** Whether all who brought at least as much get a point too: a tie across the cut leaves all of them out. */
function isAmongFirst(player: Contribution, players: readonly Contribution[], over: number): boolean {
  return players.filter(({ points }) => points >= player.points).length <= over
}
