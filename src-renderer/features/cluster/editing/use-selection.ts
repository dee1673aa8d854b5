import { computed, type ComputedRef, shallowRef, watch } from 'vue'
import { useRoute, useRouter } from 'vue-router'
import type { Selected, SelectionChange } from '../tools/tool.ts'
import { changeSelection } from './selection.ts'

/** What is chosen on the map. One star alone stands in the address too, so that it can be linked and survives a reload. */
export interface Selection {
  readonly things: ComputedRef<readonly Selected[]>
  readonly choose: (change: SelectionChange) => void
}

/** The star that the address names, and the way to choose others. */
export function useSelection(): Selection {
  const route = useRoute()
  const router = useRouter()
  const inAddress = () => (typeof route.query['star'] === 'string' ? route.query['star'] : null)
  const things = shallowRef<readonly Selected[]>(starAlone(inAddress()))

  watch(inAddress, (id) => {
    if (id !== null && id !== aloneIn(things.value)) things.value = starAlone(id)
  })

  return {
    things: computed(() => things.value),
    choose(change) {
      const next = changeSelection(things.value, change)
      if (next === things.value) return
      things.value = next
      const id = aloneIn(next)
      if (id === inAddress()) return
      const { star: _, ...query } = route.query
      void router.replace({ path: route.path, query: id === null ? query : { ...query, star: id } })
    },
  }
}

function starAlone(id: string | null): readonly Selected[] {
  return id === null ? [] : [{ kind: 'star', id }]
}

function aloneIn([thing, ...others]: readonly Selected[]): string | null {
  return thing?.kind === 'star' && others.length === 0 ? thing.id : null
}
