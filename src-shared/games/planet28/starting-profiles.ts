/** Skills are bought one by one at this many points (pp. 23, 44). */
export const SKILL_STEP_COST = 10

/** No skill goes higher (pp. 23, 44). */
export const HIGHEST_SKILL = 10

/** A new character before any choice (P28-BUILD-2). */
export const CHARACTER_START = { cost: 10, skill: 1, hitPoints: 20, speedCm: 10 } as const

/** Hit-points of a character are bought and sold in such steps (P28-BUILD-2). */
export const HIT_POINT_STEP = { hitPoints: 2, cost: 10 } as const

/** Fewest hit-points of a character (P28-BUILD-3). */
export const LOWEST_HIT_POINTS = 2

/** Points of a new warband where nobody agrees on others (P28-BUILD-1). */
export const RECOMMENDED_POINTS = 500

/** A new vehicle before any choice (P28-VB-1). */
export const VEHICLE_START = { cost: 10, skill: 2 } as const

/** What a lone hero may buy beside the normal steps of hit-points (P28-SOLO-4). */
export const HERO_STEP = { hitPoints: 5, cost: 20 } as const

/** A squad: its size at the start, the strength at which it falls apart, the part that must share its weapons (P28-SQ-1, P28-SQ-12). */
export const SQUAD = { least: 3, most: 10, dissolvesAt: 2, sameWeaponsPercent: 75 } as const

/** Hands of a character whose traits say nothing else (P28-WEAP-1). */
export const HANDS = 2

/** How many rounds are bought at one click: a shot a turn in a short game (P28-WEAP-3, P28-TURN-9). */
export const AMMO_PACK = 6

/** The most that a profile can hold, so that no click leads beyond it: entries of one list, hit-points, points of a warband. */
export const PROFILE_LIMITS = { picks: 200, hitPoints: 999, points: 100_000 } as const
