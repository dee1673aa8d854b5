import { expect, test } from 'vitest'
import { type Dice, createSeededDice } from '#main/games/kit/dice.ts'
import {
  type Chart,
  type ChartStar,
  DEFAULT_ROUTE_FIELDS,
  DEFAULT_STAR_FIELDS,
  type Rating,
} from '#shared/cluster/chart.ts'
import { buildHexRuns } from '#shared/kit/hex-runs.ts'
import { fileOf, readAll } from '#tests/support/chart-files.ts'
import { bareChart, EMPTY_SECTOR, rereadSector } from '#tests/support/sector-files.ts'
import { runs } from '#tests/support/soak.ts'
import { computeHexesInsideRim, listRegionRims } from './rim.ts'
import { TAGS_BY_BASE_CODE, TAGS_BY_REMARK_CODE } from './tags-by-code.ts'
import { WORLD_FORMATS } from './world-file-content.ts'
import { writeTraveller } from './write-traveller.ts'

test('an extra that somebody tampered with is passed over', () => {
  const wild = [
    null,
    5,
    'x',
    [],
    {},
    { at: 'x', text: 5, world: 5, pieces: [1], file: 'a' },
    { at: 1e9, text: '<Route', was: '', world: { uwp: 7, __proto__: 'x' } },
    {
      file: 'f.sec',
      pieces: [],
      header: ['x'],
      kept: [5, { at: 0, text: 't', ends: [1] }],
      ends: { Sector: 'x' },
      chartName: 'x',
      name: { at: -1 },
      allegiances: [[1, 2], ['A']],
    },
  ]
  for (const value of wild) {
    const extra = Object.fromEntries(
      [...WORLD_FORMATS, 'traveller-xml', 'traveller-msec'].map((format) => [format, value]),
    )
    const star = { ...DEFAULT_STAR_FIELDS, name: 'Corvane', row: 1, column: 1, owner: 'Vexians', extra }
    const chart: Chart = {
      ...EMPTY_SECTOR,
      stars: [star, { ...star, row: 2 }],
      routes: [
        { ...DEFAULT_ROUTE_FIELDS, from: 0, to: 1, extra },
        { ...DEFAULT_ROUTE_FIELDS, from: 0, to: 9, extra },
      ],
      labels: [{ row: 1, column: 1, kind: 'label', text: 'L', size: 'small', colour: null, isHidden: false, extra }],
      extra,
    }
    for (const format of WORLD_FORMATS) {
      const back = rereadSector(writeTraveller(chart, format))
      expect(back.stars.map(({ name, owner }) => [name, owner])).toEqual([
        ['Corvane', 'Vexians'],
        ['Corvane', 'Vexians'],
      ])
      expect(back.routes).toHaveLength(1)
    }
  }
})

test.each(['VeryLong', 'Two words', 'A\u0301', '-', 'ImAp\u200b'])(
  'a row of the power %j comes back as it was',
  (code) => {
    const header = 'Hex\tName\tUWP\tBases\tRemarks\tZone\tPBG\tAllegiance\tStars\n'
    const file = fileOf('reach.tab', `${header}0101\tEmber\tA123456-7\tNS\tAg Ni\t\t123\t${code}\tG2 V\n`)
    const [written] = writeTraveller(readAll(file).chart, 'traveller-tab').files
    expect(written?.text).toBe(new TextDecoder().decode(file.bytes))
  },
)

const SEEDS = runs({ part: 10, whole: 30 })
test(`charts of all kinds come back equal (${SEEDS} seeds, three formats)`, () => {
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const chart = anyChart(createSeededDice(`traveller ${seed}`))
    for (const format of WORLD_FORMATS) {
      const back = rereadSector(writeTraveller(chart, format))
      expect(bareChart(back), `seed ${seed} ${format}`).toEqual(bareChart(chart))
      expect(rereadSector(writeTraveller(back, format)), `seed ${seed} ${format} again`).toEqual(back)
    }
  }
})

/** A chart of things that every Traveller format can hold. */
function anyChart(dice: Dice): Chart {
  const oneOf = <Value>(values: readonly Value[]): Value => values[dice.die(values.length) - 1] as Value
  const word = () =>
    Array.from({ length: dice.die(4) }, () => oneOf(['ka', 'lo', 'rim', 'Ü', 'é', 'th', 'o’'])).join('')
  const name = () => `${oneOf(['Ba', 'Ce', 'Du'])}${word()}`.slice(0, 13)
  const colour = () => oneOf(['#123456', '#abcdef', '#00ff7f'])
  const style = () => oneOf(['solid', 'dashed', 'dotted'] as const)
  const owners = ['Vx', 'Court of Ash', 'Court of Elm', 'Élan', null]
  const places = new Set(Array.from({ length: dice.die(60) }, () => dice.die(32) * 100 + dice.die(40)))
  const tags = () => [
    ...new Set([
      oneOf(Object.values(TAGS_BY_REMARK_CODE)),
      oneOf(Object.values(TAGS_BY_BASE_CODE)),
      oneOf(['amber zone', 'red zone']),
    ]),
  ]
  const stars = [...places].map((place): ChartStar => ({
    ...DEFAULT_STAR_FIELDS,
    row: place % 100,
    column: Math.floor(place / 100),
    name: name(),
    rating: dice.die(5) as Rating,
    tags: dice.die(2) === 1 ? tags() : [],
    owner: oneOf(owners),
    extra: {},
  }))
  const pairs = new Set(
    Array.from({ length: dice.die(40) }, () =>
      [dice.die(stars.length) - 1, dice.die(stars.length) - 1].toSorted((a, b) => a - b).join(),
    ),
  )
  const routes = [...pairs]
    .map((pair) => pair.split(',').map(Number))
    .flatMap(([from = 0, to = 0]) =>
      from === to
        ? []
        : [
            {
              from,
              to,
              type: oneOf(['', 'Ore']),
              colour: oneOf([null, colour()]),
              style: style(),
              isHidden: false,
              extra: {},
            },
          ],
    )
  const regions = Array.from({ length: dice.die(3) }, () => {
    const isFilled = dice.die(2) === 1
    const around = Array.from({ length: 3 }, () => ({ row: dice.die(40), column: dice.die(32) }))
    const [part] = listRegionRims(buildHexRuns(computeHexesInsideRim(around).hexes))
    const hexes = buildHexRuns(computeHexesInsideRim(part?.rim ?? around).hexes)
    return {
      name: `The ${word()} reach`,
      colour: colour(),
      border: isFilled ? null : style(),
      isFilled,
      notes: '',
      publicNotes: '',
      isHidden: false,
      hexes,
      extra: {},
    }
  }).toSorted((a, b) => Number(a.isFilled) - Number(b.isFilled))
  const labels = Array.from({ length: dice.die(4) }, () => ({
    row: dice.die(40),
    column: dice.die(32),
    kind: 'label' as const,
    text: `${name()}\n<${word()}>`,
    size: oneOf(['small', 'medium', 'large'] as const),
    colour: oneOf([null, colour()]),
    isHidden: false,
    extra: {},
  }))
  return { ...EMPTY_SECTOR, name: `Reach ${dice.die(99)}`, stars, routes, regions, labels }
}
