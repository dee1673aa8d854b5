import { computed, readonly, shallowRef } from 'vue'
import { copyText } from '#renderer/client/copy-text.ts'
import type { CopyResult, SendMethod } from './copy-result.ts'

/**
 * Copies mails and says what came of it. It belongs to what outlives the place where a mail is drawn: that may be drawn
 * anew before the clipboard answers, and a part that is gone says nothing. `sent` hears how which text left the page.
 */
export function useMailCopy(sent: (how: SendMethod, text: string) => unknown = () => {}) {
  const copying = shallowRef<CopyResult | null>(null)
  function left(text: string): void {
    copying.value = { text, came: 'copied' }
    sent('copied', text)
  }
  return {
    copying: readonly(copying),
    /** The text to be selected, where the browser let nothing be copied. */
    asked: computed(() => (copying.value?.came === 'shut' ? copying.value.text : null)),
    /** The mail may be another one before the clipboard answers: what left is the text that was pressed. */
    async copy(text: string): Promise<void> {
      if (await copyText(text)) left(text)
      else copying.value = { text, came: 'shut' }
    },
    sent,
    /** The whole text was copied by hand. */
    copiedByHand: left,
    /** What came of it is said no more. */
    forget: () => void (copying.value = null),
  }
}

/** The mails of one place, as they are copied. */
export type MailCopy = ReturnType<typeof useMailCopy>
