/** Price of one point of a skill (pp. 23, 44). */
export const SKILL_STEP_COST = 10

/** Maximum value of a skill (pp. 23, 44). */
export const HIGHEST_SKILL = 10

/** Profile and cost of a new character (P28-BUILD-2). */
export const CHARACTER_START = { cost: 10, skill: 1, hitPoints: 20, speedCm: 10 } as const

/** Step in which hit points of a character are bought and sold (P28-BUILD-2). */
export const HIT_POINT_STEP = { hitPoints: 2, cost: 10 } as const

/** Minimum hit points of a character (P28-BUILD-3). */
export const LOWEST_HIT_POINTS = 2

/** Default points of a new warband (P28-BUILD-1). */
export const RECOMMENDED_WARBAND_POINTS = 500

/** Profile and cost of a new vehicle (P28-VB-1). */
export const VEHICLE_START = { cost: 10, skill: 2 } as const

/** Additional hit points available to a lone hero (P28-SOLO-4). */
export const LONE_HERO_HIT_POINT_STEP = { hitPoints: 5, cost: 20 } as const

/**
 * Limits of a squad: initial size, size at which it dissolves, percentage with the same weapons (P28-SQ-1, P28-SQ-12).
 */
export const SQUAD_LIMITS = { least: 3, most: 10, dissolvesAt: 2, sameWeaponsPercent: 75 } as const

/** Default number of a character's hands (P28-WEAP-1). */
export const DEFAULT_HAND_COUNT = 2

/** Rounds per click: one shot per turn of a short game (P28-WEAP-3, P28-TURN-9). */
export const AMMUNITION_PACK_SIZE = 6

/**
 * Technical limits of profiles, which quick actions respect as well: entries of a list, hit points, points of a
 * warband.
 */
export const PROFILE_LIMITS = { picks: 200, hitPoints: 999, points: 100_000 } as const

/** Bounds of fighters without a warband. A squad of them has those of squads. */
export const QUICK_UNIT_BOUNDS = {
  count: { min: 1, max: 30 },
  skill: { min: 1, max: 10 },
  hitPoints: { min: 1, max: 200 },
} as const
