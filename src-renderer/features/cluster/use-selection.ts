import { readonly, type Ref, ref, watch } from 'vue'
import { useRoute, useRouter } from 'vue-router'

/** Which star is looked at: it stands in the address too, so that it can be linked and survives a reload. */
export interface Selection {
  readonly selectedId: Readonly<Ref<string | null>>
  readonly select: (id: string | null) => void
}

/** The star that the address names, and the way to look at another one. */
export function useSelection(): Selection {
  const route = useRoute()
  const router = useRouter()
  const inAddress = () => (typeof route.query['star'] === 'string' ? route.query['star'] : null)
  const selectedId = ref(inAddress())
  watch(inAddress, (id) => (selectedId.value = id))
  return {
    selectedId: readonly(selectedId),
    select(id) {
      if (id === selectedId.value) return
      selectedId.value = id
      void router.replace({ path: '/cluster', query: id === null ? {} : { star: id } })
    },
  }
}
