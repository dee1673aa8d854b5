import {
  type Chart,
  type ChartLabel,
  type ChartStar,
  DEFAULT_STAR_FIELDS,
  type RouteFields,
} from '#shared/cluster/chart.ts'
import { PICTURE_THEMES_BY_STYLE } from '#shared/cluster/draw/picture-theme.ts'
import type { HexPlace } from '#shared/kit/hex.ts'
import { ROUTE_OBJECT_CLASS } from './read-object-layers.ts'
import { getTiledHexCentrePx, type TiledHex } from './tiled-hexes.ts'
import type { TiledGrid, TiledPoint } from './tiled-map.ts'
import type { PlanLayer, PlanObject } from './tiled-plan.ts'
import {
  hasTileChosenByUser,
  type SourceProperties,
  getSourceProperties,
  type KeptTiledMap,
  type TiledFormat,
} from './tiled-source.ts'

/** Context for planning objects. */
interface ObjectPlan {
  readonly grid: TiledGrid
  readonly origin: TiledHex
  readonly kept: KeptTiledMap | null
  readonly format: TiledFormat
}

/** Plans the layers of routes, by colour, and of stars and labels. Omits empty layers. */
export function planObjectLayers(chart: Chart, plan: ObjectPlan): PlanLayer[] {
  const centre = (place: HexPlace) => getTiledHexCentrePx(place, plan.grid, plan.origin)
  const drawn = chart.routes.flatMap((route) => {
    const [from, to] = [chart.stars[route.from], chart.stars[route.to]]
    const own = getSourceProperties(route.extra, plan.format)
    return from === undefined || to === undefined ? [] : [line({ from: centre(from), to: centre(to), route, own })]
  })
  const left =
    plan.kept?.routes.map((route) => line({ from: centre(route.from), to: centre(route.to), route, own: {} })) ?? []
  const byColour = Map.groupBy([...drawn, ...left], ({ properties }) => properties['colour'] ?? null)
  const layers = [
    ...[...byColour].map(([colour, objects]) => {
      return typeof colour === 'string'
        ? { name: `Routes ${colour}`, colour, objects }
        : { name: 'Routes', colour: PICTURE_THEMES_BY_STYLE.paper.route, objects }
    }),
    {
      name: 'Star names',
      colour: PICTURE_THEMES_BY_STYLE.paper.ink,
      objects: chart.stars.map((star) => starName(star, centre(star), plan)),
    },
    { name: 'Labels', colour: null, objects: chart.labels.map((label) => text(label, centre(label), plan)) },
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

/** A star: its name under its tile. */
function starName(star: ChartStar, at: TiledPoint, { grid, format }: ObjectPlan): PlanObject {
  const { name, type, size, rank, owner, tags, notes, publicNotes, isHomeworld, isHidden, extra } = star
  const ours = withoutDefaults({
    kind: type,
    size: size === DEFAULT_STAR_FIELDS.size ? '' : size,
    rank,
    owner,
    tags: tags.join('\n'),
    notes,
    publicNotes,
    homeworld: isHomeworld,
    hidden: isHidden,
  })
  const rating = hasTileChosenByUser(star, format) ? { rating: star.rating } : {}
  return {
    ...placeText(at, { text: name, height: grid.tileHeight, colour: null, valign: 'bottom' }),
    name,
    type: 'star',
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
  return { ...from, name: '', type: ROUTE_OBJECT_CLASS, shape, properties: { ...own, ...ours } }
}

/** Space for a letter and for a line of a text in Tiled, in pixels: enough for most. */
const LETTER_WIDTH = 10
const LINE_HEIGHT = 22
/** Width in pixels at which texts break. */
const MOST_WIDTH = 240

/** A text around a point. */
function placeText(
  { x, y }: TiledPoint,
  { text: words, height: least, ...look }: Pick<TextShape, 'text' | 'height' | 'colour' | 'valign'>,
): Pick<PlanObject, 'x' | 'y' | 'shape'> {
  const length = LETTER_WIDTH * (words.length + 1)
  const width = Math.min(length, MOST_WIDTH)
  const height = Math.max(least, LINE_HEIGHT * Math.ceil(length / MOST_WIDTH))
  return { x: x - width / 2, y: y - height / 2, shape: { kind: 'text', text: words, width, height, ...look } }
}

type TextShape = Extract<PlanObject['shape'], { readonly kind: 'text' }>

function text(label: ChartLabel, at: TiledPoint, { grid, format }: ObjectPlan): PlanObject {
  const { kind, text: words, size, colour, isHidden, extra } = label
  const ours = withoutDefaults({ size: size === 'medium' ? '' : size, hidden: isHidden })
  return {
    ...placeText(at, { text: words, height: grid.tileHeight, colour, valign: 'center' }),
    name: '',
    type: kind,
    properties: { ...getSourceProperties(extra, format), ...ours },
  }
}
