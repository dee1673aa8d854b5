import { useIsFetching, useQueryClient } from '@tanstack/vue-query'
import { computed, nextTick, watch } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import { type PageKey, usePageKeys } from '#renderer/ui/keys/page-keys.ts'
import type { MatchPage } from '../page/use-match-page.ts'
import { findNextChoice, listLetterChoices } from './letter-choices.ts'
import { canPageHandleEnter, findNumberField, leaveButton, leaveField, typeIntoDraft } from './type-into-draft.ts'
import { useKeyQueue } from './use-key-queue.ts'

/** Letters of choices. G begins the way to another page. */
const LETTERS = [...'ABCDEFHIJKLMNOPQRSTUVWXYZ']
const DIGITS = [...'0123456789']

interface ChoiceKeysOptions {
  /** The panel of the question; null while it is not drawn. */
  readonly panel: () => HTMLElement | null
  /** Whether the question is what the page shows. */
  readonly isAsked: () => boolean
}

/**
 * Letters choose what to do, and again its next target; digits go into the first number of the draft or into the dice;
 * Enter gives it. Keys that are pressed while answers load are kept, each until its turn.
 */
export function useChoiceKeys(page: MatchPage, { panel, isAsked }: ChoiceKeysOptions) {
  const { drafting, giving, preview } = page
  const { state, choice } = drafting
  const { queries } = useClient()
  const read = { queryKey: queries.matches.key() }
  const fetching = useIsFetching(read)
  const cache = useQueryClient()
  /** Whether the match is being read: the count of queries is known a moment later than the cache. */
  const isReading = () => fetching.value > 0 || cache.isFetching(read) > 0
  const isBusy = () => page.busy.value || giving.isAsking.value
  const isActive = () => isAsked() && giving.confirming.value === null && giving.rolling.value === null
  const queue = useKeyQueue({
    isBusy,
    isLoading: () => isReading() || page.isPreviewing.value,
    isActive,
    data: () => [drafting.choices.value, preview.value],
  })
  const isAimed = computed(
    () => choice.value !== null && (choice.value.targets === null || state.value.target !== null),
  )
  /** Whether Enter gives the draft. An option that is still to be chosen gives it itself. */
  const isReady = computed(
    () =>
      isAimed.value &&
      preview.value?.inputs.some(
        (input) => input.kind === 'one-of' && input.isFinal && preview.value?.missing.includes(input.path),
      ) !== true,
  )
  const findNext = (letter: string) =>
    isReading()
      ? null
      : findNextChoice(drafting.choices.value?.choices ?? [], letter, {
          choice: choice.value?.id ?? null,
          target: state.value.target,
        })

  async function take(letter: string): Promise<boolean> {
    const next = findNext(letter)
    const seat = page.seats.seat.value
    if (next === null || seat === null) return false
    page.forget()
    leaveButton(panel())
    if (next.target === null) await giving.press(next.choice, { id: page.id(), seat })
    else {
      if (next.choice.id !== choice.value?.id) drafting.choose(next.choice.id)
      drafting.aim(next.target)
    }
    return page.failure.value === null
  }
  /** Whether digits have a number or dice to go into. A question that is answered by one digit keeps its own. */
  function takesDigits(): boolean {
    if (!isAimed.value || preview.value === null) return false
    return (
      giving.asksForRow.value ||
      (preview.value.inputs.some(({ kind }) => kind === 'number' || kind === 'distance') &&
        !preview.value.inputs.some((input) => input.kind === 'one-of' && input.isFinal))
    )
  }
  const type = (character: string) =>
    queue.press({
      can: takesDigits,
      run: async () => {
        await nextTick() // its fields are drawn
        if (findNumberField(panel())) typeIntoDraft(panel(), character)
        return true
      },
    })
  /** Gives what is prepared. Ignored while a command is being given. */
  function give(): void {
    if (isBusy() && !queue.isWaiting()) return
    queue.press({
      can: () => isReady.value,
      isForNow: true,
      run: async () => {
        const field = leaveField(panel())
        await page.give()
        const isGiven = page.failure.value === null && !giving.hasTried.value && giving.rowError.value === null
        if (!isGiven) field?.focus()
        return isGiven
      },
    })
  }
  /** Whether letters count in this match. At first, while the choices are being read, they may. */
  let usesLetters = true
  watch(
    drafting.choices,
    (now, before) => {
      const hasKeys = now?.choices.some(({ key }) => key !== null) ?? true
      usesLetters = hasKeys || (usesLetters && before !== null && before !== undefined)
    },
    { immediate: true },
  )
  const hasLetter = (letter: string) => listLetterChoices(drafting.choices.value?.choices ?? [], letter).length > 0
  const isUnsettled = () => queue.isWaiting() || isBusy() || isReading()
  const typesNow = () =>
    isActive() && (queue.isWaiting() || takesDigits() || (isAimed.value && page.isPreviewing.value))

  usePageKeys([
    ...LETTERS.map((letter): PageKey => ({
      keys: [letter],
      shown: 'A–Z',
      label: 'Choose what to do; again for the next target',
      when: () => isActive() && (hasLetter(letter) || (usesLetters && isUnsettled())),
      run: () => queue.press({ can: () => findNext(letter) !== null, run: () => take(letter) }),
    })),
    {
      keys: ['Enter'],
      label: 'Give what is prepared',
      when: () => isActive() && canPageHandleEnter() && (isReady.value || queue.isWaiting()),
      run: give,
    },
    { keys: DIGITS, shown: '0–9', label: 'Enter a number or dice', when: typesNow, run: type },
    {
      keys: [' ', '-'],
      shown: 'Space',
      label: 'Between two dice',
      when: () => typesNow() && canPageHandleEnter() && giving.asksForRow.value,
      run: type,
    },
  ])
  return { isAimed, isReady, give, clear: queue.clear }
}

export type ChoiceKeys = ReturnType<typeof useChoiceKeys>
