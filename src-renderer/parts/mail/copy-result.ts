/** How a mail leaves the page. */
export type SendMethod = 'copied' | 'opened' | 'saved'

/** What came of copying a mail: the text that was pressed, and whether the browser let it be copied. */
export interface CopyResult {
  readonly text: string
  readonly came: 'copied' | 'shut'
}

/** What came of copying, in words. */
export const COPY_RESULT_LABELS: Readonly<Record<CopyResult['came'], string>> = {
  copied: 'Copied. Paste it into a mail.',
  shut: 'The browser keeps the clipboard shut. The text below is selected: copy it yourself.',
}
