import {
  type ChartLabel,
  type ChartStar,
  type FormatSpecificData,
  LABEL_SIZES,
  DEFAULT_STAR_FIELDS,
  type Rating,
  STAR_RANKS,
  STAR_SIZES,
} from '#shared/cluster/chart.ts'
import type { HexPlace } from '#shared/kit/hex.ts'
import type { LossTally } from '../loss-tally.ts'
import type { RouteLineInFile } from '../routes-from-lines.ts'
import {
  findBoardPlace,
  isLabelObject,
  isStarObject,
  listObjectLayers,
  type BoardOnTiledMap,
} from './board-on-tiled-map.ts'
import { parseTiledColour } from './object-attributes.ts'
import { findTileRating, findLineStyle, getFlagProperty, getTextProperty } from './tile-meaning.ts'
import { toBoardPlace, getNearestTiledHex } from './tiled-hexes.ts'
import type { ObjectLayer, TiledMap, TiledObject, TiledProperties } from './tiled-map.ts'
import type { SourceProperties, TiledFormat } from './tiled-source.ts'

/** A star described by an object. Its rating is null if a tile must define it. */
interface ObjectStar extends Omit<ChartStar, 'rating' | 'extra'> {
  readonly rating: Rating | null
  readonly properties: SourceProperties
}

/** Content of the object layers of a map. */
export interface ObjectLayerContent {
  readonly stars: readonly ObjectStar[]
  readonly labels: readonly ChartLabel[]
  readonly drawn: readonly RouteLineInFile[]
  /** Objects that are none of these. */
  readonly others: ReadonlySet<TiledObject>
}

/** Property names that Orrery uses for stars, routes and labels. */
const OUR_PROPERTIES = {
  star: ['rating', 'kind', 'size', 'rank', 'owner', 'tags', 'notes', 'publicNotes', 'homeworld', 'hidden'],
  route: ['kind', 'colour', 'style', 'hidden'],
  label: ['size', 'hidden'],
} as const

/** Context for reading the objects of a map. */
export interface ObjectReadContext {
  readonly frame: BoardOnTiledMap
  readonly losses: LossTally
  readonly format: TiledFormat
}

/** Reads objects: points of the class `star`, texts, and polylines, whose vertices snap to the nearest hexes. */
export function readObjectLayers(map: TiledMap, context: ObjectReadContext): ObjectLayerContent {
  const stars: ObjectStar[] = []
  const labels: ChartLabel[] = []
  const drawn: RouteLineInFile[] = []
  const others = new Set<TiledObject>()
  for (const { object, layer } of objectsOf(map)) {
    const place = findBoardPlace(context.frame, getNearestTiledHex(object, map.grid))
    if (object.points.length > 1) {
      noteLosses(object, { kind: 'route', layer, losses: context.losses })
      drawn.push(...routesOf(object, map, context))
    } else if (!isStarObject(object) && !isLabelObject(object)) {
      context.losses.add('Objects that are neither stars, routes nor labels', describeObject(object))
      others.add(object)
    } else if (place === null) {
      context.losses.add('Objects off the map', describeObject(object))
      others.add(object)
    } else {
      noteLosses(object, { kind: isStarObject(object) ? 'star' : 'label', layer, losses: context.losses })
      if (isStarObject(object)) stars.push(starOf(object, place))
      else labels.push(labelOf(object, place, context))
    }
  }
  return { stars, labels, drawn, others }
}

function objectsOf({ layers }: TiledMap): { readonly object: TiledObject; readonly layer: ObjectLayer }[] {
  return listObjectLayers(layers).flatMap((layer) => layer.objects.map((object) => ({ object, layer })))
}

/** Validators of Orrery properties. Properties that are not listed accept any text. */
const UNDERSTOOD = {
  star: {
    rating: (text: string) => /^[1-5]$/.test(text),
    size: (text: string) => STAR_SIZES.some((size) => size === text),
    rank: (text: string) => STAR_RANKS.some((rank) => rank === text),
  },
  route: {
    colour: (text: string) => parseTiledColour(text) !== null,
    style: (text: string) => findLineStyle(text) !== null,
  },
  label: { size: (text: string) => LABEL_SIZES.some((size) => size === text) },
} as const satisfies Record<keyof typeof OUR_PROPERTIES, Readonly<Record<string, (text: string) => boolean>>>

