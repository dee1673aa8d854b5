import { computed, type ComputedRef } from 'vue'
import { useRoute } from 'vue-router'
import { useScreenMedia } from '#renderer/parts/use-screen-media.ts'

/**
 * Whether to show the read-only sheet: by default on phones until editing starts, elsewhere only if the URL says so.
 */
export function useReadMode(): ComputedRef<boolean> {
  const route = useRoute()
  const isPhone = useScreenMedia('(max-width: 640px)')
  return computed(() => route.path.endsWith('/sheet') || (isPhone.value && !route.path.endsWith('/edit')))
}
