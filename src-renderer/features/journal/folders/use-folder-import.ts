import { ref, shallowRef, watch } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import { useCommand } from '#renderer/parts/use-command.ts'
import type { FolderFile, FolderImportReport, TitleClashResolution } from '#shared/contract/journal.ts'
import { readImportableFiles } from './folder-files.ts'

/** Import of a folder of Markdown files: preview first, import after confirmation. */
export function useFolderImport() {
  const { client } = useClient()
  const files = shallowRef<FolderFile[] | null>(null)
  const report = shallowRef<FolderImportReport | null>(null)
  const clashes = ref<TitleClashResolution | null>('skip')
  const left = ref(0)
  const { busy, failure, run } = useCommand()
  const isDone = ref(false)

  async function look(): Promise<void> {
    if (!files.value || isDone.value) return
    const input = { files: files.value, clashes: clashes.value ?? 'skip' }
    await run(async () => void (report.value = await client.journal.lookAtFolder(input)))
  }

  async function choose(chosen: readonly File[]): Promise<void> {
    report.value = null
    isDone.value = false
    await run(async () => {
      const read = await readImportableFiles(chosen)
      files.value = read.files
      left.value = read.left
    })
    await look()
  }

  async function bring(): Promise<void> {
    const chosen = files.value
    if (!chosen) return
    await run(async () => {
      report.value = await client.journal.importFolder({ files: chosen, clashes: clashes.value ?? 'skip' })
      isDone.value = true
    })
  }
  watch(clashes, look)
  return { report, clashes, left, busy, failure, isDone, choose, bring }
}
