import type { RouteFields } from '../chart.ts'
import type { DrawnRoute } from './drawable-map.ts'
import type { StarLayer } from './star-layer.ts'

/** Look of a group of routes. */
export type RouteStyle = Omit<RouteFields, 'type'>

/** Routes of a map as a structure of arrays. */
export function buildRouteLayer(routes: readonly DrawnRoute[], { at }: StarLayer) {
  /** x1, y1, x2, y2 of each route in hex radii, and its index in `looks`. */
  const ends = new Float32Array(4 * routes.length)
  const lookOf = new Uint8Array(routes.length)
  const looks: RouteStyle[] = []
  let look = 0
  routes.forEach((route, index) => {
    ends[4 * index] = at[2 * route.from] ?? 0
    ends[4 * index + 1] = at[2 * route.from + 1] ?? 0
    ends[4 * index + 2] = at[2 * route.to] ?? 0
    ends[4 * index + 3] = at[2 * route.to + 1] ?? 0
    // Fast path: most routes look like the previous one.
    if (!isSameLook(looks[look], route)) look = lookAt(route, looks)
    lookOf[index] = look
  })
  return { count: routes.length, ends, lookOf, looks }
}

/** All routes as a structure of arrays. */
export type RouteLayer = ReturnType<typeof buildRouteLayer>

/** Maximum number of looks per map. Further ones use the last. */
const MOST_LOOKS = 256

function lookAt({ colour, style, isHidden }: RouteStyle, looks: RouteStyle[]): number {
  const known = looks.findIndex((look) => isSameLook(look, { colour, style, isHidden }))
  if (known >= 0) return known
  if (looks.length === MOST_LOOKS) return MOST_LOOKS - 1
  return looks.push({ colour, style, isHidden }) - 1
}

function isSameLook(style: RouteStyle | undefined, otherStyle: RouteStyle): boolean {
  return (
    style?.colour === otherStyle.colour && style.style === otherStyle.style && style.isHidden === otherStyle.isHidden
  )
}
