import { bytesToHex, bytesToUtf8, hexToBytes, utf8ToBytes } from '@noble/hashes/utils'
import { sha256Hex } from '#main/games/kit/hash.ts'

/** Sixteen letters that nobody takes for one another, one for each hexadecimal digit. */
export const HEX_LETTERS = 'ACDEFHJKLMNPRTWX'

const DIGITS = '0123456789abcdef'

/** Hexadecimal digits as letters. */
export function encodeHex(hex: string): string {
  return exchange(hex, DIGITS, HEX_LETTERS)
}

/** A hash as a person compares it: letters in groups. */
export function formatHash(hash: string): string {
  return groupLetters(encodeHex(hash))
}

/** Letters as the hexadecimal digits that they stand for. */
function fromLetters(letters: string): string {
  return exchange(letters, HEX_LETTERS, DIGITS)
}

/** Any text in groups of letters, two a byte. */
export function encodeText(text: string): string {
  return groupLetters(encodeHex(bytesToHex(utf8ToBytes(text))))
}

/** The text that a statement gives under its word, or null. */
export function parseTextStatement(statement: string, word: string): string | null {
  const letters = new RegExp(`^${word}((?:[${HEX_LETTERS}]{2})+)$`).exec(statement)?.[1]
  return letters === undefined ? null : bytesToUtf8(hexToBytes(fromLetters(letters)))
}

/** Signs in groups of four, for people to compare and for lines to break at. */
export function groupLetters(signs: string): string {
  return (signs.match(/.{1,4}/g) ?? []).join(' ')
}

/** The first letters of a text's SHA-256. */
export function computeChecksum(text: string, count: number): string {
  return encodeHex(sha256Hex(text).slice(0, count))
}

/** The hexadecimal digits that a statement gives under its word, or null. */
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
