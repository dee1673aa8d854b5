import { useEventListener, defaultDocument } from '@vueuse/core'
import { computed, shallowRef } from 'vue'
import { isKeyEventHandledElsewhere, isTextInput } from '#renderer/ui/keys/typing.ts'

const MOST_STEPS = 200

/** Undo and redo of the unsaved changes of a drawing. Handles Ctrl+Z before the app's own undo. */
export function useDrawingHistory<Drawing>(now: () => Drawing, write: (drawing: Drawing) => void) {
  const past = shallowRef<readonly Drawing[]>([])
  const future = shallowRef<readonly Drawing[]>([])

  function commit(drawing: Drawing): void {
    if (drawing === now()) return
    past.value = [...past.value, now()].slice(-MOST_STEPS)
    future.value = []
    write(drawing)
  }
  function undo(): void {
    const before = past.value.at(-1)
    if (before === undefined) return
    past.value = past.value.slice(0, -1)
    future.value = [...future.value, now()]
    write(before)
  }
  function redo(): void {
    const after = future.value.at(-1)
    if (after === undefined) return
    future.value = future.value.slice(0, -1)
    past.value = [...past.value, now()]
    write(after)
  }
  useEventListener(defaultDocument, 'keydown', (event: KeyboardEvent) => {
    const isTurn = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'z'
    const canTurn = (event.shiftKey ? future : past).value.length > 0
    if (!isTurn || !canTurn || isKeyEventHandledElsewhere(event) || isTextInput(event.target)) return
    event.preventDefault()
    event.stopPropagation()
    if (event.shiftKey) redo()
    else undo()
  })
  /** Clears the history after saving or reloading. */
  function forget(): void {
    past.value = []
    future.value = []
  }
  return {
    commit,
    undo,
    redo,
    forget,
    canUndo: computed(() => past.value.length > 0),
    canRedo: computed(() => future.value.length > 0),
  }
}
