import { ref, shallowRef, watch } from 'vue'
import { getErrorMessage } from '#renderer/client/call-errors.ts'
import { useLongTask } from '#renderer/client/long-task.ts'
import { useClient } from '#renderer/client/use-client.ts'
import type { ChosenTileRole, ChartReadReport } from '#shared/contract/cluster-files.ts'
import { findFilesProblem, mergeFiles, MAX_CLUSTER_NAME_LENGTH, encodeFilesForUpload } from './chosen-files.ts'
import { withTileRole } from './tile-roles.ts'
import type { RatingSource } from './traveller.ts'

/** State of an import, from choosing files to the preview; parsed again whenever a setting changes. */
export function useClusterImport() {
  const { client } = useClient()
  const { dialog, run, cancel } = useLongTask()
  const files = shallowRef<readonly File[]>([])
  const rating = ref<RatingSource>('starport')
  const roles = shallowRef<readonly ChosenTileRole[]>([])
  const report = shallowRef<ChartReadReport | null>(null)
  const name = ref('')
  const fault = ref<string | null>(null)

  function begin() {
    files.value = []
    roles.value = []
    report.value = null
    fault.value = null
  }

  /** Reads files; on failure the previous result stays. */
  async function read(chosen: readonly File[]) {
    if (chosen.length === 0) return
    fault.value = findFilesProblem(chosen)
    if (fault.value !== null) return
    try {
      const found = await run(`Reading ${chosen.map((file) => file.name).join(', ')}`, async (signal) => {
        const input = { files: await encodeFilesForUpload(chosen), rating: rating.value, tiles: [...roles.value] }
        return client.clusterFiles.read(input, { signal })
      })
      if (!found) return
      if (report.value === null) name.value = found.name.slice(0, MAX_CLUSTER_NAME_LENGTH)
      files.value = chosen
      report.value = found
    } catch (error) {
      fault.value = getErrorMessage(error)
    }
  }

  function setRole(role: ChosenTileRole) {
    roles.value = withTileRole(roles.value, role)
    return read(files.value)
  }

  watch(rating, () => void read(files.value))

  return {
    dialog,
    cancel,
    files,
    rating,
    report,
    name,
    fault,
    begin,
    read,
    addFiles: (more: readonly File[]) => read(mergeFiles(files.value, more)),
    setRole,
  }
}
