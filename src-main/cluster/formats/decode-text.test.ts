import { expect, test } from 'vitest'
import { FormatError } from './chart-file.ts'
import { decodeText, hasByteOrderMark } from './decode-text.ts'

const file = (...bytes: number[]) => ({ name: 'stars.sec', bytes: Uint8Array.from(bytes) })

test('UTF-8 is read with and without a byte order mark', () => {
  expect(decodeText(file(0x4f, 0xc3, 0xa9))).toBe('Oé')
  expect(decodeText(file(0xef, 0xbb, 0xbf, 0x4f, 0xc3, 0xa9))).toBe('Oé')
  expect(hasByteOrderMark(file(0xef, 0xbb, 0xbf, 0x4f))).toBe(true)
  expect(hasByteOrderMark(file(0x4f))).toBe(false)
})

test('what is not UTF-8 is read as Windows-1252, its upper row of signs included', () => {
  expect(decodeText(file(0x4f, 0xe9, 0x92, 0x80, 0x9f))).toBe('Oé’€Ÿ')
})

test('a file with a NUL byte is refused with its line', () => {
  expect(() => decodeText(file(0x41, 0x0a, 0x42, 0x00))).toThrow(FormatError)
  expect(() => decodeText(file(0x41, 0x0a, 0x42, 0x00))).toThrow('stars.sec, line 2: this is not a text file')
})
