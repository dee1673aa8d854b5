/** A player of a co-op game and the points contributed to the total. */
export interface Contribution {
  readonly id: string
  readonly points: number
}

/**
 * Divides the contributed points and those set aside before equally. Each of the highest contributors gets one of the
 * remaining points. Points that tied contributors would have to share are set `aside` for the next game (P28-COOP-1,
 * p. 56).
 */
export function splitCoopPoints(players: readonly Contribution[], reserve: number) {
  const total = players.reduce((sum, { points }) => sum + points, reserve)
  if (players.length === 0) return { total, shares: {}, aside: total }
  const pointsPerPlayer = Math.floor(total / players.length)
  const over = total - pointsPerPlayer * players.length
  const lucky = players.filter((player) => isAmongFirst(player, players, over))
  const shares = Object.fromEntries(
    players.map((player) => [player.id, pointsPerPlayer + (lucky.includes(player) ? 1 : 0)]),
  )
  return { total, shares, aside: over - lucky.length }
}

/**
 * Whether a player and all that contributed at least as much can get a point each. A tie across the cut leaves out all
 * of them.
 */
function isAmongFirst(player: Contribution, players: readonly Contribution[], over: number): boolean {
  return players.filter(({ points }) => points >= player.points).length <= over
}
