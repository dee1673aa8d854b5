/** The thirds of a cord, the nearest first, and what two dice need there (SAND-KIT-1, SAND-HIT-1). */
export const BANDS = {
  close: { title: 'Close', third: 1, need: 6 },
  medium: { title: 'Medium', third: 2, need: 8 },
  long: { title: 'Long', third: 3, need: 10 },
} as const

/** A third of a weapon's range. */
export type BandId = keyof typeof BANDS

/** The cords to cut, R1 to R6: the fourth is the four-foot one, the last two are for far weapons (SAND-KIT-1). */
export const CORDS = [1, 2, 3, 4, 5, 6] as const
