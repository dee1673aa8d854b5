import { bytesToHex, bytesToUtf8, hexToBytes, utf8ToBytes } from '@noble/hashes/utils'
import { sha256Hex } from '#main/games/kit/hash.ts'

/** Sixteen letters that nobody takes for one another, one for each hexadecimal digit. */
export const LETTERS = 'ACDEFHJKLMNPRTWX'

const DIGITS = '0123456789abcdef'

/** Hexadecimal digits as letters. */
export function toLetters(hex: string): string {
  return exchange(hex, DIGITS, LETTERS)
}

/** A hash as a person compares it: letters in groups. */
export function hashText(hash: string): string {
  return inGroups(toLetters(hash))
}

/** Letters as the hexadecimal digits that they stand for. */
function fromLetters(letters: string): string {
  return exchange(letters, LETTERS, DIGITS)
}

/** Any text in groups of letters, two a byte. */
export function textInLetters(text: string): string {
  return inGroups(toLetters(bytesToHex(utf8ToBytes(text))))
}

/** The text that a statement gives under its word, or null. */
export function readText(statement: string, word: string): string | null {
  const letters = new RegExp(`^${word}((?:[${LETTERS}]{2})+)$`).exec(statement)?.[1]
  return letters === undefined ? null : bytesToUtf8(hexToBytes(fromLetters(letters)))
}

/** Signs in groups of four, for people to compare and for lines to break at. */
export function inGroups(signs: string): string {
  return (signs.match(/.{1,4}/g) ?? []).join(' ')
}

/** The first letters of a text's SHA-256. */
export function checkLetters(text: string, count: number): string {
  return toLetters(sha256Hex(text).slice(0, count))
}

/** The hexadecimal digits that a statement gives under its word, or null. */
export function readHash(statement: string, word: string, digits = 64): string | null {
  const letters = new RegExp(`^${word}([${LETTERS}]{${digits}})$`).exec(statement)?.[1]
  return letters === undefined ? null : fromLetters(letters)
}

function exchange(text: string, from: string, to: string): string {
  return Array.from(text, (sign) => {
    const place = from.indexOf(sign)
    if (place < 0) throw new RangeError(`${sign} is none of ${from}`)
    return to.charAt(place)
  }).join('')
}
