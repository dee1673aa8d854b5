/** How a mail left the page. */
export type SendMethod = 'copied' | 'opened' | 'saved'

/** Result of copying a mail: the copied text, and whether the browser allowed it. */
export interface CopyResult {
  readonly text: string
  readonly came: 'copied' | 'shut'
}

export const COPY_RESULT_LABELS: Readonly<Record<CopyResult['came'], string>> = {
  copied: 'Copied. Paste it into a mail.',
  shut: 'The browser keeps the clipboard shut. The text below is selected: copy it yourself.',
}
