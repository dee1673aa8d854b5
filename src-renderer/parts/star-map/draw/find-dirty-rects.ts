import type { AllegianceLayer } from '#shared/cluster/draw/allegiance-layer.ts'
import type { DrawList, FleetShape, LabelShape } from '#shared/cluster/draw/draw-list.ts'
import type { RouteStyle } from '#shared/cluster/draw/route-layer.ts'
import type { StarLayer } from '#shared/cluster/draw/star-layer.ts'
import type { DirtyRect } from './dirty-rect.ts'
import { getHexIndexByCentre, type IndexedDrawList } from './indexed-draw-list.ts'
import { getMaxLabelFontSize, shortenName } from './level-of-detail.ts'
import { findRegionDirtyRects } from './region-dirty-rects.ts'
import { getRingBox } from './rings.ts'

/** Lists the areas of a map that look different; null if all of it does. */
export function findDirtyRects(before: IndexedDrawList, after: IndexedDrawList): readonly DirtyRect[] | null {
  const [old, drawList] = [before.list, after.list]
  if (old.middles !== drawList.middles) return null
  return [
    ...(old.stars === drawList.stars ? [] : starChanges(before, after)),
    ...(old.routes === drawList.routes ? [] : routeChanges(old, drawList)),
    ...findRegionDirtyRects(before, after),
    ...findAllegianceDirtyRects(old.allegiances, drawList.allegiances),
    ...(old.labels === drawList.labels ? [] : oddOnes(old.labels, drawList.labels, labelKey).map(labelChange)),
    ...(old.fleets === drawList.fleets ? [] : oddOnes(old.fleets, drawList.fleets, fleetKey).map(fleetChange)),
  ]
}

/** Borders of allegiances that are new or gone. */
function findAllegianceDirtyRects(old: AllegianceLayer, layer: AllegianceLayer): DirtyRect[] {
  if (old === layer) return []
  const keysOf = ({ shapes, isCovered }: AllegianceLayer) =>
    new Map(
      shapes.flatMap(({ rings, ...look }) =>
        rings.map((ring) => [JSON.stringify([look, isCovered, ring.join()]), ring] as const),
      ),
    )
  const [gone, added] = [keysOf(old), keysOf(layer)]
  const differ = [...gone].filter(([key]) => !added.has(key)).concat([...added].filter(([key]) => !gone.has(key)))
  return differ.map(([, ring]) => ({ box: getRingBox(ring), reach: 8, isName: false }))
}

/** Approximate width of a letter of a name, in CSS pixels. */
const LETTER = 11

/** Change of a star at a hex, before or after. */
export function buildStarDirtyRect(name: string, { x, y }: { x: number; y: number }): DirtyRect {
  const box = { left: x - 1, right: x + 1, top: y - 1, bottom: y + 1 }
  return { box, reach: shortenName(name).length * LETTER + 34, isName: true }
}

function starChanges(before: IndexedDrawList, after: IndexedDrawList): DirtyRect[] {
  const changes: DirtyRect[] = []
  const labelled = new Map(after.list.labels.map((label) => [getHexIndexByCentre(after.list, label.x, label.y), label]))
  const { middles } = after.list
  for (let hex = 0; hex < after.starAt.length; hex += 1) {
    const starBefore = before.starAt[hex] ?? -1
    const starAfter = after.starAt[hex] ?? -1
    if (starBefore < 0 && starAfter < 0) continue
    if (starBefore >= 0 && starAfter >= 0 && looksSame(before.list.stars, starBefore, after.list.stars, starAfter))
      continue
    const spot = { x: middles[2 * hex] ?? 0, y: middles[2 * hex + 1] ?? 0 }
    if (starBefore >= 0) changes.push(buildStarDirtyRect(before.list.stars.names[starBefore] ?? '', spot))
    if (starAfter >= 0) changes.push(buildStarDirtyRect(after.list.stars.names[starAfter] ?? '', spot))
    // A label makes room for a star.
    const label = labelled.get(hex)
    if (label) changes.push(labelChange(label))
  }
  return changes
}

