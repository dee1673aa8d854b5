import { useQuery } from '@tanstack/vue-query'
import { computed, shallowRef, watch } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import { useMatchPages } from '#renderer/stores/match-page.ts'
import type { Choice, Choices, Draft, Json } from '#shared/match/protocol.ts'
import { findOnlyChoice } from '../choice/find-only-choice.ts'
import { nameSeats } from './name-seats.ts'
import type { Seats } from './use-seats.ts'

/** What a seat may do now, and the draft that is filled on this page. */
export function useDraftChoices(id: () => string, { seat, names }: Pick<Seats, 'seat' | 'names'>) {
  const { queries } = useClient()
  const pages = useMatchPages()
  const state = computed(() => pages.openMatch(id()))
  const query = useQuery(
    computed(() => ({
      ...queries.matches.choices.queryOptions({
        input: { id: id(), seat: seat.value ?? '', pieces: [...state.value.pieces] },
      }),
      enabled: seat.value !== null,
      gcTime: 0,
    })),
  )
  /** The last answer, kept for its seat alone while the next one loads. */
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
    const answer = query.data.value ?? (kept.value?.seat === seat.value ? kept.value.answer : null)
    return answer && nameSeats(answer, names.value)
  })
  /** What the pieces in focus may do. */
  const focusChoices = computed(() => listOpenly(choices.value).filter(({ actors }) => actors.length > 0))
  /** What the seat may do as a whole. */
  const seatChoices = computed(() => listOpenly(choices.value).filter(({ actors }) => actors.length === 0))
  /** The choice that is taken because nothing else can be done. */
  const only = computed(() => findOnlyChoice(query.data.value ? choices.value : null, state.value.pieces.length > 0))
  const choice = computed<Choice | null>(
    () => choices.value?.choices.find((candidate) => candidate.id === state.value.choice) ?? only.value,
  )
  const draft = computed<Draft | null>(() =>
    choice.value === null
      ? null
      : {
          pieces: state.value.pieces,
          choice: choice.value.id,
          target: state.value.target,
          values: state.value.values,
        },
  )

  return {
    state,
    choices,
    focusChoices,
    seatChoices,
    seldom: computed(() => (choices.value?.choices ?? []).filter(({ isSeldom }) => isSeldom)),
    choice,
    draft,
    focus(ids: readonly string[]) {
      pages.clearDraft(id())
      state.value.pieces = [...ids]
    },
    /** Takes members of the focus in or out; the choice stays. */
    setPieces(ids: readonly string[]) {
      state.value.pieces = [...ids]
    },
    choose(choiceId: string | null) {
      Object.assign(state.value, { choice: choiceId, target: null, values: {} })
    },
    aim(target: string | null) {
      Object.assign(state.value, { target, values: {} })
    },
    fill(path: string, value: Json) {
      state.value.values = { ...state.value.values, [path]: value }
    },
    clear: () => pages.clearDraft(id()),
    /** Goes one step back: from the target to the choice, then to the pieces. Returns false at the beginning. */
    stepBack(): boolean {
      const { target, choice: picked, pieces } = state.value
      if (target !== null) Object.assign(state.value, { target: null, values: {} })
      else if (picked !== null) Object.assign(state.value, { choice: null, values: {} })
      else if (pieces.length > 0) pages.clearDraft(id())
      else return false
      return true
    },
  }
}

/** Choices that are drawn on the page; the others stand in its menu. */
function listOpenly(choices: Choices | null): readonly Choice[] {
  return (choices?.choices ?? []).filter(({ isSeldom }) => !isSeldom)
}

export type DraftChoices = ReturnType<typeof useDraftChoices>
