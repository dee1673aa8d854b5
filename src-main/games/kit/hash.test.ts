import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCanonicalJson, sha256Bytes, sha256Hex } from './hash.ts'

test('Texts hash as SHA-256 of their UTF-8 bytes', () => {
  expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const expected = createHash('sha256').update(text, 'utf8')
      expect(sha256Hex(text)).toBe(expected.copy().digest('hex'))
      expect([...sha256Bytes(text)]).toEqual([...expected.digest()])
    }),
    { seed: 1995 },
  )
})

test('Equal values give equal texts, whatever the order of their names', () => {
  expect(formatCanonicalJson({ b: [1, { z: null, a: true }], a: 'ü"' })).toBe(
    '{"a":"ü\\"","b":[1,{"a":true,"z":null}]}',
  )
  expect(formatCanonicalJson({ 1005: 1, '0203': 2 })).toBe('{"0203":2,"1005":1}')
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.integer()), (record) => {
      const turned = Object.fromEntries(Object.entries(record).toReversed())
      expect(formatCanonicalJson(turned)).toBe(formatCanonicalJson(record))
      expect(JSON.parse(formatCanonicalJson(record))).toEqual(record)
    }),
    { seed: 1995 },
  )
})

test('What JSON cannot say is refused', () => {
  expect(() => formatCanonicalJson({ a: Number.NaN })).toThrow('cannot be written')
  expect(() => formatCanonicalJson([undefined])).toThrow('undefined cannot be written')
})
