import type { AttributeReader } from '../field-reader.ts'
import type { LayerGroupContext } from './layer-group-context.ts'
import type { TiledObject, TiledPoint } from './tiled-map.ts'

/** Class of a tile or object. Depending on the version, Tiled names it `type` or `class`. */
export function readClass(at: AttributeReader): string {
  return at.text('type', '') || at.text('class', '')
}

/** Content of an object: its text with the colour as in the file, and the points of its line. */
interface ObjectContent {
  readonly text: { readonly text: string; readonly colour: string } | null
  readonly points: readonly TiledPoint[]
}

/**
 * Reads the attributes of an object that TMX and TMJ have in common. The position of a text is its centre, that of any
 * other object its origin.
 */
export function readObjectAttributes(
  object: AttributeReader,
  around: LayerGroupContext,
  { text, points }: ObjectContent,
): Omit<TiledObject, 'isPoint' | 'properties' | 'raw'> {
  const [x, y] = [object.number('x', 0) + around.offsetX, object.number('y', 0) + around.offsetY]
  const degrees = object.number('rotation', 0)
  const half = { x: object.number('width', 0) / 2, y: object.number('height', 0) / 2 }
  const [middle] = pointsFrom({ x, y, degrees }, text === null ? [] : [half])
  return {
    name: object.text('name', ''),
    type: readClass(object),
    x: middle?.x ?? x,
    y: middle?.y ?? y,
    isVisible: around.isVisible && object.flag('visible', true),
    points: pointsFrom({ x, y, degrees }, points),
    text: text === null ? null : { text: text.text, colour: parseTiledColour(text.colour) },
  }
}

/** Absolute points of an object. The file has them relative to the object, which may be rotated, in degrees. */
function pointsFrom(
  object: TiledPoint & { readonly degrees: number },
  points: readonly TiledPoint[],
): readonly TiledPoint[] {
  const angle = (object.degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return points.map(({ x, y }) => ({ x: object.x + x * cos - y * sin, y: object.y + x * sin + y * cos }))
}

/** Converts a Tiled colour, `#rrggbb` or `#aarrggbb`, to `#rrggbb`. Null for an empty text. */
export function parseTiledColour(text: string): string | null {
  const [, colour] = /^#?(?:[0-9a-f]{2})?([0-9a-f]{6})$/i.exec(text) ?? []
  return colour === undefined ? null : `#${colour.toLowerCase()}`
}
