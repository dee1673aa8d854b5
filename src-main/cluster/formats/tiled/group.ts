import type { Attributes } from '../fields.ts'

/** What the groups around a layer do to it. */
export interface Surroundings {
  readonly offsetX: number
  readonly offsetY: number
  readonly isVisible: boolean
}

/** Around the layers of a map itself. */
export const NO_GROUP: Surroundings = { offsetX: 0, offsetY: 0, isVisible: true }

/** What a layer or group adds to what is around it. */
export function within(around: Surroundings, layer: Attributes): Surroundings {
  return {
    offsetX: around.offsetX + layer.number('offsetx', 0),
    offsetY: around.offsetY + layer.number('offsety', 0),
    isVisible: around.isVisible && layer.flag('visible', true),
  }
}

/** Where an object's points lie: relative to the object, which may be turned around itself by degrees. */
export function pointsFrom(
  object: { readonly x: number; readonly y: number; readonly degrees: number },
  points: readonly { readonly x: number; readonly y: number }[],
): { x: number; y: number }[] {
  const angle = (object.degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return points.map(({ x, y }) => ({ x: object.x + x * cos - y * sin, y: object.y + x * sin + y * cos }))
}

/** A colour of Tiled, `#rrggbb` or `#aarrggbb`, as `#rrggbb`; null for none. */
export function findColour(text: string): string | null {
  const [, colour] = /^#?(?:[0-9a-f]{2})?([0-9a-f]{6})$/i.exec(text) ?? []
  return colour === undefined ? null : `#${colour.toLowerCase()}`
}

/** The last part of a path, without its ending. */
export function nameOfSource(source: string): string {
  return source.replace(/^.*[/\\]/, '').replace(/\.[a-z]+$/i, '')
}
