import { useIsFetching, useQueryClient } from '@tanstack/vue-query'
import { computed, nextTick } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import type { Json } from '#shared/match/protocol.ts'
import type { MatchPage } from '../page/use-match-page.ts'
import { findNextChoiceOfLetter } from './letter-choices.ts'
import { findNumberField, moveFocusOffButton, moveFocusOffField, typeIntoDraft } from './type-into-draft.ts'
import { useKeyQueue } from './use-key-queue.ts'

/** Where keys go. */
export interface ChoiceKeysOptions {
  /** The panel of the question; null while it is not drawn. */
  readonly panel: () => HTMLElement | null
  /** Whether the question is what the page shows. */
  readonly isAsked: () => boolean
}

/** What keys do on a match page, each in its turn: choose by letter, type into the draft, give it. */
export function useKeyActions(page: MatchPage, { panel, isAsked }: ChoiceKeysOptions) {
  const { drafting, giving, preview } = page
  const isReading = useReading()
  const isBusy = () => page.busy.value || giving.isAsking.value
  const isActive = () => isAsked() && giving.confirming.value === null && giving.rolling.value === null
  const queue = useKeyQueue({
    isBusy,
    isLoading: () => isReading() || page.isPreviewing.value,
    isActive,
    data: () => [drafting.choices.value, preview.value],
  })
  const draft = useDraftReadiness(page)
  const findNext = (letter: string) =>
    isReading()
      ? null
      : findNextChoiceOfLetter(drafting.letterChoices.value, letter, {
          choice: drafting.choice.value?.id ?? null,
          target: drafting.state.value.target,
        })
  async function take(letter: string): Promise<boolean> {
    const next = findNext(letter)
    const seat = page.seats.seat.value
    if (next === null || seat === null) return false
    page.forget()
    moveFocusOffButton(panel())
    if (next.target === null && next.choice.isImmediate) await giving.press(next.choice, { id: page.id(), seat })
    else {
      if (next.choice.id !== drafting.choice.value?.id) drafting.chooseOf(next.choice)
      if (next.target !== null) drafting.aim(next.target)
    }
    return page.failure.value === null
  }

  return {
    ...draft,
    queue,
    isActive,
    /** Whether something is still to come that decides what a key means. */
    isUnsettled: () => queue.isWaiting() || isBusy() || isReading(),
    choose: (letter: string) => queue.press({ can: () => findNext(letter) !== null, run: () => take(letter) }),
    /** Types into the draft, or answers its last question, which may have appeared after the key was pressed. */
    type: (character: string) =>
      queue.press({
        can: () => draft.takesDigits() || draft.findFinalOption(character) !== null,
        async run() {
          const final = draft.takesDigits() ? null : draft.findFinalOption(character)
          if (final === null) return typeWhenDrawn(panel, character)
          await page.giveWith(final.path, final.value)
          return page.failure.value === null
        },
      }),
    /** Gives what is prepared. Ignored while a command is being given. */
    give: (): void => {
      if (isBusy() && !queue.isWaiting()) return
      queue.press({ can: () => draft.isReady.value, isForNow: true, run: () => giveDraft(page, panel()) })
    },
  }
}

/** How far the draft is: whether it is aimed, whether Enter gives it, and whether digits go into it. */
function useDraftReadiness({ drafting, giving, preview }: MatchPage) {
  const { state, choice } = drafting
  const isAimed = computed(
    () => choice.value !== null && (choice.value.targets === null || state.value.target !== null),
  )
  const asksForFinal = () =>
    preview.value?.inputs.some(
      (input) => input.kind === 'one-of' && input.isFinal && preview.value?.missing.includes(input.path),
    ) === true
  /** Whether digits have a number or dice to go into. A question that is answered by one digit keeps its own. */
  function takesDigits(): boolean {
    if (!isAimed.value || preview.value === null) return false
    const { inputs } = preview.value
    const hasNumber = inputs.some(({ kind }) => kind === 'number' || kind === 'distance')
    const hasFinal = inputs.some((input) => input.kind === 'one-of' && input.isFinal)
    return giving.asksForRow.value || (hasNumber && !hasFinal)
  }
  /** The option that a digit chooses in the question whose answer gives the draft. Null if there is none. */
  function findFinalOption(digit: string): { readonly path: string; readonly value: Json } | null {
    for (const input of isAimed.value ? (preview.value?.inputs ?? []) : [])
      if (input.kind === 'one-of' && input.isFinal) {
        const option = input.options.filter(({ refusal }) => refusal === null)[Number(digit) - 1]
        return option === undefined ? null : { path: input.path, value: option.value }
      }
    return null
  }
  return {
    isAimed,
    findFinalOption,
    /** Whether Enter gives the draft. An option that is still to be chosen gives it itself. */
    isReady: computed(() => isAimed.value && !asksForFinal()),
    takesDigits,
  }
}

async function typeWhenDrawn(panel: ChoiceKeysOptions['panel'], character: string): Promise<boolean> {
  await nextTick() // its fields are drawn
  if (findNumberField(panel())) typeIntoDraft(panel(), character)
  return true
}

/** Gives the draft; the field that had the focus gets it back if it was refused. */
async function giveDraft(page: MatchPage, panel: HTMLElement | null): Promise<boolean> {
  const { giving, failure } = page
  const field = moveFocusOffField(panel)
  await page.give()
  const isGiven = failure.value === null && !giving.hasTried.value && giving.rowError.value === null
  if (!isGiven) field?.focus()
  return isGiven
}

/** Whether the match is being read: the count of queries is known a moment later than the cache. */
function useReading(): () => boolean {
  const { queries } = useClient()
  const read = { queryKey: queries.matches.key() }
  const fetching = useIsFetching(read)
  const cache = useQueryClient()
  return () => fetching.value > 0 || cache.isFetching(read) > 0
}
