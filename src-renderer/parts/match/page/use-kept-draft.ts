import { type Ref, watch } from 'vue'
import { type MatchPageState, useMatchPages } from '#renderer/stores/match-page.ts'
import type { Seats } from './use-seats.ts'

interface KeptDraftOptions {
  readonly id: () => string
  /** Version of the match; undefined until it is loaded. */
  readonly versionOf: () => number | undefined
  readonly seats: Pick<Seats, 'seat' | 'mine'>
  readonly state: Readonly<Ref<MatchPageState>>
}

/** Keeps what a seat prepares for a match over a reload of the window, as long as the version of the match stays. */
export function useKeptDraft({ id, versionOf, seats, state }: KeptDraftOptions): void {
  const pages = useMatchPages()
  watch(
    () => (versionOf() === undefined ? null : id()),
    (loaded) => {
      if (loaded !== null) pages.restoreDraft(loaded, { version: versionOf() ?? 0, mine: seats.mine.value })
    },
    { immediate: true },
  )
  watch(
    () => [versionOf(), seats.seat.value, { ...state.value }],
    () => {
      const version = versionOf()
      if (version !== undefined) pages.keepDraft(id(), { version, seat: seats.seat.value })
    },
  )
}
