import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { buildTrueType } from './sfnt.ts'
import { unpackWoff2 } from './woff2.ts'

const FILES = new URL('../../../node_modules/@fontsource-variable/noto-sans-kr/files/', import.meta.url)

test.each(['noto-sans-kr-97-wght-normal.woff2', 'noto-sans-kr-latin-ext-wght-normal.woff2'])(
  '%s has the same outlines and widths unpacked',
  (name) => {
    const packed = readFileSync(new URL(name, FILES))
    const [before, after] = [create(packed), create(buildTrueType(unpackWoff2(packed)))]
    expect(after.numGlyphs).toBe(before.numGlyphs)
    for (let id = 0; id < before.numGlyphs; id += 1) {
      const [was, is] = [before.getGlyph(id), after.getGlyph(id)]
      expect(is.advanceWidth).toBe(was.advanceWidth)
      expect(is.path.toSVG()).toBe(was.path.toSVG())
    }
  },
)

test('a file that is no WOFF 2 is refused', () => {
  expect(() => unpackWoff2(Buffer.from('wOFF and more'))).toThrow('Not a WOFF 2 file')
})
