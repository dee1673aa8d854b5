import { ref, shallowRef } from 'vue'
import { getErrorMessage } from '#renderer/client/call-errors.ts'
import { decodeBase64Blob, saveBlob } from '#renderer/client/save-file.ts'
import { useClient } from '#renderer/client/use-client.ts'
import { readPicturesAsJpegById } from '#renderer/parts/read-as-jpeg.ts'
import { printPage } from '#renderer/ui/pages/print-page.ts'
import type { Planet28PrintOptions } from '#shared/contract/planet28/prints.ts'

/** What is laid out: the options, the ids to mark once it is printed, and the pictures in use. */
interface PrintedJob {
  readonly options: Planet28PrintOptions
  readonly printed: readonly string[]
  readonly pictures: readonly string[]
}

/** Prints the pages or saves them as a PDF, then asks whether they were printed and records it. */
export function usePrinting(current: () => PrintedJob | null) {
  const { client } = useClient()
  const isExporting = ref(false)
  const failure = ref<string | null>(null)
  /** Ids to record if the printing is confirmed. */
  const asked = shallowRef<readonly string[]>([])
  const isAsking = ref(false)
  const isMarking = ref(false)

  function ask({ printed }: PrintedJob): void {
    asked.value = printed
    isAsking.value = printed.length > 0
  }

  async function print(): Promise<void> {
    const job = current()
    if (job === null) return
    await printPage()
    ask(job)
  }

  async function exportPdf(): Promise<void> {
    const job = current()
    if (job === null) return
    isExporting.value = true
    failure.value = null
    try {
      const pictures = await readPicturesAsJpegById(client, job.pictures)
      const { name, data } = await client.prints.pdf({ ...job.options, pictures })
      saveBlob(name, decodeBase64Blob(data, 'application/pdf'))
      ask(job)
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

  return { isExporting, failure, asked, isAsking, isMarking, print, exportPdf, mark }
}
