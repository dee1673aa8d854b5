import { expect, test } from 'vitest'
import { buildHexRuns } from '#shared/kit/hex-runs.ts'
import { chartStar } from '#tests/support/charts.ts'
import { buildDrawResult } from '#tests/support/draw-lists.ts'
import { PRINT_PALETTE } from './map-colours.ts'
import { renderMiniMapPixels, computeMiniMapSize } from './mini-map.ts'

const REGION = { name: 'Deep', colour: '#0000ff', border: null, isFilled: true, isHidden: false }

function pixelAt(
  picture: ReturnType<typeof renderMiniMapPixels>,
  point: { x: number; y: number },
  scale: number,
): number[] {
  const at = 4 * (Math.floor(point.y * scale) * picture.width + Math.floor(point.x * scale))
  return [...picture.data.slice(at, at + 4)]
}

test('a board fits into its room', () => {
  expect(computeMiniMapSize({ width: 100, height: 50 }, { width: 200, height: 200 })).toEqual({
    width: 200,
    height: 100,
    scale: 2,
  })
  expect(computeMiniMapSize({ width: 2000, height: 2 }, { width: 200, height: 200 })).toMatchObject({
    width: 200,
    height: 1,
  })
})

test('stars are points of their colour, regions tints, and all of it is opaque', () => {
  const stars = [chartStar({ row: 10, column: 8, rating: 1 })]
  const { list } = buildDrawResult({
    stars,
    regions: [
      {
        ...REGION,
        hexes: buildHexRuns([
          { row: 20, column: 4 },
          { row: 20, column: 5 },
        ]),
      },
    ],
  })
  const size = computeMiniMapSize(list, { width: 176, height: 176 })
  const picture = renderMiniMapPixels(list, PRINT_PALETTE, size)
  const middle = (hex: number) => ({ x: list.middles[2 * hex] ?? 0, y: list.middles[2 * hex + 1] ?? 0 })
  const [red = 0, green = 0] = pixelAt(picture, middle(9 * 16 + 7), size.scale)
  expect(red - green).toBeGreaterThan(80)
  const [tintRed = 0, , tintBlue = 0] = pixelAt(picture, middle(19 * 16 + 3), size.scale)
  expect(tintBlue - tintRed).toBeGreaterThan(40)
  const [, , , alpha] = pixelAt(picture, middle(0), size.scale)
  expect(alpha).toBe(255)
})

test('where stars are as many as pixels they let the ground through', () => {
  const stars = Array.from({ length: 480 }, (_, at) =>
    chartStar({ row: Math.floor(at / 16) + 1, column: (at % 16) + 1, rating: 1 }),
  )
  const { list } = buildDrawResult({ stars })
  const size = computeMiniMapSize(list, { width: 30, height: 30 })
  const [red = 0, green = 0] = pixelAt(
    renderMiniMapPixels(list, PRINT_PALETTE, size),
    { x: list.width / 2, y: list.height / 3 },
    size.scale,
  )
  expect(red).toBeGreaterThan(green)
  expect(green).toBeGreaterThan(80)
})
