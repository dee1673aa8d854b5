/** Weights of a bot. The unit is one man's worth of hits per turn. */
export interface BotStyleWeights {
  /** Weight of hits it may score from a position. */
  readonly hit: number
  /** Weight of hits it may take there. */
  readonly fear: number
  /** Weight of each R closer to its goal. */
  readonly goal: number
  /** Weight of being behind cover. */
  readonly cover: number
}

/** Parameters of a bot style. */
export interface BotStyleRow {
  readonly title: string
  readonly summary: string
  readonly weights: BotStyleWeights
  /** Minimum ratio of own men to enemies for closing to contact. */
  readonly closesAt: number
  /** Minimum distance to its goal for riding, in R. */
  readonly ridesFrom: number
  /** Deployment depth in its zone, from 0 at the back to 1 at the front. */
  readonly front: number
}

/** Bot styles, most careful first. */
// oxfmt-ignore
export const BOT_STYLES = {
  careful: { title: 'Careful', summary: 'Shoots from afar and from cover, and lets the enemy come.', weights: { hit: 1, fear: 1.3, goal: 0.35, cover: 0.5 }, closesAt: 3, ridesFrom: 4, front: 0.55 },
  steady: { title: 'Steady', summary: 'Comes on as long as it gives more than it takes.', weights: { hit: 1, fear: 0.7, goal: 0.8, cover: 0.25 }, closesAt: 2, ridesFrom: 3, front: 0.8 },
  bold: { title: 'Bold', summary: 'Goes straight for the goal, and closes.', weights: { hit: 1, fear: 0.25, goal: 1.5, cover: 0.1 }, closesAt: 1.2, ridesFrom: 2.5, front: 1 },
} as const satisfies Readonly<Record<string, BotStyleRow>>

/** Id of a bot style. */
export type BotStyleId = keyof typeof BOT_STYLES
