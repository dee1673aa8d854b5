import type { Rating } from '#shared/cluster/chart.ts'

/** Every rating in ascending order (FIST-MAP-2). */
export const RATINGS: readonly Rating[] = [1, 2, 3, 4, 5]
