import type { Fields } from '../fields.ts'
import { findColour, pointsFrom, type Surroundings } from './group.ts'
import type { TiledObject, TiledProperties } from './tiled-map.ts'

const MOST_PROPERTIES = 1_000
const MOST_POINTS = 10_000

/** The custom properties of a part of a TMJ file by name; those that are lists of others are left out. */
export function readTmjProperties(part: Fields): TiledProperties {
  const properties = part.list('properties', MOST_PROPERTIES).flatMap((property) => {
    const { value } = property.raw
    const isPlain = typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number'
    return isPlain ? [[property.text('name'), value] as const] : []
  })
  return new Map(properties)
}

/** The class of a tile or object: versions of Tiled call it `type` or `class`. */
export function typeOf(part: Fields): string {
  return part.text('type', '') || part.text('class', '')
}

/** An object of a TMJ file. A text is taken to stand in its middle, all else where it begins. */
export function readTmjObject(object: Fields, around: Surroundings): TiledObject {
  const [x, y] = [object.number('x', 0) + around.offsetX, object.number('y', 0) + around.offsetY]
  const degrees = object.number('rotation', 0)
  const text = object.has('text') ? object.fields('text') : null
  const half = { x: object.number('width', 0) / 2, y: object.number('height', 0) / 2 }
  const [middle] = pointsFrom({ x, y, degrees }, text === null ? [] : [half])
  const line = object.list('polyline', MOST_POINTS).map((point) => ({ x: point.number('x'), y: point.number('y') }))
  return {
    name: object.text('name', ''),
    type: typeOf(object),
    x: middle?.x ?? x,
    y: middle?.y ?? y,
    isVisible: around.isVisible && object.flag('visible', true),
    isPoint: object.flag('point', false),
    points: pointsFrom({ x, y, degrees }, line),
    text: text === null ? null : { text: text.text('text', ''), colour: findColour(text.text('color', '')) },
    properties: readTmjProperties(object),
    raw: object.raw,
  }
}
