import { expect, test } from 'vitest'
import type { PathMark, Picture, PictureTextStyle } from '#shared/cluster/draw/picture.ts'
import { measureTextWidth } from '#shared/cluster/draw/text-width.ts'
import { outlineTexts } from './outline-texts.ts'
import { PRINT_FONTS } from './pdf/fonts.ts'

const LOOK: PictureTextStyle = {
  face: 'regular',
  sizeMm: 4,
  anchor: 'start',
  colour: '#112233',
  spacing: 0,
  halo: null,
}

function outline(text: string, look: Partial<PictureTextStyle> = {}): PathMark[] {
  const items = [{ text, x: 100, y: 50 }]
  const marks = [{ kind: 'texts' as const, look: { ...LOOK, ...look }, items }]
  const picture = { layers: [{ id: 'names', title: 'Names', marks }] } as unknown as Picture
  return outlineTexts(picture, PRINT_FONTS).layers.flatMap((layer) => layer.marks) as PathMark[]
}

/** Extent of an outline along the line, from its points. */
function getExtent({ d }: PathMark): { readonly left: number; readonly right: number } {
  const xs = [...d.matchAll(/[MLQC](-?[\d.]+) /g)].map(([, x]) => Number(x))
  return { left: Math.min(...xs), right: Math.max(...xs) }
}

test('a text becomes paths where it stood, as wide as it was measured', () => {
  const width = measureTextWidth('Hallow’s Rest', { face: 'regular', size: 4 })
  const [letters] = outline('Hallow’s Rest')
  if (letters === undefined) throw new Error('There is no path.')
  expect(letters).toMatchObject({ kind: 'path', paint: { fill: '#112233', stroke: null } })
  const { left, right } = getExtent(letters)
  expect(Math.abs(left - 100)).toBeLessThan(0.5)
  expect(Math.abs(right - left - width)).toBeLessThan(1)
})

test('a text may end at its point or have it in its middle', () => {
  const [middle] = outline('Ember', { anchor: 'middle' })
  const [end] = outline('Ember', { anchor: 'end' })
  if (middle === undefined || end === undefined) throw new Error('There is no path.')
  const { left, right } = getExtent(middle)
  expect((left + right) / 2).toBeCloseTo(100, 0)
  expect(getExtent(end).right).toBeLessThanOrEqual(100.5)
})

test('an outline around the letters comes first, and other scripts have theirs', () => {
  const [halo, letters] = outline('Łódź Омск Ωμέγα', { halo: { colour: '#ffffff', lineMm: 0.6 } })
  expect(halo).toMatchObject({ paint: { fill: null, stroke: '#ffffff', lineMm: 0.6 } })
  expect(letters?.d.split('M').length).toBeGreaterThan(14)
})

test('a letter that no font has is an empty box', () => {
  const [boxes] = outline('漢字')
  expect(boxes?.d.match(/z/g)).toHaveLength(2)
})
