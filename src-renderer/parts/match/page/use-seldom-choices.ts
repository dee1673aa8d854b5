import { useQueries } from '@tanstack/vue-query'
import { computed } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import type { Choice } from '#shared/match/protocol.ts'
import type { ChoicesAndDraft } from './use-choices-and-draft.ts'
import type { ScreenSeats } from './use-screen-seats.ts'

/** A rarely needed choice of a seat, for the menu of the page. */
export interface SeldomChoice {
  readonly seat: string
  readonly choice: Choice
}

/** Rarely needed choices of all seats of this screen. While a turn is secret only those of the seat that is shown. */
export function useSeldomChoices(id: () => string, seats: ScreenSeats, drafting: ChoicesAndDraft) {
  const { queries } = useClient()
  const others = computed(() =>
    seats.turn.value === null || seats.turn.value.isSecret || seats.awaited.value.length === 0
      ? []
      : seats.mine.value.filter((seat) => seat !== seats.seat.value),
  )
  const answers = useQueries({
    queries: computed(() =>
      others.value.map((seat) => ({
        ...queries.matches.choices.queryOptions({ input: { id: id(), seat, pieces: [] } }),
        gcTime: 0,
      })),
    ),
  })
  return computed<readonly SeldomChoice[]>(() => {
    const acting = seats.seat.value
    const own = acting === null ? [] : drafting.seldom.value.map((choice) => ({ seat: acting, choice }))
    const rest = others.value.flatMap((seat, index) =>
      (answers.value[index]?.data?.choices ?? [])
        .filter(({ isSeldom }) => isSeldom)
        .map((choice) => ({ seat, choice })),
    )
    return [...own, ...rest]
  })
}
