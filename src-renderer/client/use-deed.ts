import { ref } from 'vue'
import { messageOf } from './messages.ts'

/** Does one thing at a time and keeps what went wrong; answers whether it was done. */
export function useDeed() {
  const busy = ref(false)
  const failure = ref<string | null>(null)
  async function attempt(act: () => Promise<unknown>): Promise<boolean> {
    if (busy.value) return false
    busy.value = true
    failure.value = null
    try {
      await act()
      return true
    } catch (error) {
      failure.value = messageOf(error)
      return false
    } finally {
      busy.value = false
    }
  }
  return { busy, failure, attempt }
}
