import { type Chart, type ChartLabel, type ChartStar, DEFAULT_STAR, type RouteFields } from '#shared/cluster/chart.ts'
import type { HexPlace } from '#shared/kit/hex.ts'
import { ROUTE_CLASS } from './read-objects.ts'
import { getHexCentre, type TiledOrigin } from './tiled-hexes.ts'
import type { TiledGrid, TiledPoint } from './tiled-map.ts'
import type { PlanLayer, PlanObject } from './tiled-plan.ts'
import {
  isOnChosenTile,
  type SourceProperties,
  getSourceProperties,
  type KeptTiled,
  type TiledFormat,
} from './tiled-source.ts'

/** Context for planning objects. */
interface ObjectPlan {
  readonly grid: TiledGrid
  readonly origin: TiledOrigin
  readonly kept: KeptTiled | null
  readonly format: TiledFormat
}

/** Plans the layers of routes, stars and labels. Omits empty layers. */
export function planObjects(chart: Chart, plan: ObjectPlan): PlanLayer[] {
  const centre = (place: HexPlace) => getHexCentre(place, plan.grid, plan.origin)
  const drawn = chart.routes.flatMap((route) => {
    const [from, to] = [chart.stars[route.from], chart.stars[route.to]]
    const own = getSourceProperties(route.extra, plan.format)
    return from === undefined || to === undefined ? [] : [line({ from: centre(from), to: centre(to), route, own })]
  })
  const left =
    plan.kept?.routes.map((route) => line({ from: centre(route.from), to: centre(route.to), route, own: {} })) ?? []
  const layers = [
    { name: 'Routes', objects: [...drawn, ...left] },
    { name: 'Star names', objects: chart.stars.map((star) => point(star, centre(star), plan.format)) },
    { name: 'Labels', objects: chart.labels.map((label) => text(label, centre(label), plan)) },
  ]
  return layers.filter(({ objects }) => objects.length > 0).map((layer) => ({ ...layer, kind: 'objects' }))
}

/** Removes properties with empty, false or null values. */
function withoutDefaults(properties: Readonly<Record<string, string | boolean | null>>): SourceProperties {
  const entries = Object.entries(properties)
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, string | true] => entry[1] !== '' && entry[1] !== false && entry[1] !== null,
    ),
  )
}

function point(star: ChartStar, at: TiledPoint, format: TiledFormat): PlanObject {
  const { name, type, size, owner, tags, notes, publicNotes, isHomeworld, isHidden, extra } = star
  const ours = withoutDefaults({
    kind: type,
    size: size === DEFAULT_STAR.size ? '' : size,
    owner,
    tags: tags.join('\n'),
    notes,
    publicNotes,
    homeworld: isHomeworld,
    hidden: isHidden,
  })
  const rating = isOnChosenTile(star, format) ? { rating: star.rating } : {}
  return {
    ...at,
    name,
    type: 'star',
    shape: { kind: 'point' },
    properties: { ...getSourceProperties(extra, format), ...rating, ...ours },
  }
}

interface Line {
  readonly from: TiledPoint
  readonly to: TiledPoint
  readonly route: RouteFields
  readonly own: SourceProperties
}

function line({ from, to, route, own }: Line): PlanObject {
  const { type, colour, style, isHidden } = route
  const ours = withoutDefaults({ kind: type, colour, style: style === 'solid' ? '' : style, hidden: isHidden })
  const shape = { kind: 'line', to: { x: to.x - from.x, y: to.y - from.y } } as const
  return { ...from, name: '', type: ROUTE_CLASS, shape, properties: { ...own, ...ours } }
}

function text(label: ChartLabel, { x, y }: TiledPoint, { grid, format }: ObjectPlan): PlanObject {
  const { kind, text: words, size, colour, isHidden, extra } = label
  const { tileWidth: width, tileHeight: height } = grid
  const ours = withoutDefaults({ size: size === 'medium' ? '' : size, hidden: isHidden })
  return {
    x: x - width / 2,
    y: y - height / 2,
    name: '',
    type: kind,
    shape: { kind: 'text', text: words, colour, width, height },
    properties: { ...getSourceProperties(extra, format), ...ours },
  }
}
