import { computed, readonly, shallowRef } from 'vue'
import { copyText } from '#renderer/client/copy-text.ts'
import type { MailCopyResult, MailSendMethod } from './mail-copy-result.ts'

/**
 * Copies mails and keeps the result. Create it in a component that outlives the rendered mail, which may be
 * re-rendered before the clipboard responds. `sent` receives the method and the text that left the page.
 */
export function useMailCopy(sent: (how: MailSendMethod, text: string) => unknown = () => {}) {
  const copying = shallowRef<MailCopyResult | null>(null)
  function left(text: string): void {
    copying.value = { text, came: 'copied' }
    sent('copied', text)
  }
  return {
    copying: readonly(copying),
    /** The text to select for copying by hand, if the browser refused to copy it. */
    asked: computed(() => (copying.value?.came === 'shut' ? copying.value.text : null)),
    /** Reports the text that was copied, even if the page shows another mail by the time the clipboard responds. */
    async copy(text: string): Promise<void> {
      if (await copyText(text)) left(text)
      else copying.value = { text, came: 'shut' }
    },
    sent,
    /** Records that the whole text was copied by hand. */
    copiedByHand: left,
    /** Clears the result. */
    forget: () => void (copying.value = null),
  }
}

export type MailCopy = ReturnType<typeof useMailCopy>
