import { computed, nextTick, ref, useId } from 'vue'
import { findNextIndexLooped } from './roving-focus.ts'

/** Where a key goes in a list of so many rows; null where it does not move. */
export type NextIndex = (key: string, index: number, count: number) => number | null

/** A list that is walked from a field which keeps the focus, as in a combobox: which row is the active one, and how the two are tied for screen readers. */
export function useListbox(ids: () => readonly string[], nextOf: NextIndex = findNextIndexLooped) {
  const listId = useId()
  const wanted = ref<string | null>(null)
  const index = computed(() => Math.max(0, ids().indexOf(wanted.value ?? '')))
  /** The row that Enter takes: the one gone to, else the first; null in an empty list. */
  const active = computed(() => ids()[index.value] ?? null)
  const optionId = (id: string) => `${listId}-${id}`

  /** Goes to a row and brings it into sight; null is the first. */
  async function goTo(id: string | null): Promise<void> {
    wanted.value = id
    await nextTick()
    if (active.value !== null) document.getElementById(optionId(active.value))?.scrollIntoView({ block: 'nearest' })
  }

  /** What ties the field to the list. */
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
    /** The pointer is on a row, which is in sight already. */
    point: (id: string | null): void => void (wanted.value = id),
    /** Walks where the key is one that walks, and tells. */
    walk(event: KeyboardEvent): boolean {
      const next = event.isComposing ? null : nextOf(event.key, index.value, ids().length)
      if (next === null) return false
      event.preventDefault()
      void goTo(ids()[next] ?? null)
      return true
    },
    ties,
    /** The same for a field that does nothing but choose. */
    field: computed(() => ({ role: 'combobox', autocomplete: 'off', ...ties.value })),
  }
}
