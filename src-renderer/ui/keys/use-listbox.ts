import { computed, nextTick, ref, useId } from 'vue'
import { findNextIndexLooped } from './roving-focus.ts'

/** Index that a key moves to in a list of `count` rows; null if the key does not move. */
export type NextIndexLookup = (key: string, index: number, count: number) => number | null

/**
 * Listbox controlled from a field that keeps the focus, as in a combobox: tracks the active row and provides the ARIA
 * attributes of both.
 */
export function useListbox(ids: () => readonly string[], nextOf: NextIndexLookup = findNextIndexLooped) {
  const listId = useId()
  const wanted = ref<string | null>(null)
  const index = computed(() => Math.max(0, ids().indexOf(wanted.value ?? '')))
  /** The row that Enter selects: the active one, else the first; null in an empty list. */
  const active = computed(() => ids()[index.value] ?? null)
  const optionId = (id: string) => `${listId}-${id}`

  /** Activates a row and scrolls it into view; null activates the first. */
  async function goTo(id: string | null): Promise<void> {
    wanted.value = id
    await nextTick()
    if (active.value !== null) document.getElementById(optionId(active.value))?.scrollIntoView({ block: 'nearest' })
  }

  /** ARIA attributes that connect the field to the list. */
  const ties = computed(() => ({
    'aria-autocomplete': 'list' as const,
    'aria-controls': listId,
    'aria-activedescendant': active.value === null ? undefined : optionId(active.value),
  }))

  return {
    listId,
    active,
    optionId,
    goTo,
    /** Activates the row under the pointer, which needs no scrolling. */
    point: (id: string | null): void => void (wanted.value = id),
    /** Handles navigation keys; returns whether the key moved. */
    walk(event: KeyboardEvent): boolean {
      const next = event.isComposing ? null : nextOf(event.key, index.value, ids().length)
      if (next === null) return false
      event.preventDefault()
      void goTo(ids()[next] ?? null)
      return true
    },
    ties,
    /** Attributes for a field that is used only for choosing. */
    field: computed(() => ({ role: 'combobox', autocomplete: 'off', ...ties.value })),
  }
}
