import { bytesToHex, bytesToUtf8, hexToBytes, utf8ToBytes } from '@noble/hashes/utils'
import { sha256Hex } from '#main/games/kit/hash.ts'

/** Sixteen letters that are hard to confuse, one for each hexadecimal digit. */
export const HEX_LETTERS = 'ACDEFHJKLMNPRTWX'

const DIGITS = '0123456789abcdef'

/** Encodes hexadecimal digits as letters. */
export function encodeHexAsLetters(hex: string): string {
  return exchange(hex, DIGITS, HEX_LETTERS)
}

/** Formats a hash for people to compare: letters in groups. */
export function formatHash(hash: string): string {
  return groupLetters(encodeHexAsLetters(hash))
}

/** Decodes letters to hexadecimal digits. */
function fromLetters(letters: string): string {
  return exchange(letters, HEX_LETTERS, DIGITS)
}

/** Encodes a text as letters in groups, two letters per byte. */
export function encodeTextAsLetters(text: string): string {
  return groupLetters(encodeHexAsLetters(bytesToHex(utf8ToBytes(text))))
}

/** The text that a statement encodes after its keyword, or null. */
export function parseTextStatement(statement: string, word: string): string | null {
  const letters = new RegExp(`^${word}((?:[${HEX_LETTERS}]{2})+)$`).exec(statement)?.[1]
  return letters === undefined ? null : bytesToUtf8(hexToBytes(fromLetters(letters)))
}

/** Splits characters into groups of four, for comparison by people and for line breaks. */
export function groupLetters(signs: string): string {
  return (signs.match(/.{1,4}/g) ?? []).join(' ')
}

/** Checksum of a text: the first `count` letters of its SHA-256. */
export function computeChecksum(text: string, count: number): string {
  return encodeHexAsLetters(sha256Hex(text).slice(0, count))
}

/** The hexadecimal digits that a statement encodes after its keyword, or null. */
export function parseHashStatement(statement: string, word: string, digits = 64): string | null {
  const letters = new RegExp(`^${word}([${HEX_LETTERS}]{${digits}})$`).exec(statement)?.[1]
  return letters === undefined ? null : fromLetters(letters)
}

function exchange(text: string, from: string, to: string): string {
  return Array.from(text, (sign) => {
    const place = from.indexOf(sign)
    if (place < 0) throw new RangeError(`${sign} is none of ${from}`)
    return to.charAt(place)
  }).join('')
}
