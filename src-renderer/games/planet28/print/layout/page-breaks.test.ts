import { expect, test } from 'vitest'
import { distributeRowsOverPages, type MeasuredRow, type MeasuredSection } from './page-breaks.ts'

const section = (heading: number, ...atoms: number[]): MeasuredSection => ({ heading, atoms })
const band = (columns: 1 | 2, ...sections: MeasuredSection[]): MeasuredRow => ({ columns, sections })
const ROOMS = { first: 100, next: 140 }

/** Every piece in the order of reading. */
function piecesOf(bands: readonly MeasuredRow[], rooms = ROOMS): string[] {
  return distributeRowsOverPages(bands, rooms).flatMap((page) =>
    page.bands.flatMap(({ band: at, columns }) =>
      columns
        .flat()
        .flatMap(({ section: sectionIndex, from, to }) =>
          Array.from({ length: to - from }, (_, index) => `${at}.${sectionIndex}.${from + index}`),
        ),
    ),
  )
}

test('what fits stands on one page, its columns as equal as can be', () => {
  const [page, second] = distributeRowsOverPages([band(2, section(10, 10, 10, 10, 10))], ROOMS)
  expect(second).toBeUndefined()
  expect(page?.bands).toEqual([
    {
      band: 0,
      columns: [[{ section: 0, from: 0, to: 2, continues: false }], [{ section: 0, from: 2, to: 4, continues: true }]],
    },
  ])
  expect(page?.rest).toBe(70)
})

test('every piece stands on exactly one page, in order, and no column is higher than its page', () => {
  const heights = Array.from({ length: 120 }, (_, index) => 5 + ((index * 7) % 31))
  const bands = [
    band(1, section(0, 20), section(4, 9, 9)),
    band(2, section(8, ...heights.slice(0, 40)), section(6, ...heights.slice(40))),
    band(1, section(5, 30, 30, 30)),
  ]
  const wanted = bands.flatMap(({ sections }, at) =>
    sections.flatMap(({ atoms }, otherIndex) => atoms.map((_, index) => `${at}.${otherIndex}.${index}`)),
  )
  expect(piecesOf(bands)).toEqual(wanted)
  const pages = distributeRowsOverPages(bands, ROOMS)
  expect(pages.length).toBeGreaterThan(5)
  for (const { rest } of pages) expect(rest).toBeGreaterThanOrEqual(0)
})

test('a section that goes on bears its heading again, so that room for it is kept', () => {
  const pages = distributeRowsOverPages([band(1, section(50, 40, 40, 40, 40))], ROOMS)
  expect(pages.map(({ rest }) => rest)).toEqual([10, 10, 50])
  expect(pages.flatMap(({ bands }) => bands[0]?.columns[0]?.map(({ continues }) => continues))).toEqual([
    false,
    true,
    true,
  ])
})

test('what does not fit under the head goes to the next page whole', () => {
  const pages = distributeRowsOverPages([band(1, section(0, 90)), band(2, section(10, 60))], ROOMS)
  expect(pages.map(({ bands }) => bands.length)).toEqual([1, 1])
})

test('a piece higher than a page stands alone instead of going round for ever', () => {
  const pages = distributeRowsOverPages([band(1, section(0, 10, 500, 10))], ROOMS)
  expect(piecesOf([band(1, section(0, 10, 500, 10))])).toEqual(['0.0.0', '0.0.1', '0.0.2'])
  expect(pages).toHaveLength(3)
})

test('a page without pieces is a page still', () => {
  expect(distributeRowsOverPages([band(2)], ROOMS)).toEqual([{ bands: [], rest: 100 }])
})
