import type {
  Chart,
  ChartBody,
  ChartFleet,
  ChartLabel,
  ChartRegion,
  ChartRoute,
  ChartStar,
} from '#shared/cluster/chart.ts'
import { findStarWorld } from '#shared/cluster/star-world.ts'
import { listKnownBodies, renumberBodyIds } from '#shared/cluster/system/body.ts'
import { subtractRuns, buildHexMask } from '#shared/kit/hex-runs.ts'
import type { HexPlace } from '#shared/kit/hex.ts'

/** Removes everything from a chart that players must not see. */
export function createPlayerChart(chart: Chart): Chart {
  return createPlayerChartWithIndexes(chart).chart
}

/** The players' edition for pictures: stars say whether their owner is an allegiance, for their worlds are removed. */
export function createPlayerChartForPicture(chart: Chart): Chart {
  const { chart: known, stars } = createPlayerChartWithIndexes(chart)
  return {
    ...known,
    stars: known.stars.map((star, at) => ({ ...star, isImportedWorld: isImportedWorld(chart.stars[stars[at] ?? -1]) })),
  }
}

/** Whether a star is an imported world. */
export function isImportedWorld(star: Pick<ChartStar, 'extra'> | undefined): boolean {
  return star !== undefined && findStarWorld(star.extra) !== null
}

/**
 * Creates the players' edition of a chart. Removes hidden objects, objects under the fog, routes to a removed star,
 * notes, tags and extras. `stars`, `routes` and so on are the indexes of the remaining objects in the full chart.
 */
export function createPlayerChartWithIndexes(chart: Chart) {
  const mask = buildHexMask(chart.fog, chart.board)
  const isKnown = ({ row, column, isHidden }: HexPlace & { readonly isHidden: boolean }): boolean =>
    !isHidden && mask[(row - 1) * chart.board.columns + column - 1] !== 1
  const stars = kept(chart.stars, isKnown)
  const starAt = new Map(stars.map(({ at }, now) => [at, now]))
  const routes = kept(chart.routes, ({ from, to, isHidden }) => !isHidden && starAt.has(from) && starAt.has(to))
  const regions = kept(
    chart.regions.map((region) => ({ ...region, hexes: subtractRuns(region.hexes, chart.fog) })),
    ({ isHidden, hexes }) => !isHidden && hexes.length > 0,
  )
  const [labels, fleets] = [kept(chart.labels, isKnown), kept(chart.fleets, isKnown)]
  const { name, board, legend, fog } = chart
  return {
    stars: placesOf(stars),
    routes: placesOf(routes),
    regions: placesOf(regions),
    labels: placesOf(labels),
    fleets: placesOf(fleets),
    chart: {
      name,
      board,
      legend,
      fog,
      extra: {},
      stars: stars.map((star) => knownStar(star.thing)),
      routes: routes.map((route) => knownRoute(route.thing, starAt)),
      regions: regions.map((region) => knownRegion(region.thing)),
      labels: labels.map((label) => knownLabel(label.thing)),
      fleets: fleets.map((fleet) => knownFleet(fleet.thing)),
    } satisfies Chart,
  }
}

/** An object and its index in the full list. */
interface Kept<Thing> {
  readonly at: number
  readonly thing: Thing
}

function kept<Thing>(list: readonly Thing[], isKnown: (item: Thing) => boolean): Kept<Thing>[] {
  return list.flatMap((item, at) => (isKnown(item) ? [{ at, thing: item }] : []))
}

function placesOf(list: readonly Kept<unknown>[]): number[] {
  return list.map(({ at }) => at)
}

// Copies field by field, so that a new field stays gamemaster-only until it is listed here.

function knownStar(star: ChartStar): ChartStar {
  const { row, column, name, rating, type, size, rank, publicNotes, isHomeworld, owner } = star
  const known = { row, column, name, rating, type, size, rank, publicNotes, isHomeworld, owner }
  return { ...known, ...knownSystem(star), notes: '', tags: [], isHidden: false, extra: {} }
}

/** Without the seed, which would make the hidden bodies again. */
function knownSystem({ system }: ChartStar): Pick<ChartStar, 'system'> {
  const bodies = listKnownBodies(system?.bodies ?? []).map(
    ({ id, parentId, kind, name, orbit, size, publicNotes }): ChartBody => {
      return { id, parentId, kind, name, orbit, size, publicNotes, notes: '', isHidden: false, factions: [] }
    },
  )
  return bodies.length === 0 ? {} : { system: { seed: '', bodies: renumberBodyIds(bodies) } }
}

function knownRoute({ from, to, type, colour, style }: ChartRoute, starAt: ReadonlyMap<number, number>): ChartRoute {
  const ends = { from: starAt.get(from) ?? -1, to: starAt.get(to) ?? -1 }
  return { ...ends, type, colour, style, isHidden: false, extra: {} }
}

function knownRegion({ name, colour, border, isFilled, publicNotes, hexes }: ChartRegion): ChartRegion {
  return { name, colour, border, isFilled, publicNotes, hexes, notes: '', isHidden: false, extra: {} }
}

function knownLabel({ row, column, kind, text, size, colour }: ChartLabel): ChartLabel {
  return { row, column, kind, text, size, colour, isHidden: false, extra: {} }
}

function knownFleet({ row, column, name, owner, publicNotes }: ChartFleet): ChartFleet {
  return { row, column, name, owner, publicNotes, notes: '', isHidden: false }
}
