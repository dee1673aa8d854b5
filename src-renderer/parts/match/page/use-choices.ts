import { useQuery } from '@tanstack/vue-query'
import { computed, shallowRef, watch } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import type { Choice, Choices } from '#shared/match/protocol.ts'
import { findOnlyChoice } from '../choice/find-only-choice.ts'
import type { Seats } from './use-seats.ts'

/** What a seat may do now with these pieces in focus. The last answer stays for its seat while the next one loads. */
export function useChoices(id: () => string, { seat }: Pick<Seats, 'seat'>, pieces: () => readonly string[]) {
  const { queries } = useClient()
  const query = useQuery(
    computed(() => ({
      ...queries.matches.choices.queryOptions({
        input: { id: id(), seat: seat.value ?? '', pieces: [...pieces()] },
      }),
      enabled: seat.value !== null,
      gcTime: 0,
    })),
  )
  const kept = shallowRef<{ readonly seat: string | null; readonly answer: Choices } | null>(null)
  watch(
    query.data,
    (answer) => {
      if (answer) kept.value = { seat: seat.value, answer }
    },
    { immediate: true },
  )
  const choices = computed(() => {
    if (seat.value === null) return null
    return query.data.value ?? (kept.value?.seat === seat.value ? kept.value.answer : null)
  })
  /** What all pieces may do, for letters; read only while some of pieces that act alone are in focus. */
  const whole = useQuery(
    computed(() => ({
      ...queries.matches.choices.queryOptions({ input: { id: id(), seat: seat.value ?? '', pieces: [] } }),
      enabled: seat.value !== null && pieces().length > 0 && choices.value?.actsBy === 'piece',
      gcTime: 0,
    })),
  )
  return {
    choices,
    /** What letters choose from: what the pieces in focus may do, or any piece that acts alone. */
    letterChoices: computed(() =>
      pieces().length > 0 && choices.value?.actsBy === 'piece'
        ? (whole.data.value?.choices ?? choices.value.choices)
        : (choices.value?.choices ?? []),
    ),
    /** What the pieces in focus may do. */
    focusChoices: computed(() => listOpenly(choices.value).filter(({ actors }) => actors.length > 0)),
    /** What the seat may do as a whole. */
    seatChoices: computed(() => listOpenly(choices.value).filter(({ actors }) => actors.length === 0)),
    /** What stands in the menu. */
    seldom: computed(() => (choices.value?.choices ?? []).filter(({ isSeldom }) => isSeldom)),
    /** The choice that is taken because nothing else can be done. */
    only: computed(() => findOnlyChoice(query.data.value ? choices.value : null, pieces().length > 0)),
  }
}

/** Choices that are drawn on the page; the others stand in its menu. */
function listOpenly(choices: Choices | null): readonly Choice[] {
  return (choices?.choices ?? []).filter(({ isSeldom }) => !isSeldom)
}
