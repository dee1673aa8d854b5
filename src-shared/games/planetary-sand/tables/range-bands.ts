/** Thirds of a cord, nearest first, and the required score of two dice (SAND-KIT-1, SAND-HIT-1). */
export const RANGE_BANDS = {
  close: { title: 'Close', third: 1, need: 6 },
  medium: { title: 'Medium', third: 2, need: 8 },
  long: { title: 'Long', third: 3, need: 10 },
} as const

export type RangeBandId = keyof typeof RANGE_BANDS

/** Cords to cut, R1 to R6: the fourth is the four-foot one, the last two are for long-range weapons (SAND-KIT-1). */
export const CORDS = [1, 2, 3, 4, 5, 6] as const
