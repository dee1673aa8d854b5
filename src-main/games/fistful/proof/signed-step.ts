import { canonicalJson, sha256Hex } from '#main/games/kit/hash.ts'
import type { StepBody } from '#shared/games/fistful/archive-step.ts'
import type { GameState } from '#shared/games/fistful/model.ts'
import type { Fingerprints } from '#shared/games/fistful/proof.ts'

/** A step that a side signs: what binds it, what it shows, that it gives up. */
export type SignableBody = Extract<StepBody, { kind: 'seal' | 'reveal' | 'resign' }>

/** What is signed of a step: the SHA-256 of the hash of the step before and the step, so that it stands for all before it. */
export function getSignedText(previous: string, { signature: _, ...body }: SignableBody): string {
  return sha256Hex(previous + canonicalJson(body))
}

const DIGITS = 16

/** What a side plays with, in short; a resignation leaves it as it is (FIST-REP-2). */
export function getFingerprints({ settings, map, result: _, ...position }: GameState): Fingerprints {
  const short = (value: unknown): string => sha256Hex(canonicalJson(value)).slice(0, DIGITS)
  return { settings: short(settings), map: short(map), position: short(position) }
}
