import type { MapThingOf } from '../model/map-state.ts'
import type { StarMap } from '../model/star-map.ts'
import { getThingName } from '../page/inspector-title.ts'
import type { PastMap } from './past-map.ts'
import {
  type ComparedKind,
  describePropertyChanges,
  listClusterProperties,
  listFactionProperties,
  listThingProperties,
} from './thing-properties.ts'

/** How a thing differs: it is new, gone, or has other properties. */
export type MapDifferenceType = 'added' | 'removed' | 'changed'

/** A difference between two maps. */
export interface MapDifference {
  readonly type: MapDifferenceType
  readonly kind: ComparedKind | 'faction' | 'cluster'
  readonly id: string
  /** Name of the thing, or of what it was if it is gone. */
  readonly name: string
  /** What is different: “owner The Guild, before: none”. */
  readonly details: readonly string[]
}

const LISTS = { star: 'stars', route: 'routes', region: 'regions', label: 'labels', fleet: 'fleets' } as const
const ORDER = ['star', 'fleet', 'route', 'region', 'label'] as const

/** Lists what differs between two moments of a cluster. Without the first, everything is new. */
export function compareMaps(before: PastMap | null, after: PastMap): MapDifference[] {
  return [...compareHeads(before, after), ...compareFactions(before, after), ...compareThings(before, after)]
}

function compareThings(before: PastMap | null, after: PastMap): MapDifference[] {
  return ORDER.flatMap((kind) => {
    const earlier = new Set(before === null ? [] : listThings(kind, before.map).map(({ id }) => id))
    const things = listThings(kind, after.map)
    const later = new Set(things.map(({ id }) => id))
    const gone = [...earlier].filter((id) => !later.has(id))
    return [
      ...things.flatMap(({ id }): MapDifference[] => {
        const name = getThingName(after.map, { kind, id })
        if (before === null || !earlier.has(id)) return [{ type: 'added', kind, id, name, details: [] }]
        return changed(
          { kind, id, name },
          describePropertyChanges(listThingProperties(kind, id, before), listThingProperties(kind, id, after)),
        )
      }),
      ...gone.map((id): MapDifference => {
        const name = before === null ? '' : getThingName(before.map, { kind, id })
        return { type: 'removed', kind, id, name, details: [] }
      }),
    ]
  })
}

function listThings(kind: ComparedKind, map: StarMap): readonly MapThingOf<ComparedKind>[] {
  return map[LISTS[kind]]
}

function compareHeads(before: PastMap | null, { map: { head } }: PastMap): MapDifference[] {
  if (before === null) return []
  const details = describePropertyChanges(listClusterProperties(before.map.head), listClusterProperties(head))
  return changed({ kind: 'cluster', id: head.id, name: head.name }, details)
}

/** Compares the factions that own something on one of the maps. */
function compareFactions(before: PastMap | null, after: PastMap): MapDifference[] {
  if (before === null) return []
  const owning = new Set(
    [before, after].flatMap(({ map }) => [...map.stars, ...map.fleets].map(({ factionId }) => factionId)),
  )
  return after.factions.flatMap((faction) => {
    const earlier = before.factions.find(({ id }) => id === faction.id)
    if (!earlier || !owning.has(faction.id)) return []
    const details = describePropertyChanges(listFactionProperties(earlier), listFactionProperties(faction))
    return changed({ kind: 'faction', id: faction.id, name: faction.name }, details)
  })
}

function changed(
  changedThing: Pick<MapDifference, 'kind' | 'id' | 'name'>,
  details: readonly string[],
): MapDifference[] {
  return details.length === 0 ? [] : [{ type: 'changed', ...changedThing, details }]
}

/** Formats a difference: “Isker: owner The Guild, before: none”. */
export function formatDifference({ type, kind, name, details }: MapDifference): string {
  if (type === 'changed') return `${name}: ${details.join('; ')}`
  return `${name}: ${kind} ${type}`
}
