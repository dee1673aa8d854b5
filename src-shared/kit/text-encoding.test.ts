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

test.each([
  ['Cyrillic', 'Привет, мир\nСтанция «Заря»'],
  ['one Cyrillic word', 'Привет'],
  ['Greek', 'Ο σταθμός\n'],
  ['Hebrew', 'תחנת חלל'],
  ['Arabic', 'محطة الفضاء'],
  ['Georgian', 'კოსმოსური სადგური'],
  ['Japanese', '宇宙港の掲示板\n「灯台」へようこそ'],
  ['Korean', '우주 정거장\n'],
  ['mixed', 'Заря 12 (Dawn)\nстанция 7'],
])('UTF-16 without a mark is recognised: %s', (_, text) => {
  expect(decodeBytes(utf16(text))).toEqual({ text, encoding: 'utf-16le' })
  expect(decodeBytes(swapped(utf16(text)))).toEqual({ text, encoding: 'utf-16be' })
})

test('UTF-8 with a broken or cut letter stays UTF-8, and Windows-1252 stays what it is', () => {
  const bytes = new TextEncoder().encode('Straße über den Kanal, “Zoll” – Öl')
  expect(decodeBytes(bytes.map((byte, at) => (at === 5 ? 0x20 : byte)))).toMatchObject({
    text: expect.stringMatching(/^Stra\ufffd e über den Kanal/) as string,
    encoding: 'utf-8',
  })
  expect(decodeBytes(bytes.subarray(0, -2)).text).toBe('Straße über den Kanal, “Zoll” – \ufffd')
  const latin = Uint8Array.from('Café, Ã© und Straße: größer als größer', (letter) => letter.charCodeAt(0))
  expect(decodeBytes(latin).encoding).toBe('windows-1252')
})

test('A text in UTF-8 that holds the sign of a broken letter stays what it is', () => {
  expect(decodeBytes(new TextEncoder().encode('\ufffd'))).toEqual({ text: '\ufffd', encoding: 'utf-8' })
})

test('A text in UTF-8 with a control character stays UTF-8', () => {
  for (const text of [
    'The harbour \u0001 of Keel, at night and in rain',
    'Straße \u001b[1mzum\u001b[0m Kanal und zurück',
  ])
    expect(decodeBytes(new TextEncoder().encode(text))).toEqual({ text, encoding: 'utf-8' })
})

test('Bytes that are no text do not become one', () => {
  const noise = Uint8Array.from({ length: 2000 }, (_, at) => (at * at * 7919 + at * 104_729) >> 5)
  expect(decodeBytes(noise).encoding).not.toMatch('utf-16')
  expect(decodeBytes(Uint8Array.from([0x41, 0, 0, 0, 0x42, 0x1f, 0x8b, 3, 0, 0])).encoding).not.toMatch('utf-16')
})

test('Bytes that end within a letter are decoded up to it', () => {
  const bytes = new TextEncoder().encode('aß')
  expect(decodeBytes(bytes.subarray(0, 2), true).text).toBe('a')
})
