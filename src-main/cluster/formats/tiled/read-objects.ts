import {
  type ChartLabel,
  type ChartStar,
  type Extra,
  LABEL_SIZES,
  PLAIN_STAR,
  type Rating,
  STAR_SIZES,
} from '#shared/cluster/chart.ts'
import type { HexPlace } from '#shared/kit/hex.ts'
import type { DrawnRoute } from '../join-stars.ts'
import type { LossTally } from '../losses.ts'
import type { KeptProperties, TiledFormat } from './kept-tiled.ts'
import { findRating, findStyle, flagIn, textIn } from './tile-meaning.ts'
import { findPlace, isLabel, isStarPoint, objectLayers, type TiledFrame } from './tiled-frame.ts'
import { placeFrom, tiledHexAt } from './tiled-hexes.ts'
import type { TiledMap, TiledObject, TiledProperties } from './tiled-map.ts'

/** A star as an object says it; its rating is null where a tile must say it. */
interface ObjectStar extends Omit<ChartStar, 'rating' | 'extra'> {
  readonly rating: Rating | null
  readonly properties: KeptProperties
}

/** What the object layers of a map say. */
export interface ObjectsRead {
  readonly stars: readonly ObjectStar[]
  readonly labels: readonly ChartLabel[]
  readonly drawn: readonly DrawnRoute[]
  /** Objects that are none of these. */
  readonly others: ReadonlySet<TiledObject>
}

/** Names of the properties by which we write stars, routes and labels. */
const OUR_PROPERTIES = {
  star: ['rating', 'kind', 'size', 'owner', 'tags', 'notes', 'publicNotes', 'homeworld', 'hidden'],
  route: ['kind', 'colour', 'style', 'hidden'],
  label: ['size', 'hidden'],
} as const

/** What is needed to read the objects of a map. */
export interface ObjectContext {
  readonly frame: TiledFrame
  readonly losses: LossTally
  readonly format: TiledFormat
}

/** Reads objects: points of the class `star`, texts, and polylines, whose corners are taken to the nearest hexes. */
export function readObjects(map: TiledMap, context: ObjectContext): ObjectsRead {
  const stars: ObjectStar[] = []
  const labels: ChartLabel[] = []
  const drawn: DrawnRoute[] = []
  const others = new Set<TiledObject>()
  for (const object of objectLayers(map.layers).flatMap(({ objects }) => objects)) {
    const place = findPlace(context.frame, tiledHexAt(object, map.grid))
    if (object.points.length > 1) drawn.push(...routesOf(object, map, context))
    else if (!isStarPoint(object) && !isLabel(object)) {
      context.losses.add('Objects that are neither stars, routes nor labels', wordsOf(object))
      others.add(object)
    } else if (place === null) {
      context.losses.add('Objects off the map', wordsOf(object))
      others.add(object)
    } else if (isStarPoint(object)) stars.push(starOf(object, place))
    else labels.push(labelOf(object, place, context))
  }
  return { stars, labels, drawn, others }
}

const wordsOf = ({ name, x, y }: TiledObject) => `${name || 'without a name'} at ${Math.round(x)}, ${Math.round(y)}`

function beyond(properties: TiledProperties, ours: readonly string[]): KeptProperties {
  return Object.fromEntries([...properties].filter(([name]) => !ours.includes(name)))
}

function extraOf(properties: KeptProperties, format: TiledFormat): Extra {
  return Object.keys(properties).length === 0 ? {} : { [format]: { properties } }
}

function starOf({ name, type, properties, isVisible }: TiledObject, place: HexPlace): ObjectStar {
  const size = textIn(properties, 'size')
  return {
    ...PLAIN_STAR,
    ...place,
    name,
    rating: findRating(type, properties),
    type: textIn(properties, 'kind'),
    size: STAR_SIZES.find((one) => one === size) ?? PLAIN_STAR.size,
    owner: textIn(properties, 'owner') || null,
    tags: textIn(properties, 'tags')
      .split('\n')
      .filter((tag) => tag.trim() !== ''),
    notes: textIn(properties, 'notes'),
    publicNotes: textIn(properties, 'publicNotes'),
    isHomeworld: flagIn(properties, 'homeworld'),
    isHidden: flagIn(properties, 'hidden') || !isVisible,
    properties: beyond(properties, OUR_PROPERTIES.star),
  }
}

function labelOf(object: TiledObject, place: HexPlace, { format }: ObjectContext): ChartLabel {
  const { name, type, text, properties, isVisible } = object
  const size = textIn(properties, 'size')
  return {
    ...place,
    kind: type === 'note' ? 'note' : 'label',
    text: text?.text ?? name,
    size: LABEL_SIZES.find((one) => one === size) ?? 'medium',
    colour: text?.colour ?? null,
    isHidden: flagIn(properties, 'hidden') || !isVisible,
    extra: extraOf(beyond(properties, OUR_PROPERTIES.label), format),
  }
}

/** The class of polylines that have no kind of their own. */
export const ROUTE_CLASS = 'route'

function routesOf(object: TiledObject, { grid }: TiledMap, { frame, format }: ObjectContext): DrawnRoute[] {
  const { points, type, properties, isVisible, name } = object
  const places = points.map((point) => placeFrom(tiledHexAt(point, grid), frame.origin))
  const colour = textIn(properties, 'colour').toLowerCase()
  const kind = properties.has('kind') || type === ROUTE_CLASS ? textIn(properties, 'kind') : type
  return places.slice(1).map((to, index) => ({
    from: places[index] ?? to,
    to,
    type: kind,
    colour: /^#[0-9a-f]{6}$/.test(colour) ? colour : null,
    style: findStyle(textIn(properties, 'style')) ?? 'solid',
    isHidden: flagIn(properties, 'hidden') || !isVisible,
    extra: extraOf(beyond(properties, OUR_PROPERTIES.route), format),
    where: name === '' ? 'polyline' : `polyline ${name}`,
  }))
}
