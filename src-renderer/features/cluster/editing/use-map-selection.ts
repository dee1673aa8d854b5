import { computed, type ComputedRef, shallowRef, watch } from 'vue'
import { useRoute, useRouter } from 'vue-router'
import type { MapThingRef, SelectionChange } from '../tools/tool.ts'
import { applySelectionChange } from './selection.ts'

/**
 * Selection on the map. A single star is also stored in the address, so that it can be linked and survives a reload.
 */
export interface MapSelection {
  readonly things: ComputedRef<readonly MapThingRef[]>
  readonly choose: (change: SelectionChange) => void
}

/** Creates the selection from the star in the address. */
export function useMapSelection(): MapSelection {
  const route = useRoute()
  const router = useRouter()
  const inAddress = () => (typeof route.query['star'] === 'string' ? route.query['star'] : null)
  const things = shallowRef<readonly MapThingRef[]>(foundIn(route.query['find']) ?? starAlone(inAddress()))

  watch(
    () => route.query['find'],
    (find) => {
      const found = foundIn(find)
      if (found) things.value = found
    },
  )
  watch(inAddress, (id) => {
    if (id !== null && id !== aloneIn(things.value)) things.value = starAlone(id)
  })

  return {
    things: computed(() => things.value),
    choose(change) {
      const next = applySelectionChange(things.value, change)
      if (next === things.value) return
      things.value = next
      const id = aloneIn(next)
      if (id === inAddress()) return
      const { star: _, ...query } = route.query
      void router.replace({ path: route.path, query: id === null ? query : { ...query, star: id } })
    },
  }
}

/** A label or region from the palette, such as `label.a1`. */
function foundIn(find: unknown): readonly MapThingRef[] | null {
  const [kind, id] = typeof find === 'string' ? find.split('.') : []
  return (kind === 'label' || kind === 'region') && id ? [{ kind, id }] : null
}

function starAlone(id: string | null): readonly MapThingRef[] {
  return id === null ? [] : [{ kind: 'star', id }]
}

function aloneIn([thingRef, ...others]: readonly MapThingRef[]): string | null {
  return thingRef?.kind === 'star' && others.length === 0 ? thingRef.id : null
}
