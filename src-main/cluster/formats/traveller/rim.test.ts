import { expect, test } from 'vitest'
import { createSeededDice } from '#main/games/kit/dice.ts'
import { countHexes, iterateHexes, buildHexRuns } from '#shared/kit/hex-runs.ts'
import { listHexNeighbours, type HexPlace } from '#shared/kit/hex.ts'
import { computeHexesInsideRim, listRegionRims } from './rim.ts'
import { formatHexCode, isHexOnSector, parseHexCode, SECTOR_BOARD } from './sector-board.ts'

const places = (codes: string) => codes.split(' ').map((code) => parseHexCode(code) ?? { row: 0, column: 0 })
const codes = (hexes: readonly HexPlace[]) => hexes.map(formatHexCode).join(' ')
const ring = '0908 1007 1107 1206 1207 1208 1109 1009 0910 0909 0908'

test('the inside of a rim is all within it and the rim itself', () => {
  const { hexes, gaps } = computeHexesInsideRim(places(ring))
  expect(gaps).toBe(0)
  expect(codes(hexes).split(' ').toSorted().join(' ')).toBe(
    '0908 0909 0910 1007 1008 1009 1107 1108 1109 1206 1207 1208',
  )
})

test('a rim may leave the sector, be one hex, or have gaps', () => {
  expect(computeHexesInsideRim(places('0000 0100 0101 0001 0000')).hexes.some((place) => !isHexOnSector(place))).toBe(
    true,
  )
  expect(computeHexesInsideRim(places('0505'))).toEqual({ hexes: [{ row: 5, column: 5 }], gaps: 0 })
  const open = computeHexesInsideRim(places('0101 0501 0505 0105'))
  expect(open.gaps).toBe(4)
  expect(open.hexes.length).toBeGreaterThan(20)
})

test('a rim goes clockwise from the topmost hex of the leftmost column and back', () => {
  const [part] = listRegionRims(buildHexRuns(computeHexesInsideRim(places(ring)).hexes))
  expect(part && codes(part.rim)).toBe(ring)
  expect(part?.hasHoles).toBe(false)
  expect(listRegionRims([[5, 7, 7]])).toEqual([{ rim: [{ row: 5, column: 7 }], hasHoles: false }])
  expect(listRegionRims([])).toEqual([])
})

test('parts come one by one, holes are told', () => {
  const around = listHexNeighbours({ row: 20, column: 20 }, SECTOR_BOARD)
  const parts = listRegionRims(buildHexRuns([...around, { row: 1, column: 1 }]))
  expect(parts.map(({ rim, hasHoles }) => [rim.length, hasHoles])).toEqual([
    [1, false],
    [7, true],
  ])
})

test('a region without holes is the inside of its own rims (200 seeds)', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const region = blob(`rim ${seed}`)
    const back = listRegionRims(region).flatMap(({ rim }) => computeHexesInsideRim(rim).hexes)
    const whole = buildHexRuns(back)
    // Filled once, it has no holes any more.
    expect(countHexes(whole), `seed ${seed}`).toBeGreaterThanOrEqual(countHexes(region))
    const again = listRegionRims(whole)
    expect(
      again.every(({ hasHoles }) => !hasHoles),
      `seed ${seed}`,
    ).toBe(true)
    expect(buildHexRuns(again.flatMap(({ rim }) => computeHexesInsideRim(rim).hexes)), `seed ${seed}`).toEqual(whole)
    for (const { rim } of again) expect(computeHexesInsideRim(rim).gaps, `seed ${seed}`).toBe(0)
  }
})

/** Hexes that grew from two seeds, spurs and holes among them. */
function blob(seed: string) {
  const dice = createSeededDice(seed)
  const hexes = [
    { row: dice.die(40), column: dice.die(32) },
    { row: dice.die(40), column: dice.die(32) },
  ]
  for (let step = 0; step < 60; step += 1) {
    const from = hexes[dice.die(hexes.length) - 1]
    const near = from ? listHexNeighbours(from, SECTOR_BOARD) : []
    const next = near[dice.die(near.length) - 1]
    if (next) hexes.push(next)
  }
  const region = buildHexRuns(hexes)
  expect([...iterateHexes(region)].every(isHexOnSector)).toBe(true)
  return region
}
