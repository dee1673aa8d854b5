import type { Growth } from '#shared/cluster/analysis.ts'
import { createTargets, type Expansion } from './expansion.ts'

/** What a transport costs in points of production (FIST-PROD-3). */
const TRANSPORT_POINTS = 2

interface Colony {
  readonly star: number
  readonly founded: number
  size: number
}

/**
 * A plain model of a side that nobody disturbs and that settles as fast as it can, in whole numbers and without chance:
 * - The homeworld begins at its full size (FIST-SETUP-3), and every turn is landing, production, moves (FIST-TURN-1).
 * - Colonies produce in the order of their founding, points as many as their size, but not in the turn they are founded
 *   (FIST-PROD-1, FIST-PROD-6).
 * - A colony first builds transports, as many as its points pay (FIST-PROD-3), while free stars are left to settle: the
 *   fewest jumps away along its side's colonies, of these the highest rating, of these the first in order. A transport
 *   moves one link a turn from the turn it is built and lands in the turn after it arrives (FIST-COL-2). Between its
 *   side's colonies it is always in supply (FIST-MOVE-3).
 * - A colony that builds none grows by 1 up to its star's rating (FIST-PROD-4, FIST-PROD-5).
 */
export function simulateGrowth({ turns, ...expansion }: Expansion & { readonly turns: number }): Growth {
  const { ratings, home, order } = expansion
  const colonies: Colony[] = [{ star: home, founded: 0, size: ratings[home] ?? 1 }]
  const targets = createTargets(expansion)
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
