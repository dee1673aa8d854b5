import { computed, nextTick, provide, shallowRef, watch } from 'vue'
import type { MapEvent } from '#renderer/parts/star-map/input/map-event.ts'
import type { FactionView } from '#shared/contract/campaign.ts'
import type { HexPlace } from '#shared/kit/hex.ts'
import type { EditingActions } from '../editing/editing-actions.ts'
import type { MapEditing } from '../editing/use-map-editing.ts'
import type { MapSelection } from '../editing/use-map-selection.ts'
import { findFirstSelectedHex } from '../inspect/bulk.ts'
import { createId } from '../model/create-id.ts'
import type { StarMap } from '../model/star-map.ts'
import type { ClusterDocument } from '../saving/use-cluster-document.ts'
import { CLUSTER_CONTEXT, type ClusterContext } from './cluster-context.ts'
import type { DialogId } from './dialogs.ts'

/** The map view, as far as other components control it. */
interface Stage {
  readonly goTo: (place: HexPlace, zoom?: number) => void
  readonly reveal: (place: HexPlace) => void
  readonly focus: () => void
}

export interface ClusterPageOptions {
  readonly map: () => StarMap
  readonly factions: () => readonly FactionView[]
  readonly document: ClusterDocument
  readonly selection: MapSelection
  readonly editing: MapEditing
  readonly actions: EditingActions
  readonly viewport: () => Stage | null
  readonly inspect: () => void
  readonly open: (dialog: DialogId) => void
}

/** Provides the cluster context to panels, tables and dialogs, and handles map events for it. */
export function useClusterPage(parts: ClusterPageOptions): { readonly hear: (event: MapEvent) => void } {
  const { document, selection, editing, actions } = parts
  const hex = shallowRef<HexPlace | null>(null)

  const desk: ClusterContext = {
    map: computed(parts.map),
    factions: computed(parts.factions),
    selection: selection.things,
    hex,
    message: computed(() => document.message.value ?? editing.status.value),
    newId: createId,
    save: (gesture) => editing.commit(gesture),
    update: document.update,
    choose: selection.choose,
    remove() {
      parts.viewport()?.focus() // the button disappears with what it removes
      actions.remove()
    },
    turn: actions.turn,
    previewMove: actions.previewMove,
    goTo: (place, zoom) => parts.viewport()?.goTo(place, zoom),
    open: parts.open,
    paint(regionId) {
      editing.toolId.value = 'region'
      const target = regionId === null ? ({ kind: 'fog' } as const) : ({ kind: 'region', id: regionId } as const)
      editing.options.value = { ...editing.options.value, region: { ...editing.options.value.region, target } }
      parts.viewport()?.focus()
    },
    inspect: parts.inspect,
  }
  provide(CLUSTER_CONTEXT, desk)

  /**
   * Things selected in a list, by a link or by search are scrolled into view; things pressed on the map are already
   * visible.
   */
  let isPressed = false
  async function reveal(): Promise<void> {
    const place = findFirstSelectedHex(parts.map(), selection.things.value)
    await nextTick()
    if (place) parts.viewport()?.reveal(place)
  }
  watch(selection.things, (things) => void (!isPressed && things.length === 1 && reveal()), {
    immediate: true,
    flush: 'sync',
  })

  return {
    /** Tools handle presses; the pressed hex is inspected if nothing is selected. */
    hear(event) {
      if (event.type === 'up' || event.type === 'cancel') hex.value = event.type === 'up' ? event.hex : null
      isPressed = true
      const isRenamed = editing.hear(event)
      isPressed = false
      if (isRenamed) parts.inspect()
    },
  }
}
