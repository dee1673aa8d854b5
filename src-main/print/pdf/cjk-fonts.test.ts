import { describe, expect, test } from 'vitest'
import { measureTextWidth } from '#shared/cluster/draw/text-width.ts'
import { addCjkFonts, hasCjkGlyph } from './cjk-fonts.ts'
import { PRINT_FONTS } from './fonts.ts'
import { hasGlyph } from './letter-ranges.ts'

describe('letters of Chinese, Japanese and Korean', () => {
  test('have fonts: those of the common sets, and not only the first of each', () => {
    const decoder = (encoding: string) => new TextDecoder(encoding, { fatal: true })
    const missing = (encoding: string, rows: readonly [number, number], cells: readonly [number, number]) => {
      const letters: string[] = []
      for (let row = rows[0]; row <= rows[1]; row += 1)
        for (let cell = cells[0]; cell <= cells[1]; cell += 1)
          try {
            letters.push(decoder(encoding).decode(Uint8Array.of(row, cell)))
          } catch {
            // no letter has this code
          }
      return letters.filter((letter) => !hasCjkGlyph(letter)).length
    }
    expect(missing('gbk', [0xb0, 0xd7], [0xa1, 0xf9]), 'level 1 of GB 2312').toBe(0)
    expect(missing('shift_jis', [0x89, 0x97], [0x40, 0xfc]), 'level 1 of JIS X 0208').toBe(0)
    expect(missing('euc-kr', [0xb0, 0xc8], [0xa1, 0xfe]), 'Hangul of KS X 1001').toBe(0)
    expect(missing('big5', [0xa4, 0xc5], [0xa1, 0xfe])).toBeLessThan(100)
  })

  test('are read from few files, and are as wide as they are measured', async () => {
    const text = '銀河鉄道、ﾊﾞＡ우주'
    const { regular, bold } = await addCjkFonts(PRINT_FONTS, [text])
    const added = regular.slice(PRINT_FONTS.regular.length)
    expect(added.length).toBeLessThanOrEqual(Array.from(text).length)
    expect(added.reduce((sum, { address }) => sum + address.length, 0)).toBeLessThan(1_000_000)
    expect(bold).toHaveLength(PRINT_FONTS.bold.length + added.length)
    for (const letter of text) {
      const [glyph] = added.find((font) => hasGlyph(font, letter))?.opened?.layout(letter).glyphs ?? []
      expect(glyph?.advanceWidth, letter).toBe(measureTextWidth(letter, { face: 'regular', size: 1000 }))
    }
  })

  test('are in the files that list them', async () => {
    const letters = Array.from({ length: 0xd7a4 - 0x2e80 }, (_, at) => String.fromCharCode(0x2e80 + at))
    const known = letters.filter((letter) => hasCjkGlyph(letter) && letter === letter.normalize('NFC'))
    expect(known.length).toBeGreaterThan(24_000)
    const sample = known.filter((_, at) => at % 701 === 0) // every file of fonts takes a while to open
    const { regular } = await addCjkFonts(PRINT_FONTS, sample)
    const fonts = regular.slice(PRINT_FONTS.regular.length)
    expect(fonts.length).toBeGreaterThan(20)
    const own = known.filter((letter) => fonts.some((font) => hasGlyph(font, letter)))
    expect(own.length).toBeGreaterThan(4000)
    const empty = fonts.flatMap((font) =>
      own.filter((letter) => hasGlyph(font, letter) && font.opened?.layout(letter).glyphs[0]?.id === 0),
    )
    expect(empty).toEqual([])
  })

  test('need no fonts where there are none', async () => {
    expect(await addCjkFonts(PRINT_FONTS, ['Tarn', 'Łódź'])).toBe(PRINT_FONTS)
    expect(hasCjkGlyph('A')).toBe(false)
  })
})
