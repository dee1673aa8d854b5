import { ref } from 'vue'
import { messageOf } from '#renderer/client/messages.ts'

/** One thing done at a time; what fails is told. */
export function useAct() {
  const isBusy = ref(false)
  const failure = ref<string | null>(null)
  /** What it answered, or null where it failed or something else is being done. */
  async function act<Result>(command: () => Promise<Result>): Promise<{ result: Result } | null> {
    if (isBusy.value) return null
    isBusy.value = true
    failure.value = null
    try {
      return { result: await command() }
    } catch (fault) {
      failure.value = messageOf(fault)
      return null
    } finally {
      isBusy.value = false
    }
  }
  return { isBusy, failure, act }
}
