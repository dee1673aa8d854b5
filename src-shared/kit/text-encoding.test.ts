import { expect, test } from 'vitest'
import { decodeBytes } from './text-encoding.ts'

const WORDS = 'Straße über den Kanal, “Zoll” –'
const utf16 = (text: string): Uint8Array =>
  new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer)
const swapped = (bytes: Uint8Array): Uint8Array => bytes.map((_, at) => bytes[at % 2 === 0 ? at + 1 : at - 1] ?? 0)

test('A text is decoded whatever its encoding, with a byte order mark and without', () => {
  expect(decodeBytes(new TextEncoder().encode(WORDS))).toEqual({ text: WORDS, encoding: 'utf-8' })
  expect(decodeBytes(new TextEncoder().encode(`\ufeff${WORDS}`))).toEqual({ text: WORDS, encoding: 'utf-8' })
  const latin = Uint8Array.from([0x53, 0x74, 0x72, 0x61, 0xdf, 0x65, 0x20, 0x93, 0x94, 0x96, 0x80])
  expect(decodeBytes(latin)).toEqual({ text: 'Straße “”–€', encoding: 'windows-1252' })
  for (const text of [`\ufeff${WORDS}`, WORDS]) {
    expect(decodeBytes(utf16(text))).toEqual({ text: WORDS, encoding: 'utf-16le' })
    expect(decodeBytes(swapped(utf16(text)))).toEqual({ text: WORDS, encoding: 'utf-16be' })
  }
  expect(decodeBytes(new Uint8Array())).toEqual({ text: '', encoding: 'utf-8' })
})

test('Bytes that end within a letter are decoded up to it', () => {
  const bytes = new TextEncoder().encode('aß')
  expect(decodeBytes(bytes.subarray(0, 2), true).text).toBe('a')
})
