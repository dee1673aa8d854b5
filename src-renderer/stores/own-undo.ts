import { defineStore } from 'pinia'
import { computed, onScopeDispose, ref } from 'vue'

/** Whether the open page has its own Undo and Redo, so that the window shows no second pair beside them. */
export const useOwnUndo = defineStore('own-undo', () => {
  const pages = ref(0)
  return {
    pages,
    isShown: computed(() => pages.value > 0),
    /** Hides the pair of the window until the calling component is gone. */
    replace(): void {
      pages.value += 1
      onScopeDispose(() => (pages.value -= 1))
    },
  }
})
