import type { FistfulGame, FistfulKey } from '#main/db/repositories/fistful.ts'
import { groupLetters, encodeHexAsLetters } from '#main/games/kit/mail/letter-encoding.ts'
import { createKeyPair } from '#main/services/kit/signatures.ts'
import type { Side } from '#shared/games/fistful/model.ts'
import { refuseMailPart } from './part-checks.ts'

/**
 * Creates the keys of a sealed game in this file: a new pair for our own side, and the other side's public key if
 * known.
 */
export function createGameKeys({ id, mySide }: Pick<FistfulGame, 'id' | 'mySide'>, theirs: string | null): FistfulKey {
  const { publicKey, secret } = createKeyPair()
  return mySide === 'B'
    ? { id, publicA: theirs, publicB: publicKey, secret }
    : { id, publicA: publicKey, publicB: theirs, secret }
}

const SHOWN_DIGITS = 8

/** Prefixes of the public keys, for people to compare. */
export function formatKeyFingerprints(keys: FistfulKey | null): { A: string | null; B: string | null } | null {
  if (keys === null) return null
  const shown = (key: string | null): string | null =>
    key && groupLetters(encodeHexAsLetters(key.slice(0, SHOWN_DIGITS)))
  return { A: shown(keys.publicA), B: shown(keys.publicB) }
}

/** Adds the sender's key from a homeworld mail; null in games without keys. */
export function addSenderKey(
  keys: FistfulKey | null,
  name: string,
  { side, key }: { readonly side: Side; readonly key: string | null },
): FistfulKey | null {
  if (keys === null) return null
  const known = side === 'A' ? keys.publicA : keys.publicB
  if (key === null)
    return refuseMailPart(
      `The homeworld of ${name} comes without a key to sign with. Use the same version of Orrery on both sides.`,
    )
  if (known !== null && known !== key)
    return refuseMailPart(
      `${name} has another key than before: this is not from the same file. Ask what happened. If the game was begun anew there, undo the mail with the first key in History, then paste this one.`,
    )
  return side === 'A' ? { ...keys, publicA: key } : { ...keys, publicB: key }
}
