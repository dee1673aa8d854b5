import type { ClusterHead, MapKind } from '#shared/contract/cluster.ts'
import { type HexBoard, isOnBoard } from '#shared/kit/hex.ts'
import type { MapChange } from './map-change.ts'
import { findThing, type MapState, type MapThingOf } from './map-state.ts'

/** A map change under construction. Methods return false for an impossible edit. */
export interface MapDraft {
  readonly board: HexBoard
  readonly change: MapChange
  readonly head: ClusterHead
  setHead(head: ClusterHead): void
  find<Kind extends MapKind>(kind: Kind, id: string): MapThingOf<Kind> | null
  add<Kind extends MapKind>(kind: Kind, item: MapThingOf<Kind>): boolean
  set<Kind extends MapKind>(kind: Kind, id: string, fields: Partial<MapThingOf<Kind>>): boolean
  remove(kind: MapKind, id: string): boolean
}

type OpenChange = {
  readonly [Kind in MapKind]: { readonly put: Map<string, MapThingOf<Kind>>; readonly gone: Set<string> }
}

/** Starts a draft from the current map. */
export function createMapDraft(parts: MapState): MapDraft {
  const { board } = parts.head
  const kinds = emptyChange()
  let head: ClusterHead | null = null
  const fits = (item: object) => !isPlaced(item) || isOnBoard(item, board)

  function find<Kind extends MapKind>(kind: Kind, id: string): MapThingOf<Kind> | null {
    const put = kinds[kind].put.get(id)
    return put ?? (kinds[kind].gone.has(id) ? null : findThing(parts, kind, id))
  }

  return {
    board,
    find,
    get change() {
      return { ...kinds, head, revision: parts.revision }
    },
    get head() {
      return head ?? parts.head
    },
    setHead: (next) => void (head = next),
    add(kind, item) {
      if (find(kind, item.id) || !fits(item)) return false
      kinds[kind].put.set(item.id, item)
      return true
    },
    set(kind, id, fields) {
      const item = find(kind, id)
      const next = item && { ...item, ...fields }
      if (!next || !fits(next)) return false
      kinds[kind].put.set(id, next)
      return true
    },
    remove(kind, id) {
      if (!find(kind, id)) return false
      kinds[kind].put.delete(id)
      kinds[kind].gone.add(id)
      return true
    },
  }
}

function emptyChange(): OpenChange {
  const none = () => ({ put: new Map<string, never>(), gone: new Set<string>() })
  return {
    star: none(),
    route: none(),
    region: none(),
    label: none(),
    fleet: none(),
    bookmark: none(),
  } satisfies Record<MapKind, unknown>
}

function isPlaced(item: object): item is { readonly row: number; readonly column: number } {
  return 'row' in item && 'column' in item
}
