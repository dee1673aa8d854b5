import { watch } from 'vue'
import { type PageShortcut, usePageShortcuts } from '#renderer/ui/keys/page-shortcuts.ts'
import type { MatchPage } from '../page/use-match-page.ts'
import { listAimedChoicesOfLetter } from './letter-choices.ts'
import { canPageHandleEnter } from './type-into-draft.ts'
import { type ChoiceKeysOptions, useKeyActions } from './use-key-actions.ts'

/** Letters of choices. G begins the way to another page. */
const LETTERS = [...'ABCDEFHIJKLMNOPQRSTUVWXYZ']
const DIGITS = [...'0123456789']

/**
 * Letters choose what to do, and again its next target; digits go into the first number of the draft or into the dice;
 * Enter gives it. Keys that are pressed while answers load are kept, each until its turn.
 */
export function useChoiceKeys(page: MatchPage, options: ChoiceKeysOptions) {
  const { drafting, giving } = page
  const { queue, isActive, isUnsettled, isAimed, isReady, takesDigits, choose, type, give } = useKeyActions(
    page,
    options,
  )
  const usesLetters = useLetterWatch(drafting.choices)
  const hasLetter = (letter: string) => listAimedChoicesOfLetter(drafting.letterChoices.value, letter).length > 0
  const typesNow = () =>
    isActive() && (queue.isWaiting() || takesDigits() || (isAimed.value && page.isPreviewing.value))

  usePageShortcuts([
    ...LETTERS.map((letter): PageShortcut => ({
      keys: [letter],
      shown: 'A–Z',
      label: 'Choose what to do; again for the next target',
      when: () => isActive() && (hasLetter(letter) || (usesLetters() && isUnsettled())),
      run: () => choose(letter),
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

/** Whether letters count in this match. At first, while the choices are being read, they may. */
function useLetterWatch(choices: MatchPage['drafting']['choices']): () => boolean {
  let usesLetters = true
  watch(
    choices,
    (now, before) => {
      const hasKeys = now?.choices.some(({ key }) => key !== null) ?? true
      usesLetters = hasKeys || (usesLetters && before !== null && before !== undefined)
    },
    { immediate: true },
  )
  return () => usesLetters
}
