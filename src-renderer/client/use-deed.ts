import { computed, ref } from 'vue'
import { messageOf } from './messages.ts'

/** Does one thing at a time and keeps what went wrong, with what to do where a newer state stands; answers whether it was done. */
export function useDeed(ifStale = '') {
  /** What is being done, null where nothing is. */
  const doing = ref<string | null>(null)
  const failure = ref<string | null>(null)
  async function attempt(act: () => Promise<unknown>, what = 'deed'): Promise<boolean> {
    if (doing.value !== null) return false
    doing.value = what
    failure.value = null
    try {
      await act()
      return true
    } catch (error) {
      failure.value = messageOf(error, ifStale)
      return false
    } finally {
      doing.value = null
    }
  }
  return { doing, busy: computed(() => doing.value !== null), failure, attempt }
}
