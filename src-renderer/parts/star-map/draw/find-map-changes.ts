import type { DrawList, FleetShape, LabelShape } from '#shared/cluster/draw/draw-list.ts'
import type { RouteStyle } from '#shared/cluster/draw/route-layer.ts'
import type { StarLayer } from '#shared/cluster/draw/star-layer.ts'
import { getMaxLabelSize, shortenName } from './detail.ts'
import type { MapChange } from './map-change.ts'
import { getHexByMiddle, type MapIndex } from './map-index.ts'
import { findRegionChanges } from './region-changes.ts'

/** What looks different on a map; null when everything does. */
export function findMapChanges(before: MapIndex, after: MapIndex): readonly MapChange[] | null {
  const [old, now] = [before.list, after.list]
  if (old.middles !== now.middles) return null
  return [
    ...(old.stars === now.stars ? [] : starChanges(before, after)),
    ...(old.routes === now.routes ? [] : routeChanges(old, now)),
    ...findRegionChanges(before, after),
    ...(old.labels === now.labels ? [] : oddOnes(old.labels, now.labels, labelKey).map(labelChange)),
    ...(old.fleets === now.fleets ? [] : oddOnes(old.fleets, now.fleets, fleetKey).map(fleetChange)),
  ]
}

/** About how wide a letter of a name is, in pixels of the page. */
const LETTER = 11

/** A star at a hex, as it was or as it is. */
export function buildStarChange(name: string, { x, y }: { x: number; y: number }): MapChange {
  const box = { left: x - 1, right: x + 1, top: y - 1, bottom: y + 1 }
  return { box, reach: shortenName(name).length * LETTER + 34, isName: true }
}

function starChanges(before: MapIndex, after: MapIndex): MapChange[] {
  const changes: MapChange[] = []
  const labelled = new Map(after.list.labels.map((label) => [getHexByMiddle(after.list, label.x, label.y), label]))
  const { middles } = after.list
  for (let hex = 0; hex < after.starAt.length; hex += 1) {
    const one = before.starAt[hex] ?? -1
    const other = after.starAt[hex] ?? -1
    if (one < 0 && other < 0) continue
    if (one >= 0 && other >= 0 && looksSame(before.list.stars, one, after.list.stars, other)) continue
    const spot = { x: middles[2 * hex] ?? 0, y: middles[2 * hex + 1] ?? 0 }
    if (one >= 0) changes.push(buildStarChange(before.list.stars.names[one] ?? '', spot))
    if (other >= 0) changes.push(buildStarChange(after.list.stars.names[other] ?? '', spot))
    // A label steps aside for a star.
    const label = labelled.get(hex)
    if (label) changes.push(labelChange(label))
  }
  return changes
}

function looksSame(one: StarLayer, at: number, other: StarLayer, there: number): boolean {
  return (
    one.names[at] === other.names[there] &&
    one.ratings[at] === other.ratings[there] &&
    one.sizes[at] === other.sizes[there] &&
    one.flags[at] === other.flags[there] &&
    one.marks[at] === other.marks[there] &&
    one.owners[at] === other.owners[there]
  )
}

/** How far a list is searched for where it goes on as the other one does. */
const LOOK_AHEAD = 24

/** Walks along both lists: they are in the same order but for what changed. */
function routeChanges({ routes: old }: DrawList, { routes: now }: DrawList): MapChange[] {
  const looks = now.looks.map((look) => old.looks.findIndex((one) => isSameLook(one, look)))
  const isSame = (one: number, other: number) =>
    one < old.count &&
    other < now.count &&
    old.lookOf[one] === looks[now.lookOf[other] ?? 0] &&
    old.ends[4 * one] === now.ends[4 * other] &&
    old.ends[4 * one + 1] === now.ends[4 * other + 1] &&
    old.ends[4 * one + 2] === now.ends[4 * other + 2] &&
    old.ends[4 * one + 3] === now.ends[4 * other + 3]
  const changes: MapChange[] = []
  let one = 0
  let other = 0
  while (one < old.count || other < now.count) {
    if (isSame(one, other)) {
      one += 1
      other += 1
      continue
    }
    const [gone, added] = nextMeeting(one, other, isSame)
    for (const end = one + gone; one < end && one < old.count; one += 1) changes.push(routeChange(old.ends, one))
    for (const end = other + added; other < end && other < now.count; other += 1)
      changes.push(routeChange(now.ends, other))
  }
  return changes
}

/** How many routes of each list to pass over until both go on alike; one of each where no such place is near. */
function nextMeeting(one: number, other: number, isSame: (one: number, other: number) => boolean): [number, number] {
  for (let step = 1; step <= LOOK_AHEAD; step += 1) {
    if (isSame(one + step, other)) return [step, 0]
    if (isSame(one, other + step)) return [0, step]
  }
  return [1, 1]
}

function isSameLook(one: RouteStyle, other: RouteStyle): boolean {
  return one.colour === other.colour && one.style === other.style && one.isHidden === other.isHidden
}

function routeChange(ends: Float32Array, route: number): MapChange {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = ends.subarray(4 * route, 4 * route + 4)
  const box = { left: Math.min(x1, x2), right: Math.max(x1, x2), top: Math.min(y1, y2), bottom: Math.max(y1, y2) }
  return { box, reach: 4, isName: false }
}

/** Things that one of two lists has more often than the other. */
function oddOnes<Thing>(old: readonly Thing[], now: readonly Thing[], keyOf: (thing: Thing) => string): Thing[] {
  const open = new Map<string, Thing[]>()
  for (const thing of old) open.set(keyOf(thing), [...(open.get(keyOf(thing)) ?? []), thing])
  const come = now.filter((thing) => open.get(keyOf(thing))?.pop() === undefined)
  return [...come, ...[...open.values()].flat()]
}

function labelKey({ x, y, kind, text, size, colour, isHidden }: LabelShape): string {
  return JSON.stringify([x, y, kind, text, size, colour, isHidden])
}

function fleetKey({ x, y, mark, owner, isHidden, side, name }: FleetShape): string {
  return JSON.stringify([x, y, mark, owner, isHidden, side && name, side])
}

function labelChange({ x, y, text, size }: LabelShape): MapChange {
  const box = { left: x - 1, right: x + 1, top: y - 1, bottom: y + 1 }
  return { box, reach: (text.length * getMaxLabelSize(size) * 0.62) / 2 + 30, isName: false }
}

function fleetChange({ x, y }: FleetShape): MapChange {
  return { box: { left: x - 1, right: x + 1, top: y - 1, bottom: y + 1 }, reach: 90, isName: false }
}
