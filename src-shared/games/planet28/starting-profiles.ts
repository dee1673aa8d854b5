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

/** A new vehicle before any choice (P28-VB-1). */
export const VEHICLE_START = { cost: 10, skill: 2 } as const
