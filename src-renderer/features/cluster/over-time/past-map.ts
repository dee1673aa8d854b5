import { createDrawListWithSource, type DrawListWithSource } from '#shared/cluster/draw/draw-list.ts'
import { type FactionStyle, getFactionStylesByName } from '#shared/cluster/emblems.ts'
import type { PastFaction } from '#shared/contract/cluster-history.ts'
import type { ClusterView } from '#shared/contract/cluster.ts'
import { createStarMap, reuseDrawableMap, type StarMap } from '../model/star-map.ts'

/** A cluster after one of its changes, as the main process sends it; players' views are filled up. */
export interface PastCluster {
  readonly day: number
  readonly factions: readonly PastFaction[]
  readonly view: ClusterView
}

/** A map of an earlier time, ready to be drawn. */
export interface PastMap {
  readonly map: StarMap
  readonly drawn: DrawListWithSource
  /** Looks of the factions of that time, by name. */
  readonly owners: ReadonlyMap<string, FactionStyle>
  readonly factions: readonly PastFaction[]
}

/** Creates the drawable map of a past state. Reuses the drawings of `before` where nothing visible differs. */
export function createPastMap({ view, factions }: PastCluster, before: PastMap | null = null): PastMap {
  const names = new Map(factions.map(({ id, name }) => [id, name]))
  const fresh = createStarMap(view, (id) => names.get(id) ?? '')
  const map = before ? reuseDrawableMap(fresh, before.map) : fresh
  const drawn = createDrawListWithSource(map.source, before?.drawn ?? null)
  return { map, drawn, owners: getFactionStylesByName(factions), factions }
}
