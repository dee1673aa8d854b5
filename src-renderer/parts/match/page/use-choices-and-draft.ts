import { useQuery } from '@tanstack/vue-query'
import { computed, type Ref, watch, shallowRef } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import { type MatchPageState, useMatchPageStates } from '#renderer/stores/match-page-states.ts'
import type { Choice, AvailableChoices, CommandDraft, Json } from '#shared/match/protocol.ts'
import { findAutomaticChoice } from '../choice/find-automatic-choice.ts'
import type { ScreenSeats } from './use-screen-seats.ts'

/**
 * Choices that the acting seat has now, the command draft made from one of them, and the actions that fill and clear
 * the draft.
 */
export function useChoicesAndDraft(id: () => string, seats: Pick<ScreenSeats, 'seat'>) {
  const pages = useMatchPageStates()
  const state = computed(() => pages.openMatch(id()))
  const { choices, letterChoices, seldom, focusChoices, seatChoices, only } = useChoices(
    id,
    seats,
    () => state.value.pieces,
  )
  const choice = computed<Choice | null>(
    () => choices.value?.choices.find((candidate) => candidate.id === state.value.choice) ?? only.value,
  )
  endWithQuestion({ seat: seats.seat, choices, state }, () => pages.clearDraft(id()))
  const draft = computed<CommandDraft | null>(() =>
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
    letterChoices,
    focusChoices,
    seatChoices,
    seldom,
    choice,
    draft,
    ...createDraftActions(state, choices, () => pages.clearDraft(id())),
  }
}

/** What fills and empties a draft. */
function createDraftActions(state: Question['state'], choices: Question['choices'], clear: () => void) {
  function focus(ids: readonly string[]): void {
    clear()
    state.value.pieces = [...ids]
  }
  function choose(choiceId: string | null): void {
    Object.assign(state.value, { choice: choiceId, target: null, values: {} })
  }
  return {
    focus,
    choose,
    clear,
    /** Takes members of the focus in or out; the choice stays. */
    setPieces(ids: readonly string[]) {
      state.value.pieces = [...ids]
    },
    /** Chooses what pieces may do, which come into focus if they are not. */
    chooseOf({ id: choiceId, actors }: Choice) {
      const isInFocus = actors.some((actor) => state.value.pieces.includes(actor))
      if (!isInFocus && choices.value?.pieces.some((piece) => actors.includes(piece.id))) focus(actors)
      choose(choiceId)
    },
    aim(target: string | null) {
      Object.assign(state.value, { target, values: {} })
    },
    setInput(path: string, value: Json) {
      state.value.values = { ...state.value.values, [path]: value }
    },
    /** Goes one step back: from the target to the choice, then to the pieces. Returns false at the beginning. */
    stepBack(): boolean {
      const { target, choice: picked, pieces } = state.value
      if (target !== null) Object.assign(state.value, { target: null, values: {} })
      else if (picked !== null) Object.assign(state.value, { choice: null, values: {} })
      else if (pieces.length > 0) clear()
      else return false
      return true
    },
  }
}

interface Question {
  readonly seat: ScreenSeats['seat']
  readonly choices: Readonly<Ref<AvailableChoices | null>>
  readonly state: Readonly<Ref<MatchPageState>>
}

/** Clears the draft when another seat is asked, or when none of the pieces in focus can be chosen any more. */
function endWithQuestion({ seat, choices, state }: Question, clear: () => void): void {
  watch(seat, (now, before) => {
    if (now !== null && before !== null && now !== before) clear()
  })
  watch(choices, (now) => {
    const { pieces } = state.value
    if (now !== null && pieces.length > 0 && !now.pieces.some(({ id }) => pieces.includes(id))) clear()
  })
}

export type ChoicesAndDraft = ReturnType<typeof useChoicesAndDraft>

/** What a seat may do now with these pieces in focus. The last answer stays for its seat while the next one loads. */
function useChoices(id: () => string, { seat }: Pick<ScreenSeats, 'seat'>, pieces: () => readonly string[]) {
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
  const kept = shallowRef<{ readonly seat: string | null; readonly answer: AvailableChoices } | null>(null)
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
    only: computed(() => findAutomaticChoice(query.data.value ? choices.value : null, pieces().length > 0)),
  }
}

/** Choices that are drawn on the page; the others stand in its menu. */
function listOpenly(choices: AvailableChoices | null): readonly Choice[] {
  return (choices?.choices ?? []).filter(({ isSeldom }) => !isSeldom)
}
