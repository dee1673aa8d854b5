/** Campaign points that a character or squad earns in a game (P28-CAMP-1, P28-SQC-1). */
export const FIGHTER_POINTS_EARNED = { hit: 1, kill: 5, survived: 1, unwounded: 5 } as const

/** Campaign points that a vehicle earns in a game (P28-VCAMP-1). */
export const VEHICLE_POINTS_EARNED = { kill: 5, survived: 1, sectionDestroyed: 1, whole: 5 } as const

/** Campaign points that a warband earns in a game (P28-CAMP-3). */
export const WARBAND_POINTS_EARNED = { goal: 10, halfDestroyed: 10 } as const

/** Prices of improvements in campaign points between games (P28-CAMP-4, P28-INJ-0, P28-VCAMP-3). */
export const CAMPAIGN_PRICES = { skill: 20, hitPoints: 20, heal: 10, repair: 10 } as const

/** Hit points per purchase in a campaign (P28-CAMP-4). */
export const HIT_POINTS_PER_PURCHASE = 5

/** Games to be played with an injury or damage before it can be healed with points (P28-INJ-0, P28-VDT-0). */
export const GAMES_BEFORE_HEALING = 1

/** Default exchange of campaign points for credits (P28-CAMP-6). */
export const POINT_CONVERSION_RATE: readonly [points: number, credits: number] = [2, 1]

/**
 * A squad left with less than `scarredBelow` of its hit points is scarred: each skill changes by `scars` (P28-SQ-13).
 * A lost member dies if a die of `sides` shows `diesOn` (P28-SQ-14).
 */
export const SQUAD_AFTERMATH_RULES = { scarredBelow: 0.5, scars: -1, sides: 10, diesOn: 10 } as const

/**
 * Free repair of a vehicle with at most this share of its sections: the die determines how many are restored
 * (P28-VCAMP-3).
 */
export const FREE_SECTION_REPAIR_RULES = { atMost: 0.25, sides: 8 } as const
