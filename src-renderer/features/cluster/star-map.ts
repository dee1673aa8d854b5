import type { ClusterView, RouteView, StarView } from '../../../src-shared/contract/cluster.ts'
import { type HexBoard, type HexPlace, type HexPoint, hexCentre, hexLabel } from '../../../src-shared/kit/hex.ts'

/** The map as tools, drawing and list read it: plain rows with their look-ups made once. */
export interface StarMap {
  readonly board: HexBoard
  readonly stars: readonly StarView[]
  readonly routes: readonly RouteView[]
  findStar(id: string | null): StarView | null
  findStarAt(place: HexPlace | null): StarView | null
  findRouteBetween(one: string, other: string): RouteView | null
  /** The route that passes a point most closely, or null when none is within `reach` hex radii. */
  findRouteNear(point: HexPoint, reach: number): RouteView | null
  routesOf(starId: string): readonly RouteView[]
}

const NO_ROUTES: readonly RouteView[] = []

/** The look-ups over a cluster as it was answered. */
export function createStarMap({
  rows,
  columns,
  stars,
  routes,
}: Pick<ClusterView, 'rows' | 'columns' | 'stars' | 'routes'>): StarMap {
  const byId = new Map(stars.map((star) => [star.id, star]))
  const byHex = new Map(stars.map((star) => [hexLabel(star), star]))
  const byStar = new Map<string, RouteView[]>()
  for (const route of routes) {
    for (const end of [route.fromStarId, route.toStarId]) {
      const there = byStar.get(end)
      if (there) there.push(route)
      else byStar.set(end, [route])
    }
  }
  const routesOf = (id: string) => byStar.get(id) ?? NO_ROUTES
  const centreOf = (id: string): HexPoint | null => {
    const star = byId.get(id)
    return star ? hexCentre(star) : null
  }

  function findRouteNear(point: HexPoint, reach: number): RouteView | null {
    let nearest: RouteView | null = null
    let least = reach
    for (const route of routes) {
      const [from, to] = [centreOf(route.fromStarId), centreOf(route.toStarId)]
      if (!from || !to) continue
      const distance = distanceToLine(point, from, to)
      if (distance > least) continue
      least = distance
      nearest = route
    }
    return nearest
  }

  return {
    board: { rows, columns },
    stars,
    routes,
    findStar: (id) => (id === null ? null : (byId.get(id) ?? null)),
    findStarAt: (place) => (place ? (byHex.get(hexLabel(place)) ?? null) : null),
    findRouteBetween: (one, other) => routesOf(one).find((route) => otherEnd(route, one) === other) ?? null,
    findRouteNear,
    routesOf,
  }
}

/** The star at the far end of a route. */
export function otherEnd({ fromStarId, toStarId }: RouteView, starId: string): string {
  return fromStarId === starId ? toStarId : fromStarId
}

/** A hex in words, for people who hear the map: “0412, Vex, rating 3, 2 routes”. */
export function describeHex(map: StarMap, place: HexPlace): string {
  const star = map.findStarAt(place)
  if (!star) return `${hexLabel(place)}, empty`
  return `${hexLabel(place)}, ${star.name}, rating ${star.rating}, ${countRoutes(map.routesOf(star.id).length)}`
}

/** “no routes”, “1 route”, “2 routes”. */
export function countRoutes(count: number): string {
  return `${count === 0 ? 'no' : count} route${count === 1 ? '' : 's'}`
}

function distanceToLine(point: HexPoint, from: HexPoint, to: HexPoint): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const along = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy)
  const held = Math.min(1, Math.max(0, along))
  return Math.hypot(point.x - from.x - held * dx, point.y - from.y - held * dy)
}
