import { computed, type Ref, ref, watch } from 'vue'
import { useClusterContext } from './cluster-context.ts'

/** Bindings of a `FormDialog` that stays open until `save` succeeds; `save` resolves to whether it did. */
export function useDialogForm(open: Ref<boolean>, save: () => Promise<boolean>) {
  const { message } = useClusterContext()
  const isBusy = ref(false)
  const isRefused = ref(false)
  watch(open, () => (isRefused.value = false))

  async function send(): Promise<void> {
    if (isBusy.value) return
    isBusy.value = true
    isRefused.value = false
    const isDone = await save().finally(() => (isBusy.value = false))
    if (isDone) open.value = false
    else isRefused.value = true
  }
  return computed(() => ({
    open: open.value,
    busy: isBusy.value,
    failure: isRefused.value ? message.value : null,
    onSend: send,
    onClose: () => (open.value = false),
  }))
}
