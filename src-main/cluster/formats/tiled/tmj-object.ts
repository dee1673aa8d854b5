import type { FieldReader } from '../field-reader.ts'
import type { GroupContext } from './group.ts'
import { readObjectAttributes } from './object-attributes.ts'
import type { TiledObject, TiledProperties } from './tiled-map.ts'

const MOST_PROPERTIES = 1_000
const MOST_POINTS = 10_000

/** Custom properties of a part of a TMJ file, by name. Omits nested properties. */
export function readTmjProperties(part: FieldReader): TiledProperties {
  const properties = part.list('properties', MOST_PROPERTIES).flatMap((property) => {
    const { value } = property.raw
    const isPlain = typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number'
    return isPlain ? [[property.text('name'), value] as const] : []
  })
  return new Map(properties)
}

/** Reads an object of a TMJ file. */
export function readTmjObject(object: FieldReader, around: GroupContext): TiledObject {
  const text = object.has('text') ? object.fields('text') : null
  return {
    ...readObjectAttributes(object, around, {
      text: text === null ? null : { text: text.text('text', ''), colour: text.text('color', '') },
      points: object.list('polyline', MOST_POINTS).map((point) => ({ x: point.number('x'), y: point.number('y') })),
    }),
    isPoint: object.flag('point', false),
    properties: readTmjProperties(object),
    raw: object.raw,
  }
}
