import { createPlayerChartWithIndexes } from '#main/cluster/players-edition.ts'
import type { GameCampaignHooks } from '#main/services/games/game-plugin.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import { getEditionLabel } from '#main/services/print/edition-label.ts'
import type { Chart, ChartStar } from '#shared/cluster/chart.ts'
import { type FactionStyle, getFactionStylesByName } from '#shared/cluster/emblems.ts'
import { listBodiesInTreeOrder, type SystemBody } from '#shared/cluster/system/body.ts'
import type { Thing } from '#shared/contract/base.ts'
import type { JournalEdition } from '#shared/contract/journal.ts'
import { buildHexRuns, iterateHexes } from '#shared/kit/hex-runs.ts'
import { getHexDistance, getHexLabel, type HexPlace } from '#shared/kit/hex.ts'
import { createClusterChartConverter } from '../cluster/charts.ts'
import { createStarSystemService } from '../cluster/star-systems.ts'
import { createGazetteerAudienceBuilder, type GazetteerAudience } from './audience.ts'
import type {
  Gazetteer,
  GazetteerBody,
  GazetteerFleet,
  GazetteerRegion,
  GazetteerRoute,
  GazetteerStar,
  GazetteerTexts,
} from './content.ts'
import { listStarFacts } from './star-facts.ts'
import { groupLinkedPages } from './star-links.ts'

export interface GazetteerRequest {
  readonly clusterId: string
  readonly edition: JournalEdition
}

/** A body as its edition has it. */
type ReadableBody = Omit<SystemBody, 'links'> & { readonly links: readonly Thing[] }

/** The map of an edition with everything that belongs to its stars. */
interface Source {
  readonly chart: Chart
  readonly starIds: readonly string[]
  readonly reader: GazetteerAudience
  readonly listBodies: (starId: string) => readonly ReadableBody[]
  readonly listLinked: (starId: string) => Thing[]
  readonly styles: ReadonlyMap<string, FactionStyle>
}

const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
const OUTSIDE = 'Outside of all regions'

/** Creates the builder of gazetteers. Everything that it holds comes from the map and the texts of its edition. */
export function createGazetteerBuilder(tools: ServiceDependencies, games: readonly GameCampaignHooks[]) {
  const { names, starLinks, starSystems, factions } = tools.file.rows
  const charts = createClusterChartConverter(tools)
  const systems = createStarSystemService(tools)
  const readerFor = createGazetteerAudienceBuilder(tools, games)

  function createBodyList({ clusterId, edition }: GazetteerRequest): Source['listBodies'] {
    if (edition.for === 'gamemaster')
      return (starId) =>
        (starSystems.find(starId)?.bodies ?? []).map((body) => ({
          ...body,
          links: body.links.flatMap(({ kind, id }) => names.find(kind, id) ?? []),
        }))
    const known = new Map(systems.asPlayers({ clusterId }).map(({ starId, bodies }) => [starId, bodies]))
    return (starId) => (known.get(starId) ?? []).map((body) => ({ ...body, notes: '', isHidden: false, links: [] }))
  }

  return (request: GazetteerRequest): Gazetteer => {
    const { clusterId, edition } = request
    const reader = readerFor(edition)
    const { chart: whole, starIds } = charts.readChart(clusterId)
    const known = reader.isGamemaster ? null : createPlayerChartWithIndexes(whole)
    const source: Source = {
      chart: known?.chart ?? whole,
      starIds: known?.stars.flatMap((at) => starIds[at] ?? []) ?? starIds,
      reader,
      listBodies: createBodyList(request),
      listLinked: (starId) =>
        starLinks
          .list(starId)
          .flatMap(({ targetKind, targetId }) => names.find(targetKind, targetId) ?? [])
          .filter((target) => reader.sees(target)),
      styles: getFactionStylesByName(factions.list()),
    }
    return {
      cluster: whole.name,
      edition: getEditionLabel(tools, edition),
      isGamemasters: reader.isGamemaster,
      chart: source.chart,
      regions: buildRegions(source),
    }
  }
}

function buildTexts(
  { reader }: Source,
  { notes, publicNotes, isHidden }: { notes: string; publicNotes: string; isHidden: boolean },
): GazetteerTexts {
  const own = reader.isGamemaster
  return { text: reader.read(publicNotes), secret: own ? reader.read(notes) : '', isHidden: own && isHidden }
}

