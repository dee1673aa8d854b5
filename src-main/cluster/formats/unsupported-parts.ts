import { type Chart, type ChartFormat, type FormatSpecificData, STANDARD_LEGEND } from '#shared/cluster/chart.ts'
import { countHexes } from '#shared/kit/hex-runs.ts'
import { getHexLabel } from '#shared/kit/hex.ts'
import type { ContentLoss } from './chart-file.ts'

/** A part of charts that a format may not support: its description, and its locations in a chart. */
interface PartRow {
  readonly what: string
  readonly places: (chart: Chart) => readonly string[]
}

const stars = (isThere: (star: Chart['stars'][number]) => boolean) => (chart: Chart) =>
  chart.stars.filter(isThere).map((star) => `${getHexLabel(star, chart.board)} ${star.name}`)

function routes(isThere: (route: Chart['routes'][number]) => boolean) {
  return (chart: Chart) =>
    chart.routes.filter(isThere).map(({ from, to }) => {
      const ends = [chart.stars[from], chart.stars[to]]
      return ends.map((star) => (star === undefined ? '' : getHexLabel(star, chart.board))).join(' to ')
    })
}

const regions = (isThere: (region: Chart['regions'][number]) => boolean) => (chart: Chart) =>
  chart.regions.filter(isThere).map(({ name }) => name)

const labels = (isThere: (label: Chart['labels'][number]) => boolean) => (chart: Chart) =>
  chart.labels.filter(isThere).map(({ text }) => text.slice(0, 40))

/** Parts of charts, in the order in which losses are listed. */
const PARTS = {
  types: { what: 'Kinds of stars', places: stars(({ type }) => type !== '') },
  sizes: { what: 'Sizes of stars', places: stars(({ size }) => size !== 'medium') },
  ranks: { what: 'Ranks of stars', places: stars(({ rank }) => rank !== null) },
  owners: { what: 'Owners of stars', places: stars(({ owner }) => owner !== null) },
  tags: { what: 'Tags of stars', places: stars(({ tags }) => tags.length > 0) },
  notes: { what: 'Notes on stars', places: stars(({ notes }) => notes !== '') },
  publicNotes: { what: 'Public notes on stars', places: stars(({ publicNotes }) => publicNotes !== '') },
  systems: { what: 'Systems of stars', places: stars(({ system }) => system !== undefined) },
  homeworlds: { what: 'Marks of homeworlds', places: stars(({ isHomeworld }) => isHomeworld) },
  hiddenStars: { what: 'Marks of hidden stars: everybody sees them there', places: stars(({ isHidden }) => isHidden) },
  routes: { what: 'Routes', places: routes(() => true) },
  routeTypes: { what: 'Kinds of routes', places: routes(({ type }) => type !== '') },
  routeLooks: {
    what: 'Colours and styles of routes',
    places: routes(({ colour, style }) => colour !== null || style !== 'solid'),
  },
  hiddenRoutes: {
    what: 'Marks of secret routes: everybody sees them there',
    places: routes(({ isHidden }) => isHidden),
  },
  regions: { what: 'Regions', places: regions(() => true) },
  labels: { what: 'Labels', places: labels(() => true) },
  labelLooks: {
    what: 'Kinds, sizes and colours of labels',
    places: labels(({ kind, size, colour }) => kind !== 'label' || size !== 'medium' || colour !== null),
  },
  hiddenLabels: {
    what: 'Marks of hidden labels: everybody sees them there',
    places: labels(({ isHidden }) => isHidden),
  },
  fleets: { what: 'Fleets', places: ({ fleets }) => fleets.map(({ name }) => name) },
  fog: { what: 'Hexes under the fog', places: ({ fog }) => Array.from({ length: countHexes(fog) }, () => '') },
  legend: {
    what: 'The legend',
    places: ({ legend }) => (JSON.stringify(legend) === JSON.stringify(STANDARD_LEGEND) ? [] : ['']),
  },
} as const satisfies Record<string, PartRow>
export type ChartPart = keyof typeof PARTS

const MOST_PLACES = 5

/** Lists what a chart contains and a format cannot represent: unsupported parts, and kept data of other formats. */
export function listUnsupportedParts(chart: Chart, format: ChartFormat, held: readonly ChartPart[]): ContentLoss[] {
  const rows: readonly (readonly [string, PartRow])[] = Object.entries(PARTS)
  const unheld = rows.filter(([part]) => !held.some((otherPart) => otherPart === part)).map(([, row]) => row)
  return [...unheld, othersWords(format)].flatMap(({ what, places }) => {
    const where = places(chart)
    const examples = where.filter((place) => place !== '').slice(0, MOST_PLACES)
    return where.length === 0 ? [] : [{ what, count: where.length, where: examples, isKept: false }]
  })
}

function othersWords(format: ChartFormat): PartRow {
  const isOther = (extra: FormatSpecificData) => Object.keys(extra).some((key) => key !== format)
  return {
    what: 'What a file of another format said beyond the map',
    places: (chart) =>
      [chart, ...chart.stars, ...chart.routes, ...chart.regions, ...chart.labels].flatMap(({ extra }) =>
        isOther(extra) ? [''] : [],
      ),
  }
}
