import { type ComputedRef, inject, type InjectionKey, type Ref } from 'vue'
import type { FactionView } from '#shared/contract/campaign.ts'
import type { MapKind, StarView } from '#shared/contract/cluster.ts'
import type { HexPlace } from '#shared/kit/hex.ts'
import type { SnippetTransform } from '../editing/transform.ts'
import type { StarMap } from '../model/star-map.ts'
import type { HeadChange } from '../saving/cluster-sync.ts'
import type { Gesture, MapThingRef, SelectionChange } from '../tools/tool.ts'
import type { DialogId } from './dialogs.ts'

/** What panels, tables and dialogs of the page work on, and what they may do. */
export interface ClusterContext {
  readonly map: ComputedRef<StarMap>
  readonly factions: ComputedRef<readonly FactionView[]>
  readonly selection: ComputedRef<readonly MapThingRef[]>
  /** The hex that was pressed last, looked at where nothing is chosen. */
  readonly hex: Ref<HexPlace | null>
  /** Why the last gesture was refused, or null. */
  readonly message: ComputedRef<string | null>
  /** The id of something new. */
  readonly newId: () => string
  /** One gesture, one change, with its partners where the map is symmetric; whether it was made. */
  readonly save: (gesture: Gesture) => Promise<boolean>
  readonly update: (fields: HeadChange) => Promise<boolean>
  readonly choose: (change: SelectionChange) => void
  /** Removes what is chosen. */
  readonly remove: () => void
  /** Turns or mirrors what is chosen. */
  readonly turn: (turning: SnippetTransform) => void
  /** Shows on the map what that would come to; with null shows nothing. */
  readonly previewMove: (turning: SnippetTransform | null) => void
  /** Brings a hex to the middle of the map; `zoom` is a hex's radius in pixels. */
  readonly goTo: (place: HexPlace, zoom?: number) => void
  readonly open: (dialog: DialogId) => void
  /** Takes the brush for a region, or with null for the fog. */
  readonly paint: (regionId: string | null) => void
  /** Shows the inspector and goes into its first field. */
  readonly inspect: () => void
}

/** Where the page provides it. */
export const CLUSTER_CONTEXT: InjectionKey<ClusterContext> = Symbol('desk')

/** The desk of the page. */
export function useClusterContext(): ClusterContext {
  const desk = inject(CLUSTER_CONTEXT)
  if (!desk) throw new Error('The page provides no desk')
  return desk
}

/** Chooses one thing alone. */
export function selectOne({ choose }: Pick<ClusterContext, 'choose'>, kind: MapKind, id: string): void {
  choose({ how: 'replace', things: [{ kind, id }] })
}

/** Chooses a star and brings it to the middle of the map. */
export function focusStar(desk: ClusterContext, { id, row, column }: StarView): void {
  selectOne(desk, 'star', id)
  desk.goTo({ row, column })
}
