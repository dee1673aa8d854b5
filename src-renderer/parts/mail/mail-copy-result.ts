/** How a mail left the page. */
export type MailSendMethod = 'copied' | 'opened' | 'saved'

/** Result of copying a mail: the copied text, and whether the browser allowed it. */
export interface MailCopyResult {
  readonly text: string
  readonly came: 'copied' | 'shut'
}

export const MAIL_COPY_RESULT_TEXTS: Readonly<Record<MailCopyResult['came'], string>> = {
  copied: 'Copied. Paste it into a mail.',
  shut: 'The browser keeps the clipboard shut. The text below is selected: copy it yourself.',
}
