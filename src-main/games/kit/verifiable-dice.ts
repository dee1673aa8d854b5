import type { RecordedDice } from './dice.ts'
import { sha256Bytes } from './hash.ts'

/**
 * How to verify dice without this program. All texts are UTF-8, all hashes SHA-256 in lower-case hexadecimal digits.
 * 1. Block k (from 0) is the hash of the text SEED:k, such as `ab…12:0`: 32 bytes, used from the first to the last,
 * then those of block k + 1.
 * 2. A die with n sides, 256 at most, takes the next byte. Bytes from 256 - (256 mod n) up are discarded and the next
 * one is taken; for a D6 those are 252 to 255. The face is (byte mod n) + 1.
 * 3. A die with more sides takes four bytes, big-endian, and discards values from 2^32 - (2^32 mod n) up.
 */

const BYTES = 2 ** 8
const WORDS = 2 ** 32

/** Dice that anyone can reproduce from the seed with the procedure above. */
export function createVerifiableDice(seed: string): RecordedDice {
  const faces: number[] = []
  const nextByte = bytesOf(seed)
  const nextWord = (): number => Array.from({ length: 4 }, nextByte).reduce((word, byte) => word * BYTES + byte, 0)
  return {
    faces,
    die(sides) {
      if (!Number.isInteger(sides) || sides < 1 || sides > WORDS)
        throw new RangeError(`There is no die with ${sides} sides`)
      const [range, next] = sides <= BYTES ? [BYTES, nextByte] : [WORDS, nextWord]
      const limit = range - (range % sides)
      let drawn = next()
      while (drawn >= limit) drawn = next()
      faces.push((drawn % sides) + 1)
      return (drawn % sides) + 1
    },
  }
}

/** Returns the bytes of a seed's blocks in sequence. */
function bytesOf(seed: string): () => number {
  let block: Uint8Array = new Uint8Array()
  let [used, count] = [0, 0]
  return () => {
    if (used === block.length) {
      block = sha256Bytes(`${seed}:${count}`)
      count += 1
      used = 0
    }
    const byte = block[used] ?? 0
    used += 1
    return byte
  }
}
