import * as z from 'zod'
import { GameJson } from '#shared/contract/game-json.ts'
import { type Side, SIDES, type StarLabel } from './model.ts'
import type { SettingId } from './tables/settings.ts'

/**
 * Fights of a turn that may be played as a match of another game, if the group has agreed (SP-CLASH-1, SAND-LAND-1).
 */
export const LINKED_FIGHT_KINDS = {
  clash: { setting: 'flownClashes', game: 'space-planes', noun: 'dogfight', byBook: 'is rolled after all' },
  capture: { setting: 'foughtCaptures', game: 'planetary-sand', noun: 'battle', byBook: 'goes by the book' },
} as const satisfies Readonly<Record<string, { setting: SettingId; game: string; noun: string; byBook: string }>>
export type LinkedFightKind = keyof typeof LINKED_FIGHT_KINDS

/** A fight to be played as a match. The first player is the attacker, A in a clash. */
export interface LinkedFight {
  readonly what: LinkedFightKind
  readonly star: StarLabel
  readonly attacker: Side
  /** Strength of the sides: points of their ships; for a colony its size, doubled by a fort. */
  readonly strength: Readonly<Record<Side, number>>
  /** Whether the defender has a fort. */
  readonly isFortified: boolean
}

/**
 * Outcome of a match: the winner, with `left` of its initial `had` pieces; null if the book decides after all
 * (SP-CLASH-2).
 */
export type LinkedFightOutcome = { readonly winner: Side; readonly had: number; readonly left: number } | null

/** A decided fight. */
export interface DecidedLinkedFight {
  readonly what: LinkedFightKind
  readonly star: StarLabel
  readonly outcome: LinkedFightOutcome
}

const Faces = z.array(z.int().min(1).max(1000)).max(400)

/** Terms of a match: pieces of the attacker and of the defender, and the turn limit. */
export const LinkedFightTerms = z.strictObject({
  pieces: z.tuple([z.int().min(1).max(40), z.int().min(1).max(40)]),
  turnLimit: z.int().min(1).max(999).nullable(),
})
export type LinkedFightTerms = z.infer<typeof LinkedFightTerms>

/** Commands and dice of a match, sufficient to replay it. */
export const MatchReplayScript = z.strictObject({
  terms: LinkedFightTerms,
  faces: Faces,
  log: z.array(z.strictObject({ command: GameJson, faces: Faces })).max(20_000),
})
export type MatchReplayScript = z.infer<typeof MatchReplayScript>

/** A fight of a turn in the archive; `match` is null if it was rolled or decided by the book. */
export const ArchivedFight = z.strictObject({
  what: z.enum(['clash', 'capture']),
  star: z.string().regex(/^\d{4}(\d{2})?$/),
  match: MatchReplayScript.nullable(),
})
export type ArchivedFight = z.infer<typeof ArchivedFight>

/** Total number of cubes in a clash (SP-CLASH-1). */
const CUBES = 6

/**
 * Distributes six cubes in proportion to the strength of the fleets: at least one per side, the remainder to the
 * stronger (SP-CLASH-1).
 */
export function computeCubeShares({ strength }: Pick<LinkedFight, 'strength'>): [number, number] {
  const all = strength.A + strength.B
  const share = (side: Side) => Math.floor((CUBES * strength[side]) / all)
  const rest = CUBES - share('A') - share('B')
  const isFirst = strength.A >= strength.B
  const a = Math.min(CUBES - 1, Math.max(1, share('A') + (isFirst ? rest : 0)))
  return [a, CUBES - a]
}

/** Sides in the order of the match's seats: the attacker first. */
export function listSidesInSeatOrder({ attacker }: Pick<LinkedFight, 'attacker'>): readonly [Side, Side] {
  return attacker === SIDES[0] ? ['A', 'B'] : ['B', 'A']
}
