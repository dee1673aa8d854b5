import { formatCanonicalJson } from '#main/games/kit/hash.ts'
import { computeChecksum } from '#main/games/kit/mail/letter-encoding.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'

/** Short hashes of a battle part by part, so that two tables can say what of it differs: ships under their letters, all else under its word. */
export type StateHashes = Readonly<Record<string, string>>

/** Letters of each mark. */
export const STATE_HASH_LENGTH = 8

/** What is marked beside the ships, and what it is called. */
const WORDS: Readonly<Record<string, string>> = {
  TABLE: 'what was agreed on',
  TURN: 'whose turn it is',
  CARDS: 'the cards',
  POINTS: 'points and lost ships',
}

/** The marks of a battle; whether its results were applied is each table's own. */
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

/** What differs between two tables, in words; empty where nothing does. */
export function listStateDifferences(a: StateHashes, b: StateHashes): string[] {
  const words = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...words].filter((word) => a[word] !== b[word]).map((word) => WORDS[word] ?? `ship ${word.toLowerCase()}`)
}
