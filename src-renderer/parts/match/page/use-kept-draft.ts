import { type Ref, watch } from 'vue'
import { type MatchPageState, useMatchPages } from '#renderer/stores/match-page.ts'

/** Keeps what is prepared for a match over a reload of the window, as long as its version stays. */
export function useKeptDraft(
  id: () => string,
  versionOf: () => number | undefined,
  state: Readonly<Ref<MatchPageState>>,
): void {
  const pages = useMatchPages()
  watch(
    () => (versionOf() === undefined ? null : id()),
    (loaded) => {
      if (loaded !== null) pages.restoreDraft(loaded, versionOf() ?? 0)
    },
    { immediate: true },
  )
  watch(
    () => ({ version: versionOf(), ...state.value }),
    ({ version }) => {
      if (version !== undefined) pages.keepDraft(id(), version)
    },
  )
}
