import { formatCanonicalJson, sha256Hex } from '#main/games/kit/hash.ts'
import type { ArchiveStepBody } from '#shared/games/fistful/archive-step.ts'
import type { GameState } from '#shared/games/fistful/model.ts'
import type { GameFingerprints } from '#shared/games/fistful/proof.ts'

/** A step that a side signs: a seal, a reveal or a resignation. */
export type SignableStepBody = Extract<ArchiveStepBody, { kind: 'seal' | 'reveal' | 'resign' }>

/**
 * The signed content of a step: SHA-256 of the previous step's hash and the step, so that the signature covers the
 * whole archive before it.
 */
export function computeSignedStepHash(previous: string, { signature: _, ...body }: SignableStepBody): string {
  return sha256Hex(previous + formatCanonicalJson(body))
}

const DIGITS = 16

/** Fingerprints of what a side plays with. A resignation does not change them (FIST-REP-2). */
export function computeFingerprints({ settings, map, result: _, ...position }: GameState): GameFingerprints {
  const short = (value: unknown): string => sha256Hex(formatCanonicalJson(value)).slice(0, DIGITS)
  return { settings: short(settings), map: short(map), position: short(position) }
}
