import { describe, expect, test } from 'vitest'
import { type Chart, DEFAULT_REGION_FIELDS, DEFAULT_ROUTE_FIELDS } from '#shared/cluster/chart.ts'
import { fileOf, readAll } from '#tests/support/chart-files.ts'
import { KEPT_ROWS, KEPT_XML, formatLosses, textOf } from '#tests/support/retained-sector.ts'
import { bareChart, readSector, rereadSector } from '#tests/support/sector-files.ts'
import { writeTraveller } from './write-traveller.ts'

describe('the description', () => {
  const chart = readSector([fileOf('hollow.sec', KEPT_ROWS['traveller-sec']), fileOf('hollow.xml', KEPT_XML)]).chart
  const xmlOf = (edited: Chart) => textOf(writeTraveller(edited, 'traveller-sec'), '.xml')

  test('a new name replaces the old one and nothing else', () => {
    expect(xmlOf({ ...chart, name: 'Low & Behold' })).toBe(
      KEPT_XML.replace('<Name>Hollow Reach', '<Name>Low &amp; Behold'),
    )
  })

  test('a removed route takes its doubles with it; others that are kept stay', () => {
    expect(xmlOf({ ...chart, routes: [] })).toBe(
      KEPT_XML.replace('\n    <Route Start="0101" End="0203" Type="Ore" Width="3"/>', '').replace(
        '\n    <Route Start="0203" End="0101"/>',
        '',
      ),
    )
  })

  test('new things come at the ends of their lists, new lists at the end of the sector', () => {
    const region = { notes: '', publicNotes: '', isHidden: false, hexes: [[9, 9, 9]] as const, extra: {} }
    const label = {
      row: 1,
      column: 32,
      kind: 'label' as const,
      text: 'A<B\n"C"',
      size: 'large' as const,
      colour: '#123456',
      isHidden: false,
      extra: {},
    }
    const edited: Chart = {
      ...chart,
      regions: [...chart.regions, { ...region, name: 'Murk', colour: '#0000ff', border: null, isFilled: true }],
      routes: [...chart.routes, { ...DEFAULT_ROUTE_FIELDS, from: 1, to: 2, style: 'dotted', extra: {} }],
      labels: [...chart.labels, label],
    }
    expect(xmlOf(edited)).toBe(
      KEPT_XML.replace('\n  </Routes>', '\n    <Route Start="0203" End="0305" Style="Dotted"/>\n  </Routes>')
        .replace(
          '\n  </Labels>',
          '\n    <Label Hex="3201" Color="#123456" Size="large">A&lt;B&#10;&quot;C&quot;</Label>\n  </Labels>',
        )
        .replace(
          '\n</Sector>',
          '\n  <Regions>\n    <Region Label="Murk" Color="#0000ff">0909</Region>\n  </Regions>\n</Sector>',
        ),
    )
    expect(bareChart(rereadSector(writeTraveller(edited, 'traveller-sec')))).toEqual(bareChart(edited))
  })

  test('a changed border is walked around anew and keeps its power', () => {
    const [border] = chart.regions
    if (!border) throw new Error('a border is in the sample')
    const edited = { ...chart, regions: [{ ...border, hexes: [[1, 1, 3] as const] }] }
    expect(xmlOf(edited)).toContain(
      '<Border Allegiance="Vx" Color="#808080" Style="Solid">0101 0201 0301 0201 0101</Border>',
    )
    expect(bareChart(rereadSector(writeTraveller(edited, 'traveller-sec')))).toEqual(bareChart(edited))
  })

  test('a subsector’s name follows its label while that stays in the middle', () => {
    const [name, ...others] = chart.labels
    if (!name) throw new Error('a subsector is in the sample')
    expect(xmlOf({ ...chart, labels: [{ ...name, text: 'Farside' }, ...others] })).toBe(
      KEPT_XML.replace('Nearside', 'Farside'),
    )
    const moved = { ...chart, labels: [...others, { ...name, row: 6 }] }
    expect(bareChart(rereadSector(writeTraveller(moved, 'traveller-sec')))).toEqual(bareChart(moved))
  })

  test('what a rim cannot say is told', () => {
    const region = {
      ...DEFAULT_REGION_FIELDS,
      name: 'Ring',
      colour: '#0000ff',
      extra: {},
    }
    const hexes = [
      [5, 5, 7],
      [6, 5, 5],
      [6, 7, 7],
      [7, 5, 7],
      [20, 1, 1],
    ] as const
    const written = writeTraveller(
      {
        ...chart,
        regions: [
          { ...region, hexes },
          { ...region, name: 'None', hexes: [] },
        ],
      },
      'traveller-sec',
    )
    expect(formatLosses(written)).toEqual([
      '1 Regions of several parts, written as one border each',
      '1 Holes in regions, which come back filled',
      '2 Tints of regions with a border, and their want in regions without',
      '1 Regions without hexes',
    ])
  })
})

test.each(['utf-16', 'windows-1252'])('a description in %s is written as UTF-8, and says so', (encoding) => {
  const xml = (name: string) =>
    `<?xml version="1.0" encoding="${name}"?>\n<Sector>\n  <Name>Stra\u00dfe</Name>\n</Sector>\n`
  const bytes =
    encoding === 'utf-16'
      ? new Uint8Array(Buffer.from(`\ufeff${xml(encoding)}`, 'utf16le'))
      : Uint8Array.from(xml(encoding), (letter) => letter.charCodeAt(0))
  const { chart, losses } = readAll({ name: 'reach.xml', bytes })
  expect(losses.at(-1)?.what).toMatch(/an export writes UTF-8$/)
  const [written] = writeTraveller(chart, 'traveller-tab').files.filter(({ name }) => name === 'reach.xml')
  expect(written?.text).toBe(xml('UTF-8'))
})
