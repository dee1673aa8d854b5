import { expect, test } from 'vitest'
import { PAPERS } from '#shared/cluster/picture-options.ts'
import type { SandSheet } from '#shared/contract/planetary-sand/print.ts'
import type { SandJob } from './job.ts'
import { drawSandSheets } from './sand-sheets.ts'

/** What is printed where no army is chosen: to be filled in by hand. */
const blank = (sheet: SandSheet, paper: 'a4' | 'letter') => {
  const job: SandJob = {
    game: 'Planetary Sand',
    options: {
      sheets: [sheet],
      paper,
      armyId: null,
      unitMm: 305,
      cupMm: 80,
      pailMm: 160,
      measured: { across: 50, down: 50 },
    },
    army: null,
  }
  return drawSandSheets(job)
}
/** The rectangles of a print, in millimetres. */
function rectsOf(sheet: SandSheet, paper: 'a4' | 'letter') {
  const paths = blank(sheet, paper).flatMap(({ marks }) =>
    marks.flatMap((mark) => (mark.kind === 'path' ? [mark.d] : [])),
  )
  return paths.flatMap((path) => {
    const [x0, y0, x1, , , y1] = [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number)
    if (!path.endsWith('z') || x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) return []
    return [{ y: y0, width: Math.round((x1 - x0) * 10) / 10, height: Math.round((y1 - y0) * 10) / 10 }]
  })
}

test.each([
  ['a4', 6],
  ['letter', 4],
] as const)('blank cards fill their page, each with boxes to tick: %s, %i', (paper, cards) => {
  for (const sheet of ['units', 'robots'] as const) {
    const rects = rectsOf(sheet, paper)
    expect(rects.filter(({ width, height }) => width === 63 && height === 88)).toHaveLength(cards)
    expect(rects.length).toBeGreaterThanOrEqual(cards * 10)
  }
})

test.each(['a4', 'letter'] as const)('a blank army list has rows of ten boxes down to its foot: %s', (paper) => {
  const boxes = rectsOf('army', paper)
  const rows = new Set(boxes.map(({ y }) => y))
  expect(blank('army', paper)).toHaveLength(1)
  expect(boxes.length).toBe(rows.size * 10)
  expect(Math.max(...rows)).toBeGreaterThan(PAPERS[paper].heightMm * 0.8)
  expect(Math.max(...rows)).toBeLessThan(PAPERS[paper].heightMm - 10)
})
