import { computed, type ComputedRef } from 'vue'
import { useRoute } from 'vue-router'
import { useScreenMedia } from '#renderer/parts/use-screen-media.ts'

/** Whether the address of a unit shows its sheet to read: on phones until somebody edits, elsewhere where it says so. */
export function useReadMode(): ComputedRef<boolean> {
  const route = useRoute()
  const isPhone = useScreenMedia('(max-width: 640px)')
  return computed(() => route.path.endsWith('/sheet') || (isPhone.value && !route.path.endsWith('/edit')))
}
