import { expect, test } from 'vitest'
import { countHexes } from '#shared/kit/hex-runs.ts'
import { fileOf } from '#tests/support/chart-files.ts'
import { ODD_SEC, ODD_XML } from '#tests/support/odd-sector.ts'
import { lossOf, readSector } from '#tests/support/sector-files.ts'

test('MSEC: names, powers, routes to neighbouring sectors, borders, labels of two lines', () => {
  const result = readSector([
    ODD_SEC,
    fileOf(
      'hollow.msec.txt',
      `# invented
sector Hollow Reach
domain Deeps
c Gloaming
ally Vx Vexian League
border 0101 0201
  0202 0102 0101 #e32736
region 1010 blue
route 0101 0203 teal
route 0101 -1 0140
route 0 1 0101 0102
label 0605/+30 Deep
label 0605/-30 Water
label 0606/large,red Shoals
label 99 none
`,
    ),
  ])
  const { chart } = result
  expect(chart.name).toBe('Hollow Reach')
  expect(chart.stars[0]?.owner).toBe('Vexian League')
  expect(chart.labels.map(({ text, size, colour }) => [text, size, colour])).toEqual([
    ['Gloaming', 'large', null],
    ['Deep\nWater', 'medium', null],
    ['Shoals', 'large', '#ff0000'],
  ])
  expect(chart.regions.map(({ name, colour, border, hexes }) => [name, colour, border, countHexes(hexes)])).toEqual([
    ['Border 1', '#e32736', 'solid', 4],
    ['Region 2', '#0000ff', null, 1],
  ])
  expect(chart.routes).toMatchObject([{ from: 0, to: 1, colour: '#008080' }])
  expect(result.routes.slice(1)).toEqual([
    { from: { row: 1, column: 1 }, to: { row: 40, column: -31 } },
    { from: { row: 41, column: 1 }, to: { row: 2, column: 1 } },
  ])
  expect(lossOf(result, 'Lines of the metadata')).toMatchObject({
    count: 2,
    where: ['line 3: domain Deeps', 'line 15: label 99 none'],
  })
})

test('with XML and MSEC both, each list is taken from the XML where it has one', () => {
  const result = readSector([ODD_XML, fileOf('m.txt', 'sector Other\nalpha First\nlabel 0101 Twice\nborder 0303\n')])
  expect(result.chart.name).toBe('Hollow Reach')
  expect(result.chart.labels).toHaveLength(3)
  expect(lossOf(result, 'MSEC labels')?.where).toEqual(['line 3'])
  expect(lossOf(result, 'MSEC borders')?.count).toBe(1)
})
