import { computed, type Ref } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import { buildQrPath, type QrPath } from './layout/qr-path.ts'
import { findPageAddress } from './page-address.ts'
import type { PrintJob, PrintOptions } from './sheet-model.ts'
import { useQueryList } from './use-query-list.ts'

/** Portraits and QR codes of sheets. */
export function useSheetImages(job: Ref<PrintJob | null>, options: Ref<PrintOptions>) {
  const { queries } = useClient()
  const sheets = computed(() => job.value?.pages ?? [])
  const portraitIds = computed(() => {
    const ids = options.value.portraits ? sheets.value.flatMap(({ portraitId }) => portraitId ?? []) : []
    return [...new Set(ids)]
  })
  const paths = computed(() => {
    const all = options.value.codes ? sheets.value.flatMap(({ path }) => path ?? []) : []
    return [...new Set(all)]
  })
  const images = useQueryList(() => portraitIds.value.map((id) => queries.images.get.queryOptions({ input: { id } })))

  const portraits = computed(
    () => new Map(portraitIds.value.flatMap((id, index) => pair(id, images.value[index]?.data?.url))),
  )
  const codes = computed(
    () =>
      new Map(
        paths.value.flatMap((path): [string, QrPath][] => {
          const address = findPageAddress(path, options.value.codesLeadTo, location)
          return address === null ? [] : [[path, buildQrPath(address)]]
        }),
      ),
  )
  const isReady = computed(() => images.value.every(({ isPending }) => !isPending))
  return { portraits, codes, isReady }
}

function pair<Value>(key: string, value: Value | undefined): [string, Value][] {
  return value === undefined ? [] : [[key, value]]
}
