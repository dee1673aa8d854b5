import { expect, test } from 'vitest'
import { EMPTY_PAGE_DRAWINGS } from './empty-page-drawings.ts'

test('Every drawing is made of well-formed strokes on the field', () => {
  for (const [name, strokes] of Object.entries(EMPTY_PAGE_DRAWINGS)) {
    expect(strokes.length, name).toBeGreaterThan(5)
    for (const { d } of strokes) {
      expect(d, name).toMatch(/^M/)
      expect(d, name).not.toMatch(/NaN|undefined|Infinity/)
    }
  }
})
