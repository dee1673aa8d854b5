import type { ClusterEdit, MapKind } from '#shared/contract/cluster.ts'
import { subtractRuns, type HexRuns } from '#shared/kit/hex-runs.ts'
import type { StarMap } from '../model/star-map.ts'

/** Whether a map already reflects edits: then they were saved although no response arrived. */
export function areEditsApplied(map: StarMap, edits: readonly ClusterEdit[]): boolean {
  return edits.every((edit) => isDone(map, edit))
}

function isDone(map: StarMap, edit: ClusterEdit): boolean {
  switch (edit.type) {
    case 'paint': {
      const hexes = edit.regionId === null ? map.head.fog : map.find('region', edit.regionId)?.hexes
      return hexes !== undefined && isIn(edit.add, hexes) && isIn(edit.remove, subtractRuns(edit.remove, hexes))
    }
    // Links are not part of the map: sending them again is harmless.
    case 'link-star':
    case 'unlink-star':
      return false
    default:
      return isThingDone(map, edit)
  }
}

type ThingEdit = Exclude<ClusterEdit, { type: 'paint' | 'link-star' | 'unlink-star' }>

function isThingDone(map: StarMap, edit: ThingEdit): boolean {
  const [verb = '', kind = ''] = edit.type.split('-')
  const thing = map.find(kind as MapKind, edit.id)
  if (verb === 'remove') return thing === null
  if (verb === 'add' || !('fields' in edit)) return thing !== null
  return thing !== null && Object.entries(edit.fields).every(([key, value]) => isSame(Reflect.get(thing, key), value))
}

function isSame(a: unknown, b: unknown): boolean {
  return b === undefined || JSON.stringify(a) === JSON.stringify(b)
}

function isIn(some: HexRuns, all: HexRuns): boolean {
  return subtractRuns(some, all).length === 0
}
