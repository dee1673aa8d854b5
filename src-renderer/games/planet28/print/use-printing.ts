import { ref, shallowRef } from 'vue'
import { getErrorMessage } from '#renderer/client/call-errors.ts'
import { useClient } from '#renderer/client/use-client.ts'
import { usePreferences } from '#renderer/stores/preferences.ts'
import { useToasts } from '#renderer/stores/toasts.ts'
import { listPrintedIds } from './print-job.ts'
import type { PrintJob } from './sheet-model.ts'

/** Prints the typeset job or saves it as a PDF, then asks whether it was printed and records it. */
export function usePrinting(standing: () => PrintJob | null) {
  const { client, session } = useClient()
  const preferences = usePreferences()
  const { notify } = useToasts()
  const isExporting = ref(false)
  const failure = ref<string | null>(null)
  /** Ids to record if the printing is confirmed. */
  const asked = shallowRef<readonly string[]>([])
  const isAsking = ref(false)
  const isMarking = ref(false)

  function ask(): void {
    const job = standing()
    asked.value = job ? listPrintedIds(job) : []
    isAsking.value = asked.value.length > 0
  }

  function print(): void {
    window.print()
    ask()
  }

  async function exportPdf(): Promise<void> {
    isExporting.value = true
    failure.value = null
    try {
      const [first] = standing()?.pages ?? []
      const suggestedName = first?.title || first?.kicker || 'Cards'
      const path = await client.desktop.printToPdf({ suggestedName, paper: preferences.paper })
      if (path === null) return
      notify(`Saved as ${path}`, 'good')
      ask()
    } catch (fault) {
      failure.value = getErrorMessage(fault)
    } finally {
      isExporting.value = false
    }
  }

  async function mark(): Promise<void> {
    isMarking.value = true
    failure.value = null
    try {
      await client.prints.mark({ ids: [...asked.value] })
    } catch (fault) {
      failure.value = getErrorMessage(fault)
    } finally {
      isMarking.value = false
      isAsking.value = false
    }
  }

  const canExport = session.capabilities.includes('print-to-pdf')
  return { canExport, isExporting, failure, asked, isAsking, isMarking, print, exportPdf, mark }
}