/** Regions with their stars. A star in several regions stands in the first one by name. */
function buildRegions(source: Source): GazetteerRegion[] {
  const { chart } = source
  const regions = chart.regions.toSorted((a, b) => byName.compare(a.name, b.name))
  const regionsAt = new Map<string, number[]>()
  for (const [index, { hexes }] of regions.entries())
    for (const place of iterateHexes(hexes)) {
      const here = regionsAt.get(getPlaceKey(place))
      if (here === undefined) regionsAt.set(getPlaceKey(place), [index])
      else here.push(index)
    }
  const build = createStarBuilder(source, (place) =>
    (regionsAt.get(getPlaceKey(place)) ?? []).flatMap((index) => regions[index]?.name ?? []),
  )
  const starsOf = Map.groupBy(
    chart.stars.map((star, at) => ({ star, at })),
    ({ star }) => regionsAt.get(getPlaceKey(star))?.[0] ?? -1,
  )
  const listStars = (index: number) =>
    (starsOf.get(index) ?? [])
      .map(({ at }) => build(at))
      .toSorted((a, b) => byName.compare(a.name, b.name) || byName.compare(a.hex, b.hex))
  const outside = buildHexRuns((starsOf.get(-1) ?? []).map(({ star }) => star))
  return [
    ...regions.map((region, index) => ({
      anchor: `region-${index + 1}`,
      name: region.name,
      hexes: region.hexes,
      stars: listStars(index),
      ...buildTexts(source, region),
    })),
    ...(outside.length === 0
      ? []
      : [
          {
            anchor: 'region-none',
            name: regions.length === 0 ? 'Stars' : OUTSIDE,
            hexes: outside,
            stars: listStars(-1),
            text: '',
            secret: '',
            isHidden: false,
          },
        ]),
  ]
}

function getPlaceKey({ row, column }: HexPlace): string {
  return `${row}/${column}`
}

/** Creates a function that builds the star with an index. */
function createStarBuilder(
  source: Source,
  listRegionNames: (place: HexPlace) => readonly string[],
): (at: number) => GazetteerStar {
  const { chart, starIds, reader } = source
  const routesAt = groupRoutes(chart)
  const fleetsAt = Map.groupBy(chart.fleets, getPlaceKey)
  return (at) => {
    const star = chart.stars[at]
    const id = starIds[at]
    if (star === undefined || id === undefined) throw new Error(`The map has no star number ${at}`)
    const [, ...otherRegions] = listRegionNames(star)
    const look = chart.legend[star.rating - 1]
    const bodies = source.listBodies(id)
    return {
      anchor: getStarAnchor(star, chart),
      name: getStarName(star, chart),
      hex: getHexLabel(star, chart.board),
      rating: star.rating,
      ratingName: look?.name ?? '',
      shape: look?.shape ?? 'rays',
      owner: star.owner === null ? null : { name: star.owner, style: source.styles.get(star.owner) ?? null },
      facts: [
        ...listStarFacts(star),
        ...(otherRegions.length === 0 ? [] : [{ label: 'Also in', value: otherRegions.join(', ') }]),
      ],
      bodies: listBodiesInTreeOrder(bodies).map(({ body, depth }, index) =>
        buildBody(source, { anchor: `body-${getHexLabel(star, chart.board)}-${index + 1}`, body, depth }),
      ),
      routes: routesAt.get(at) ?? [],
      fleets: (fleetsAt.get(getPlaceKey(star)) ?? []).map((fleet): GazetteerFleet => ({
        name: fleet.name,
        owner: fleet.owner ?? '',
        ...buildTexts(source, fleet),
      })),
      links: groupLinkedPages([
        ...source.listLinked(id),
        ...reader.listMentions({ kind: 'star', id, name: star.name }),
      ]),
      ...buildTexts(source, star),
    }
  }
}

function buildBody(
  source: Source,
  { anchor, body, depth }: { anchor: string; body: ReadableBody; depth: number },
): GazetteerBody {
  const { id, parentId, kind, name, orbit, size } = body
  return {
    anchor,
    body: { id, parentId, kind, name, orbit, size },
    depth,
    links: body.links.map((page) => page.name),
    ...buildTexts(source, body),
  }
}

function getStarName({ name, ...place }: ChartStar, { board }: Chart): string {
  return name === '' ? getHexLabel(place, board) : name
}

function getStarAnchor(star: ChartStar, { board }: Chart): string {
  return `star-${getHexLabel(star, board)}`
}

/** Routes by star index, sorted by the name of the other end. */
function groupRoutes(chart: Chart): Map<number, GazetteerRoute[]> {
  const routes = new Map<number, GazetteerRoute[]>()
  for (const { from, to, type, isHidden } of chart.routes) {
    const [a, b] = [chart.stars[from], chart.stars[to]]
    if (a === undefined || b === undefined) continue
    const hexes = getHexDistance(a, b, chart.board)
    const add = (at: number, end: ChartStar) => {
      const route = { to: getStarName(end, chart), toAnchor: getStarAnchor(end, chart), hexes, kind: type, isHidden }
      const here = routes.get(at)
      if (here === undefined) routes.set(at, [route])
      else here.push(route)
    }
    add(from, b)
    add(to, a)
  }
  for (const here of routes.values()) here.sort((a, b) => byName.compare(a.to, b.to))
  return routes
}
