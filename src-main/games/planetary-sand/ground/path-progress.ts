import { TERRAIN } from '#shared/games/planetary-sand/tables/terrain.ts'
import type { PathStretch, PathProgress, MovementAllowance } from './movement-allowance.ts'

const EPSILON = 1e-9

/**
 * Walks along stretches until the allowance is used up, ground is impassable, or a bank stops the mover (SAND-MOVE-5,
 * SAND-TERR-5).
 */
export function computePathProgress(stretches: readonly PathStretch[], walker: MovementAllowance): PathProgress {
  let [left, moved, river] = [walker.allowance, 0, walker.river]
  for (const stretch of stretches) {
    if ('stop' in stretch) return { moved, stopped: stretch.stop, river: stretch.stop === 'river-bank' ? 'bank' : null }
    const { isRiver } = TERRAIN[stretch.terrain]
    if (isRiver && river === null) return { moved, stopped: 'river-bank', river: 'bank' }
    if (!isRiver && river === 'water') return { moved, stopped: 'far-bank', river: null }
    const cost = walker.costOf(stretch.terrain)
    if (cost === null) return { moved, stopped: 'impassable', river }
    const length = Math.min(stretch.length, left / cost)
    left -= length * cost
    moved += length
    if (length > EPSILON) river = isRiver ? 'water' : null
    if (length < stretch.length - EPSILON) return { moved, stopped: 'allowance', river }
  }
  return { moved, stopped: null, river }
}
