import type { ArmedKind } from './ships.ts'

/** How a bot of one temper weighs what it could do. */
export interface BotStyleRow {
  readonly name: string
  readonly text: string
  /** How many transports it keeps under way at most. */
  readonly transports: number
  /** The size up to which colonies grow before they build. */
  readonly growTo: number
  /** How much nearer to the enemy a new colony should be: worth of one hex, against 2 for each point of a star's rating. */
  readonly forward: number
  /** What an enemy colony is worth, for each point of its size. */
  readonly capture: number
  /** What the enemy homeworld is worth besides. */
  readonly conquest: number
  /** What ships of the enemy are worth, for each of their points. */
  readonly hunt: number
  /** What an own colony in danger is worth, for each point of its size. */
  readonly defend: number
  /** The least chance to win with which it attacks. */
  readonly nerve: number
  /** The turn from which on its nerve grows: each turn a chance lower by two hundredths is good enough. */
  readonly patience: number
  /** The chance to hold with which guards are content. */
  readonly guard: number
  /** How often in ten turns it begins a fort where there is danger, or at the homeworld. */
  readonly forts: number
  /** Ships of a party of scouts that goes its own way; with 0 scouts sail with the line. */
  readonly party: number
  /** How often it builds each kind, of the three together. */
  readonly mix: Readonly<Record<ArmedKind, number>>
}

/** The four tempers of bots: every weight in one place. */
// oxfmt-ignore
export const BOT_STYLES = {
  settler: {
    name: 'Settler', text: 'Fills the empty stars first and fights when it is the larger.',
    transports: 5, growTo: 5, forward: 0.1, capture: 3, conquest: 20, hunt: 0.5, defend: 4, nerve: 0.75, patience: 18,
    guard: 0.6, forts: 1, party: 0, mix: { S: 1, C: 3, D: 2 },
  },
  raider: {
    name: 'Raider', text: 'Sends parties of scouts against whatever stands open behind the lines.',
    transports: 3, growTo: 4, forward: 0.3, capture: 6, conquest: 20, hunt: 1, defend: 2, nerve: 0.6, patience: 15,
    guard: 0.5, forts: 0, party: 2, mix: { S: 4, C: 2, D: 1 },
  },
  warden: {
    name: 'Warden', text: 'Guards its own stars, builds forts and strikes only when it is sure.',
    transports: 3, growTo: 5, forward: 0, capture: 3, conquest: 20, hunt: 1, defend: 8, nerve: 0.8, patience: 22,
    guard: 0.75, forts: 5, party: 0, mix: { S: 1, C: 2, D: 3 },
  },
  conqueror: {
    name: 'Conqueror', text: 'Makes straight for the enemy homeworld with all it has.',
    transports: 3, growTo: 4, forward: 0.6, capture: 4, conquest: 60, hunt: 0.5, defend: 2, nerve: 0.55, patience: 12,
    guard: 0.5, forts: 0, party: 0, mix: { S: 1, C: 4, D: 3 },
  },
} as const satisfies Record<string, BotStyleRow>
export type BotStyle = keyof typeof BOT_STYLES

/** Every temper. */
export const BOT_STYLE_NAMES = Object.keys(BOT_STYLES) as readonly BotStyle[]
