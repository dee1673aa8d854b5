import { formatCanonicalJson } from '#main/games/kit/hash.ts'
import { computeChecksum } from '#main/games/kit/mail/letter-encoding.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'

/**
 * Short hashes of the parts of a battle, so that two players can find the part that differs. Keys are the letters of
 * ships, and TABLE, TURN, CARDS and POINTS.
 */
export type StateHashes = Readonly<Record<string, string>>

/** Number of letters of each hash. */
export const STATE_HASH_LENGTH = 8

/** Names of the parts other than ships. */
const WORDS: Readonly<Record<string, string>> = {
  TABLE: 'what was agreed on',
  TURN: 'whose turn it is',
  CARDS: 'the cards',
  POINTS: 'points and lost ships',
}

/**
 * Computes the hashes of a battle. They do not cover whether its results were applied to a campaign, which may differ
 * between players.
 */
export function computeStateHashes(battle: Battle): StateHashes {
  const { settings, faces, seats, sides = null, drawings = null, phase, active, turn, done, mail = null } = battle
  const { discard, points, lost, leftOut, winners, ships } = battle
  const marked: Readonly<Record<string, unknown>> = {
    TABLE: { settings, faces, seats, sides, drawings },
    TURN: { phase, active, turn, done, mail },
    CARDS: discard,
    POINTS: { points, lost, leftOut, winners },
    ...Object.fromEntries(ships.map((ship) => [ship.id.toUpperCase(), ship])),
  }
  return Object.fromEntries(
    Object.entries(marked).map(([word, value]) => [
      word,
      computeChecksum(formatCanonicalJson(value), STATE_HASH_LENGTH),
    ]),
  )
}

/** The parts whose hashes differ, described for people; empty if all are equal. */
export function listStateDifferences(a: StateHashes, b: StateHashes): string[] {
  const words = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...words].filter((word) => a[word] !== b[word]).map((word) => WORDS[word] ?? `ship ${word.toLowerCase()}`)
}