function looksSame(a: StarLayer, at: number, b: StarLayer, there: number): boolean {
  return (
    a.names[at] === b.names[there] &&
    a.ratings[at] === b.ratings[there] &&
    a.sizes[at] === b.sizes[there] &&
    a.flags[at] === b.flags[there] &&
    a.marks[at] === b.marks[there] &&
    a.owners[at] === b.owners[there]
  )
}

/** Maximum number of items searched for the next match of both lists. */
const LOOK_AHEAD = 24

/** Diffs two lists that are in the same order except for the changes. */
function routeChanges({ routes: old }: DrawList, { routes }: DrawList): DirtyRect[] {
  const looks = routes.looks.map((look) => old.looks.findIndex((style) => isSameLook(style, look)))
  const isSame = (a: number, b: number) =>
    a < old.count &&
    b < routes.count &&
    old.lookOf[a] === looks[routes.lookOf[b] ?? 0] &&
    old.ends[4 * a] === routes.ends[4 * b] &&
    old.ends[4 * a + 1] === routes.ends[4 * b + 1] &&
    old.ends[4 * a + 2] === routes.ends[4 * b + 2] &&
    old.ends[4 * a + 3] === routes.ends[4 * b + 3]
  const changes: DirtyRect[] = []
  let oldIndex = 0
  let newIndex = 0
  while (oldIndex < old.count || newIndex < routes.count) {
    if (isSame(oldIndex, newIndex)) {
      oldIndex += 1
      newIndex += 1
      continue
    }
    const [gone, added] = nextMeeting(oldIndex, newIndex, isSame)
    for (const end = oldIndex + gone; oldIndex < end && oldIndex < old.count; oldIndex += 1)
      changes.push(routeChange(old.ends, oldIndex))
    for (const end = newIndex + added; newIndex < end && newIndex < routes.count; newIndex += 1)
      changes.push(routeChange(routes.ends, newIndex))
  }
  return changes
}

/** Number of routes to skip in each list until both match again; one of each if there is no match nearby. */
function nextMeeting(a: number, b: number, isSame: (oldRoute: number, newRoute: number) => boolean): [number, number] {
  for (let step = 1; step <= LOOK_AHEAD; step += 1) {
    if (isSame(a + step, b)) return [step, 0]
    if (isSame(a, b + step)) return [0, step]
  }
  return [1, 1]
}

function isSameLook(a: RouteStyle, b: RouteStyle): boolean {
  return a.colour === b.colour && a.style === b.style && a.isHidden === b.isHidden
}

function routeChange(ends: Float32Array, route: number): DirtyRect {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = ends.subarray(4 * route, 4 * route + 4)
  const box = { left: Math.min(x1, x2), right: Math.max(x1, x2), top: Math.min(y1, y2), bottom: Math.max(y1, y2) }
  return { box, reach: 4, isName: false }
}

/** Multiset difference: items that occur more often in one of the lists. */
function oddOnes<Thing>(old: readonly Thing[], items: readonly Thing[], keyOf: (item: Thing) => string): Thing[] {
  const open = new Map<string, Thing[]>()
  for (const item of old) open.set(keyOf(item), [...(open.get(keyOf(item)) ?? []), item])
  const come = items.filter((item) => open.get(keyOf(item))?.pop() === undefined)
  return [...come, ...[...open.values()].flat()]
}

function labelKey({ x, y, kind, text, size, colour, isHidden }: LabelShape): string {
  return JSON.stringify([x, y, kind, text, size, colour, isHidden])
}

function fleetKey({ x, y, mark, owner, isHidden, side, name }: FleetShape): string {
  return JSON.stringify([x, y, mark, owner, isHidden, side && name, side])
}

function labelChange({ x, y, text, size }: LabelShape): DirtyRect {
  const box = { left: x - 1, right: x + 1, top: y - 1, bottom: y + 1 }
  return { box, reach: (text.length * getMaxLabelFontSize(size) * 0.62) / 2 + 30, isName: false }
}

function fleetChange({ x, y }: FleetShape): DirtyRect {
  return { box: { left: x - 1, right: x + 1, top: y - 1, bottom: y + 1 }, reach: 90, isName: false }
}
