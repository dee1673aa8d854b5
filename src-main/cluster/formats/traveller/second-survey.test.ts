import { describe, expect, test } from 'vitest'
import { fileOf } from '#tests/support/chart-files.ts'
import { lossOf, readSector } from '#tests/support/sector-files.ts'

describe('second-survey data', () => {
  const TAB = 'Zone\tHex\tName\tUWP\tB\tTrade Codes\tPBG\tA\tStellar\t{Ix}\tMood\n'

  test('tabs: columns in any order, other names for them, a dash for nothing, columns of its own', () => {
    const { chart, format } = readSector([
      fileOf('t.tab', `# about\n${TAB}R\t0412\tCorvane\tA777777-7\tNS\tAg Ri\t703\tVxLe\tG2 V\t{ 2 }\tgay\n`),
    ])
    expect(format).toBe('traveller-tab')
    expect(chart.stars[0]).toMatchObject({ name: 'Corvane', row: 12, column: 4, rating: 5, owner: 'VxLe' })
    expect(chart.stars[0]?.tags).toEqual(['red zone', 'naval base', 'scout base', 'agricultural', 'rich'])
    expect(chart.stars[0]?.extra['traveller-tab']).toMatchObject({ world: { importance: '{ 2 }', stars: 'G2 V' } })
  })

  test('columns by width: dashes give their places, the last one is open', () => {
    const text = `Hex  Name     UWP       Bases Remarks Stars\n---- -------- --------- ----- ------- ----\n0412 Corvane  A777777-7 N     Ag      G2 V M1 V\r\n0413 Deep Ash D777777-7               M9 V\n`
    const { chart, format } = readSector([fileOf('c.txt', text)])
    expect(format).toBe('traveller-column')
    expect(chart.stars.map(({ name, rating }) => [name, rating])).toEqual([
      ['Corvane', 5],
      ['Deep Ash', 2],
    ])
    expect(chart.stars[0]?.extra['traveller-column']).toMatchObject({ world: { stars: 'G2 V M1 V' } })
  })

  test('odd hexes and profiles are told, not read', () => {
    const result = readSector([
      fileOf('t.tab', 'Hex\tName\tUWP\n412\tCorvane\tA777777-7\n0413\tAsh\tgood\n0414\tElm\tA777777-7\n'),
    ])
    expect(result.chart.stars).toHaveLength(1)
    expect(lossOf(result, 'Lines without a world profile')?.where).toEqual([
      'line 2: 412 Corvane A777777-7',
      'line 3: 0413 Ash good',
    ])
  })

  test('a line that does not fit the columns is told, and the others are read', () => {
    const tab = readSector([fileOf('t.tab', 'Hex\tName\tUWP\n0412\tCorvane\n0414\tElm\tA777777-7\n')])
    expect(tab.chart.stars).toHaveLength(1)
    expect(lossOf(tab, 'Lines with more or fewer cells than the header')?.where).toEqual(['line 2: fewer than 3'])
    const rows = '0412 Corvane  A77777-7\n0414 Elm  A777777-7\n'
    const column = readSector([fileOf('t.txt', `Hex  Name UWP\n---- ---- ---------\n${rows}`)])
    expect(column.chart.stars).toHaveLength(1)
    expect(lossOf(column, 'Lines with text between two columns, read as wider columns')?.where).toEqual([
      'line 3, character 10',
    ])
  })

  test.each([
    ['#\nHex\tUWP\tMood\n', 'x.txt, line 2: the column Name is missing'],
    ['Hex\tName\tUWP\tHex\n', 'x.txt, line 1: there are 2 columns Hex'],
    [`Hex\tUWP\tName${'\tx'.repeat(300)}\n`, 'x.txt, line 1: there are more than 200 columns here'],
  ])('refused: %#', (text, reason) => {
    expect(() => readSector([fileOf('x.txt', text)])).toThrow(reason)
  })
})
