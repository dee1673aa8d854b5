import { useTimeoutFn } from '@vueuse/core'
import { onScopeDispose, ref, shallowRef, watch } from 'vue'
import { getErrorMessage } from '#renderer/client/call-errors.ts'
import type { Connection } from '#renderer/client/use-client.ts'
import type { GeneratorSettings } from '#shared/cluster/generator-settings.ts'
import { splitSeedsIntoBatches, type SeedPreview } from './preview-batches.ts'

/** Settings and seeds to preview; null if the settings are invalid. */
export interface SeedPreviewRequest {
  readonly settings: GeneratorSettings
  readonly seeds: readonly string[]
}

/** Debounce delay in milliseconds. */
const WAIT = 250

/** Generates previews on demand in batches. Requests no longer needed are aborted, results are cached. */
export function useSeedPreviews(client: Connection['client'], wanted: () => SeedPreviewRequest | null) {
  const previews = shallowRef<ReadonlyMap<string, SeedPreview>>(new Map())
  const failure = ref<string | null>(null)
  const isDrawing = ref(false)
  let stop: AbortController | null = null
  let drawnSettings = ''

  async function drawMissing({ settings, seeds }: SeedPreviewRequest, signal: AbortSignal): Promise<void> {
    const missing = seeds.filter((seed) => !previews.value.has(seed))
    for (const batch of splitSeedsIntoBatches(settings, missing)) {
      const drawn = await client.clusterStudy.preview(
        { settings: toPlainGeneratorSettings(settings), seeds: batch },
        { signal },
      )
      if (signal.aborted) return
      previews.value = new Map([...previews.value, ...drawn.map((preview) => [preview.seed, preview] as const)])
    }
  }

  async function draw(previewRequest: SeedPreviewRequest): Promise<void> {
    const own = new AbortController()
    stop = own
    forgetOthers(previewRequest.settings)
    failure.value = null
    try {
      await drawMissing(previewRequest, own.signal)
    } catch (error) {
      if (!own.signal.aborted) failure.value = getErrorMessage(error)
    } finally {
      if (stop === own) isDrawing.value = false
    }
  }

  /** Drops previews of other settings; the name does not affect the map. */
  function forgetOthers(settings: GeneratorSettings): void {
    const key = JSON.stringify({ ...settings, name: '' })
    if (key !== drawnSettings) previews.value = new Map()
    drawnSettings = key
  }

  const wait = ref(0)
  const later = useTimeoutFn((previewRequest: SeedPreviewRequest) => void draw(previewRequest), wait, {
    immediate: false,
  })
  function begin(previewRequest: SeedPreviewRequest | null, after: number): void {
    later.stop()
    stop?.abort()
    stop = null
    isDrawing.value = previewRequest !== null
    wait.value = after
    if (previewRequest !== null) later.start(previewRequest)
  }

  watch(wanted, (previewRequest, before) => begin(previewRequest, before === undefined ? 0 : WAIT), { immediate: true })
  onScopeDispose(() => begin(null, 0))
  return { previews, failure, isDrawing, again: () => begin(wanted(), 0) }
}

/** Plain, mutable copy of the settings for a call. */
export function toPlainGeneratorSettings(settings: GeneratorSettings) {
  return {
    ...settings,
    ratings: [...settings.ratings] as [number, number, number, number, number],
    homeBands: settings.homeBands.map((band) => ({ ...band })),
  }
}
