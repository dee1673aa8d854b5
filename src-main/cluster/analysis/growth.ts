import type { ColonyGrowth } from '#shared/cluster/analysis.ts'
import { createUnsettledStarTracker, type Expansion } from './expansion.ts'

/** Cost of a transport in production points (FIST-PROD-3). */
const TRANSPORT_POINTS = 2

interface Colony {
  readonly star: number
  readonly founded: number
  size: number
}

/**
 * Simulates a side that is undisturbed and settles as fast as possible. Integer arithmetic, no randomness.
 * - The homeworld starts at full size (FIST-SETUP-3). Every turn consists of landing, production and moves
 * (FIST-TURN-1).
 * - Colonies produce in the order of their founding, points equal to their size, but not in the turn they are founded
 * (FIST-PROD-1, FIST-PROD-6).
 * - While free stars are left, a colony first builds as many transports as its points pay for (FIST-PROD-3). Targets
 * are chosen by fewest jumps along the side's colonies, then by highest rating, then by order. A transport moves one
 * link per turn from the turn it is built, and lands in the turn after it arrives (FIST-COL-2). Between its side's
 * colonies it is always in supply (FIST-MOVE-3).
 * - A colony that builds none grows by 1 up to the rating of its star (FIST-PROD-4, FIST-PROD-5).
 */
export function simulateUndisturbedGrowth({
  turns,
  ...expansion
}: Expansion & { readonly turns: number }): ColonyGrowth {
  const { ratings, home, order } = expansion
  const colonies: Colony[] = [{ star: home, founded: 0, size: ratings[home] ?? 1 }]
  const targets = createUnsettledStarTracker(expansion)
  const landings: number[][] = []
  const growth = { colonies: [] as number[], capacity: [] as number[], production: [] as number[] }
  let capacity = ratings[home] ?? 1
  for (let turn = 1; turn <= turns; turn += 1) {
    for (const star of (landings[turn] ?? []).toSorted(order)) {
      targets.claim(star)
      colonies.push({ star, founded: turn, size: 1 })
      capacity += ratings[star] ?? 0
    }
    for (const colony of colonies) {
      if (colony.founded === turn) continue
      const sent = targets.send(colony.star, Math.floor(colony.size / TRANSPORT_POINTS))
      for (const { star, jumps } of sent) (landings[turn + jumps] ??= []).push(star)
      if (sent.length === 0 && colony.size < (ratings[colony.star] ?? 0)) colony.size += 1
    }
    growth.colonies.push(colonies.length)
    growth.capacity.push(capacity)
    growth.production.push(colonies.reduce((sum, { size }) => sum + size, 0))
  }
  return growth
}
