import * as z from 'zod'
import { GameJson } from '#shared/contract/game-json.ts'
import { type Side, SIDES, type StarLabel } from './model.ts'
import type { SettingId } from './tables/settings.ts'

/** What of a turn may be fought elsewhere, as a match of another game, where the group has agreed (SP-CLASH-1, SAND-LAND-1). */
export const FIGHTS = {
  clash: { setting: 'flownClashes', game: 'space-planes', noun: 'dogfight', byBook: 'is rolled after all' },
  capture: { setting: 'foughtCaptures', game: 'planetary-sand', noun: 'battle', byBook: 'goes by the book' },
} as const satisfies Readonly<Record<string, { setting: SettingId; game: string; noun: string; byBook: string }>>
export type FightKind = keyof typeof FIGHTS

/** A battle that is to be fought elsewhere. The first player attacks: in a clash A. */
export interface Fight {
  readonly what: FightKind
  readonly star: StarLabel
  readonly attacker: Side
  /** What the sides are worth: points of their ships; of a colony its size, and as much again for a fort. */
  readonly strength: Readonly<Record<Side, number>>
  /** Whether the defender has a fort. */
  readonly isFortified: boolean
}

/** What a battle elsewhere came to: who has won, with so many pieces left of those that began; null where the book decides after all (SP-CLASH-2). */
export type FightOutcome = { readonly winner: Side; readonly had: number; readonly left: number } | null

/** A fight that is decided. */
export interface DecidedFight {
  readonly what: FightKind
  readonly star: StarLabel
  readonly outcome: FightOutcome
}

const Faces = z.array(z.int().min(1).max(1000)).max(400)

/** What is agreed before a battle elsewhere: pieces of the attacker and of the other side, and its most turns. */
export const FightTerms = z.strictObject({
  pieces: z.tuple([z.int().min(1).max(40), z.int().min(1).max(40)]),
  turnLimit: z.int().min(1).max(999).nullable(),
})
export type FightTerms = z.infer<typeof FightTerms>

/** A match as its commands and dice: enough to play it again. */
export const MatchScript = z.strictObject({
  terms: FightTerms,
  faces: Faces,
  log: z.array(z.strictObject({ command: GameJson, faces: Faces })).max(20_000),
})
export type MatchScript = z.infer<typeof MatchScript>

/** A fight of a turn in the archive; no match where it was rolled, or went by the book. */
export const ArchivedFight = z.strictObject({
  what: z.enum(['clash', 'capture']),
  star: z.string().regex(/^\d{4}(\d{2})?$/),
  match: MatchScript.nullable(),
})
export type ArchivedFight = z.infer<typeof ArchivedFight>

/** All cubes of a clash (SP-CLASH-1). */
const CUBES = 6

/** Six cubes shared by the strength of the fleets: each side one at least, what is over to the stronger (SP-CLASH-1). */
export function computeCubes({ strength }: Pick<Fight, 'strength'>): [number, number] {
  const all = strength.A + strength.B
  const share = (side: Side) => Math.floor((CUBES * strength[side]) / all)
  const rest = CUBES - share('A') - share('B')
  const isFirst = strength.A >= strength.B
  const a = Math.min(CUBES - 1, Math.max(1, share('A') + (isFirst ? rest : 0)))
  return [a, CUBES - a]
}

/** The sides in the order of the match's seats: the attacker first. */
export function listSeatSides({ attacker }: Pick<Fight, 'attacker'>): readonly [Side, Side] {
  return attacker === SIDES[0] ? ['A', 'B'] : ['B', 'A']
}
