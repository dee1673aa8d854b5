import { getErrorMessage } from '#renderer/client/call-errors.ts'
import { copyText } from '#renderer/client/copy-text.ts'
import { saveFile } from '#renderer/client/save-file.ts'
import { useClient } from '#renderer/client/use-client.ts'
import { useToasts } from '#renderer/stores/toasts.ts'
import type { MenuItem } from '#renderer/ui/types.ts'
import type { ExchangeFormat } from '#shared/contract/planet28/exchange.ts'

/** Export formats of a warband. */
export const WARBAND_EXPORT_FORMATS: readonly (MenuItem & { readonly id: ExchangeFormat })[] = [
  { id: 'json', label: 'Orrery file (JSON)' },
  { id: 'markdown', label: 'Markdown' },
  { id: 'csv', label: 'Roster (CSV)' },
  { id: 'text', label: 'Plain text for chat' },
]

/** Exports a warband as a file. Chat text is also copied to the clipboard. */
export function useWarbandExport(): (id: string, format: string) => Promise<void> {
  const { client } = useClient()
  const { notify } = useToasts()

  return async (id, wanted) => {
    const format = WARBAND_EXPORT_FORMATS.find((candidate) => candidate.id === wanted)?.id
    if (format === undefined) return
    try {
      const file = await client.exchange.warband({ id, format })
      if (format === 'text' && (await copyText(file.text))) notify('Copied: paste it into the chat.', 'good')
      else saveFile(file)
    } catch (error) {
      notify(`Not exported: ${getErrorMessage(error)}`, 'harm')
    }
  }
}