interface ReadAs {
  readonly kind: keyof typeof OUR_PROPERTIES
  readonly layer: ObjectLayer
  readonly losses: LossTally
}

/** Records the properties of an object that a star, route or label cannot represent. */
function noteLosses(object: TiledObject, { kind, layer, losses }: ReadAs): void {
  const { name, properties } = object
  for (const [property, isUnderstood] of Object.entries(UNDERSTOOD[kind])) {
    const text = getTextProperty(properties, property)
    if (text !== '' && !isUnderstood(text))
      losses.drop(
        'Properties of objects whose values are not understood',
        `${describeObject(object)}: ${property} ${text}`,
      )
  }
  if (kind === 'route' && name !== '') losses.drop('Names of routes', describeObject(object))
  if (!layer.isOurs)
    losses.drop(
      'Stars, routes and labels of the file: an export draws them anew, in the middles of their hexes',
      describeObject(object),
    )
}

const describeObject = ({ name, x, y }: TiledObject) =>
  `${name || 'without a name'} at ${Math.round(x)}, ${Math.round(y)}`

function beyond(properties: TiledProperties, ours: readonly string[]): SourceProperties {
  return Object.fromEntries([...properties].filter(([name]) => !ours.includes(name)))
}

function extraOf(properties: SourceProperties, format: TiledFormat): FormatSpecificData {
  return Object.keys(properties).length === 0 ? {} : { [format]: { properties } }
}

function starOf({ name, type, properties, isVisible }: TiledObject, place: HexPlace): ObjectStar {
  const [size, rank] = [getTextProperty(properties, 'size'), getTextProperty(properties, 'rank')]
  return {
    ...DEFAULT_STAR_FIELDS,
    ...place,
    name,
    rating: findTileRating(type, properties),
    type: getTextProperty(properties, 'kind'),
    size: STAR_SIZES.find((starSize) => starSize === size) ?? DEFAULT_STAR_FIELDS.size,
    rank: STAR_RANKS.find((starRank) => starRank === rank) ?? null,
    owner: getTextProperty(properties, 'owner') || null,
    tags: getTextProperty(properties, 'tags')
      .split('\n')
      .filter((tag) => tag.trim() !== ''),
    notes: getTextProperty(properties, 'notes'),
    publicNotes: getTextProperty(properties, 'publicNotes'),
    isHomeworld: getFlagProperty(properties, 'homeworld'),
    isHidden: getFlagProperty(properties, 'hidden') || !isVisible,
    properties: beyond(properties, OUR_PROPERTIES.star),
  }
}

function labelOf(object: TiledObject, place: HexPlace, { format }: ObjectReadContext): ChartLabel {
  const { name, type, text, properties, isVisible } = object
  const size = getTextProperty(properties, 'size')
  return {
    ...place,
    kind: type === 'note' ? 'note' : 'label',
    text: text?.text ?? name,
    size: LABEL_SIZES.find((labelSize) => labelSize === size) ?? 'medium',
    colour: text?.colour ?? null,
    isHidden: getFlagProperty(properties, 'hidden') || !isVisible,
    extra: extraOf(beyond(properties, OUR_PROPERTIES.label), format),
  }
}

/** Class of polylines without a type of their own. */
export const ROUTE_OBJECT_CLASS = 'route'

function routesOf(object: TiledObject, { grid }: TiledMap, { frame, format }: ObjectReadContext): RouteLineInFile[] {
  const { points, type, properties, isVisible, name } = object
  const places = points.map((point) => toBoardPlace(getNearestTiledHex(point, grid), frame.origin))
  const kind = properties.has('kind') || type === ROUTE_OBJECT_CLASS ? getTextProperty(properties, 'kind') : type
  return places.slice(1).map((to, index) => ({
    from: places[index] ?? to,
    to,
    type: kind,
    colour: parseTiledColour(getTextProperty(properties, 'colour')),
    style: findLineStyle(getTextProperty(properties, 'style')) ?? 'solid',
    isHidden: getFlagProperty(properties, 'hidden') || !isVisible,
    extra: extraOf(beyond(properties, OUR_PROPERTIES.route), format),
    where: name === '' ? 'polyline' : `polyline ${name}`,
  }))
}
