import { defineStore } from 'pinia'
import { computed, onScopeDispose, shallowRef } from 'vue'

/** Undo and Redo of a page. */
export interface UndoRedoHandlers {
  readonly undo: () => unknown
  readonly redo: () => unknown
}

/** Undo and Redo of the open page, if it has its own: they take the place of those of the window, also on the keyboard. */
export const usePageUndo = defineStore('own-undo', () => {
  const pairs = shallowRef<readonly UndoRedoHandlers[]>([])
  return {
    pairs,
    /** The pair of the page; null if those of the window count. */
    pair: computed(() => pairs.value.at(-1) ?? null),
    /** Replaces the pair of the window until the calling component is gone. */
    replace(pair: UndoRedoHandlers): void {
      pairs.value = [...pairs.value, pair]
      onScopeDispose(() => (pairs.value = pairs.value.filter((known) => known !== pair)))
    },
  }
})
