import { type Ref, ref, watch } from 'vue'

/** A form in a dialog that stays open until what it asks for is done; `save` says whether it was. */
export function useDialogForm(open: Ref<boolean>, save: () => Promise<boolean>) {
  const isBusy = ref(false)
  const isRefused = ref(false)
  watch(open, () => (isRefused.value = false))

  return {
    isBusy,
    /** Whether the last attempt was refused: the reason stands on the desk. */
    isRefused,
    submit: async (): Promise<void> => {
      if (isBusy.value) return
      isBusy.value = true
      isRefused.value = false
      const isDone = await save().finally(() => (isBusy.value = false))
      if (isDone) open.value = false
      else isRefused.value = true
    },
  }
}
