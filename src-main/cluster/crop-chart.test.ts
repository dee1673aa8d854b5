import { describe, expect, test } from 'vitest'
import { composePicture } from '#shared/cluster/draw/compose-picture.ts'
import { createDrawListWithSource } from '#shared/cluster/draw/draw-list.ts'
import { DEFAULT_PICTURE_OPTIONS } from '#shared/cluster/picture-options.ts'
import { countHexes } from '#shared/kit/hex-runs.ts'
import { getHexDistance, getHexLabel, type HexBoard, parseHexLabel, STANDARD_BOARD } from '#shared/kit/hex.ts'
import { sampleChart } from '#tests/support/sample-chart.ts'
import { cropChartToArea, clearChartOutsideArea } from './crop-chart.ts'

const SAMPLE = sampleChart()
const CENTRE = SAMPLE.stars[5] ?? { row: 1, column: 1 }
const AREA = { centre: CENTRE, radius: 4 }

test('a part holds the stars within its radius, routes between them and regions cut at its edge', () => {
  const part = clearChartOutsideArea(SAMPLE, AREA)
  const near = SAMPLE.stars.filter((star) => getHexDistance(CENTRE, star, SAMPLE.board) <= 4)
  expect(near.length).toBeGreaterThan(2)
  expect(part.stars).toEqual(near)
  const joins = ({ stars, routes }: typeof SAMPLE) => routes.map(({ from, to }) => [stars[from]?.name, stars[to]?.name])
  const isNear = (name: string | undefined) => near.some((star) => star.name === name)
  expect(joins(part)).toEqual(joins(SAMPLE).filter(([from, to]) => isNear(from) && isNear(to)))
  expect(part.regions.length).toBeGreaterThan(0)
  for (const { hexes } of part.regions)
    for (const [row, first, last] of hexes)
      for (const column of [first, last])
        expect(getHexDistance(CENTRE, { row, column }, SAMPLE.board)).toBeLessThanOrEqual(4)
  expect(part.board).toBe(SAMPLE.board)
})

const BOARDS = (['pointy', 'flat'] as const).flatMap((orientation) =>
  (['even', 'odd'] as const).flatMap((shifted) =>
    [7, 8].map((line): [HexBoard, number] => [{ ...STANDARD_BOARD, columns: 32, orientation, shifted }, line]),
  ),
)

describe.each(BOARDS)('a board %j, around line %i', (board, line) => {
  const crop = cropChartToArea({ ...SAMPLE, board }, { centre: { row: line, column: line }, radius: 3 })

  test('is cut to the part, whose hexes keep labels and distances', () => {
    expect([crop.board.rows, crop.board.columns]).toEqual([7, 7])
    expect(countHexes(crop.part ?? [])).toBe(37)
    expect(getHexLabel({ row: 4, column: 4 }, crop.board)).toBe(getHexLabel({ row: line, column: line }, board))
    for (const [row, first, last] of crop.part ?? [])
      for (const column of [first, last])
        expect(getHexDistance({ row: 4, column: 4 }, { row, column }, crop.board)).toBeLessThanOrEqual(3)
  })
})

test('its picture draws and labels only hexes of the part', () => {
  const crop = cropChartToArea(SAMPLE, AREA)
  const { layers } = composePicture(createDrawListWithSource(crop).list, {
    ...DEFAULT_PICTURE_OPTIONS,
    coordinates: 'labels',
  })
  const labels = layers
    .filter(({ id }) => id === 'coordinates')
    .flatMap(({ marks }) => marks)
    .flatMap((mark) => (mark.kind === 'texts' ? mark.items : []))
  expect(labels.length).toBeGreaterThan(20)
  for (const { text } of labels) {
    const place = parseHexLabel(text, SAMPLE.board)
    expect(place && getHexDistance(CENTRE, place, SAMPLE.board)).toBeLessThanOrEqual(4)
  }
})

test('hexes of a part keep the digits of a large board, and its name the hex', () => {
  const board = { ...SAMPLE.board, rows: 120, columns: 20 }
  const name = 'Reach '.repeat(13).trim()
  const crop = cropChartToArea({ ...SAMPLE, board, name }, { centre: { row: 7, column: 10 }, radius: 2 })
  expect(getHexLabel({ row: 1, column: 1 }, crop.board)).toBe('005008')
  expect(crop.name.length).toBeLessThanOrEqual(60)
  expect(crop.name).toMatch(/, around 007010$/)
})
