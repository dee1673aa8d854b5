import { type ComputedRef, inject, type InjectionKey, type Ref } from 'vue'
import type { FactionView } from '#shared/contract/campaign.ts'
import type { MapKind, StarView } from '#shared/contract/cluster.ts'
import type { HexPlace } from '#shared/kit/hex.ts'
import type { SnippetTransform } from '../editing/transform.ts'
import type { StarMap } from '../model/star-map.ts'
import type { ClusterHeadChange } from '../saving/cluster-sync.ts'
import type { EditGesture, MapThingRef, SelectionChange } from '../tools/tool.ts'
import type { DialogId } from './dialogs.ts'

/** Data and actions shared by the panels, tables and dialogs of the page. */
export interface ClusterContext {
  readonly map: ComputedRef<StarMap>
  readonly factions: ComputedRef<readonly FactionView[]>
  readonly selection: ComputedRef<readonly MapThingRef[]>
  /** The hex pressed last, inspected if nothing is selected. */
  readonly hex: Ref<HexPlace | null>
  /** Why the last gesture was refused, or null. */
  readonly message: ComputedRef<string | null>
  readonly newId: () => string
  /** Saves a gesture as one change, with its mirrored edits on a symmetric map; resolves to whether it was saved. */
  readonly save: (gesture: EditGesture) => Promise<boolean>
  readonly update: (fields: ClusterHeadChange) => Promise<boolean>
  readonly choose: (change: SelectionChange) => void
  /** Removes the selection. */
  readonly remove: () => void
  /** Rotates or reflects the selection. */
  readonly turn: (turning: SnippetTransform) => void
  /** Previews a rotation or reflection on the map; null clears the preview. */
  readonly previewMove: (turning: SnippetTransform | null) => void
  /** Centres the map on a hex; `zoom` is the hex radius in pixels. */
  readonly goTo: (place: HexPlace, zoom?: number) => void
  readonly open: (dialog: DialogId) => void
  /** Activates the brush for a region, or with null for the fog. */
  readonly paint: (regionId: string | null) => void
  /** Opens the inspector and focuses its first field. */
  readonly inspect: () => void
}

/** Injection key, provided by the page. */
export const CLUSTER_CONTEXT: InjectionKey<ClusterContext> = Symbol('desk')

export function useClusterContext(): ClusterContext {
  const desk = inject(CLUSTER_CONTEXT)
  if (!desk) throw new Error('The page provides no desk')
  return desk
}

export function selectThing({ choose }: Pick<ClusterContext, 'choose'>, kind: MapKind, id: string): void {
  choose({ how: 'replace', things: [{ kind, id }] })
}

/** Selects a star and centres the map on it. */
export function selectAndCentreOnStar(desk: ClusterContext, { id, row, column }: StarView): void {
  selectThing(desk, 'star', id)
  desk.goTo({ row, column })
}
