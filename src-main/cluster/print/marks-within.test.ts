import { expect, test } from 'vitest'
import { composePicture } from '#shared/cluster/draw/compose-picture.ts'
import { createDrawListWithSource } from '#shared/cluster/draw/draw-list.ts'
import { splitPosterIntoTiles } from '#shared/cluster/draw/poster-tiles.ts'
import { DEFAULT_POSTER_OPTIONS } from '#shared/cluster/picture-options.ts'
import { sampleChart } from '#tests/support/sample-chart.ts'
import { listMarksWithin } from './marks-within.ts'

const picture = composePicture(createDrawListWithSource(sampleChart()).list, { ...DEFAULT_POSTER_OPTIONS, paper: 'a2' })
const marks = picture.layers.flatMap((layer) => layer.marks)
const count = (some: ReturnType<typeof listMarksWithin>) =>
  some.reduce(
    (sum, mark) => sum + (mark.kind === 'path' ? 1 : mark.kind === 'texts' ? mark.items.length : mark.at.length / 2),
    0,
  )

test('the whole picture has every mark, a far corner none', () => {
  const whole = { x: 0, y: 0, width: picture.widthMm, height: picture.heightMm }
  expect(count(listMarksWithin(marks, whole))).toBe(count(marks))
  expect(listMarksWithin(marks, { x: -60, y: -60, width: 50, height: 50 })).toEqual([])
})

test('a sheet has a part of them, all sheets together every one', () => {
  const parts = splitPosterIntoTiles(picture, { paper: 'a4', overlapMm: 10 }).tiles.map(({ part }) =>
    listMarksWithin(marks, part),
  )
  for (const part of parts) expect(count(part)).toBeLessThan(count(marks))
  const names = (some: typeof marks) =>
    new Set(
      some.flatMap((mark) => (mark.kind === 'texts' ? mark.items.map(({ text, x, y }) => `${text} ${x} ${y}`) : [])),
    )
  expect(names(parts.flat())).toEqual(names(marks))
})
