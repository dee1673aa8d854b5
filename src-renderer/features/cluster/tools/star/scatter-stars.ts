import { listSymmetryPartners } from '#shared/cluster/symmetry.ts'
import { countHexesWithinRange } from '#shared/kit/hex-indexer.ts'
import type { HexPlace } from '#shared/kit/hex.ts'
import { listHexesAround, listHexesBetween } from '../brush.ts'
import type { ToolMapContext, ToolContext } from '../tool.ts'
import type { StarToolSettings } from './settings.ts'

/** A brush stroke that scatters stars. */
export interface ScatterStroke {
  readonly stars: readonly (HexPlace & { readonly id: string })[]
  /** Hexes already decided, and those occupied by scattered stars and their counterparts. */
  readonly seen: ReadonlySet<number>
  readonly taken: ReadonlySet<number>
  readonly last: HexPlace | null
}

/** Creates an empty stroke. */
export function createScatterStroke(): ScatterStroke {
  return { stars: [], seen: new Set(), taken: new Set(), last: null }
}

/** Extends the stroke to a hex: every hex passed for the first time gets a star at random, if there is room. */
export function extendScatterStroke(
  { stars: before, seen: seenBefore, taken: takenBefore, last }: ScatterStroke,
  hex: HexPlace,
  context: ToolContext<StarToolSettings>,
): ScatterStroke {
  const { map } = context
  const { radius, density } = context.settings
  const stars = [...before]
  const seen = new Set(seenBefore)
  const taken = new Set(takenBefore)
  for (const middle of listHexesBetween(map, last ?? hex, hex))
    for (const place of listHexesAround(map, middle, radius)) {
      const index = map.field.indexOf(place)
      if (seen.has(index)) continue
      seen.add(index)
      if (context.chance(seen.size - 1) * 100 >= density) continue
      const places = withPartners(place, context)
      if (!places.every((hexPlace) => hasRoom(hexPlace, places, taken, context))) continue
      for (const hexPlace of places) taken.add(map.field.indexOf(hexPlace))
      stars.push({ ...place, id: context.newId() })
    }
  return { stars, seen, taken, last: hex }
}

function withPartners(place: HexPlace, { map, symmetry }: ToolMapContext): HexPlace[] {
  const partners = listSymmetryPartners(place, symmetry, map.board).filter(({ isOnBoard }) => isOnBoard)
  return [place, ...partners.map((partner) => partner.place)]
}

/**
 * Whether enough hexes stay empty between a hex and all stars: those on the map, scattered ones, and its own
 * counterparts.
 */
function hasRoom(
  place: HexPlace,
  group: readonly HexPlace[],
  taken: ReadonlySet<number>,
  { map, settings }: ToolContext<StarToolSettings>,
): boolean {
  const { apart } = settings
  const { field } = map
  const hex = field.indexOf(place)
  if (
    group.some((otherHexPlace) => otherHexPlace !== place && field.distance(hex, field.indexOf(otherHexPlace)) <= apart)
  )
    return false
  const around = new Int32Array(countHexesWithinRange(apart))
  const count = field.spiral(hex, apart, around)
  return around.subarray(0, count).every((near) => !taken.has(near) && !map.findStarAt(field.placeOf(near)))
}
