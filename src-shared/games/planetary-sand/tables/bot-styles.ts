/** What a bot cares for; one man's worth of hits a turn is 1. */
export interface BotStyleWeights {
  /** Of hits that it may score from where it would stand. */
  readonly hit: number
  /** Of hits that it may take there. */
  readonly fear: number
  /** Of each R nearer to what it fights for. */
  readonly goal: number
  /** Of standing behind something. */
  readonly cover: number
}

/** How a bot leads its side. */
export interface BotStyleRow {
  readonly title: string
  readonly summary: string
  readonly weights: BotStyleWeights
  /** It closes to contact with so many men to each enemy; by less it does not. */
  readonly closesAt: number
  /** It rides where its goal is so far away, in R. */
  readonly ridesFrom: number
  /** How far ahead in its zone it sets up, from 0 at the back to 1 at the front. */
  readonly front: number
}

/** The bots, the most careful first. */
// oxfmt-ignore
export const BOT_STYLES = {
  careful: { title: 'Careful', summary: 'Shoots from afar and from cover, and lets the enemy come.', weights: { hit: 1, fear: 1.3, goal: 0.35, cover: 0.5 }, closesAt: 3, ridesFrom: 4, front: 0.55 },
  steady: { title: 'Steady', summary: 'Comes on as long as it gives more than it takes.', weights: { hit: 1, fear: 0.7, goal: 0.8, cover: 0.25 }, closesAt: 2, ridesFrom: 3, front: 0.8 },
  bold: { title: 'Bold', summary: 'Goes straight for the goal, and closes.', weights: { hit: 1, fear: 0.25, goal: 1.5, cover: 0.1 }, closesAt: 1.2, ridesFrom: 2.5, front: 1 },
} as const satisfies Readonly<Record<string, BotStyleRow>>

/** A temper by its id. */
export type BotStyleId = keyof typeof BOT_STYLES
