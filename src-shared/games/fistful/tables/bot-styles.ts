import type { ArmedKind } from './ships.ts'

/** Weights of a bot style. */
export interface BotStyleRow {
  readonly name: string
  readonly text: string
  /** Maximum number of transports under way. */
  readonly transports: number
  /** Size to which colonies grow before they build ships. */
  readonly growTo: number
  /** Value of each hex closer to the enemy for a new colony, compared with 2 per point of a star's rating. */
  readonly forward: number
  /** Value of an enemy colony, per point of its size. */
  readonly capture: number
  /** Additional value of the enemy homeworld. */
  readonly conquest: number
  /** Value of enemy ships, per point of their cost. */
  readonly hunt: number
  /** Value of an endangered colony of its own, per point of its size. */
  readonly defend: number
  /** Minimum chance of winning for an attack. */
  readonly nerve: number
  /** The turn from which its nerve grows: the required chance falls by two hundredths each turn. */
  readonly patience: number
  /** Sufficient chance of holding for guards. */
  readonly guard: number
  /** Number of turns in ten in which it starts a fort at an endangered colony or at the homeworld. */
  readonly forts: number
  /** Number of ships of an independent scouting party; with 0 scouts stay with the line. */
  readonly party: number
  /** Proportions in which it builds the three kinds. */
  readonly mix: Readonly<Record<ArmedKind, number>>
}

/** The four bot styles with all weights. */
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

/** Names of all bot styles. */
export const BOT_STYLE_NAMES = Object.keys(BOT_STYLES) as readonly BotStyle[]
