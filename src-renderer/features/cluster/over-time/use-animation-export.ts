import { onScopeDispose, shallowRef } from 'vue'
import { getErrorMessage } from '#renderer/client/call-errors.ts'
import { saveBlob } from '#renderer/client/save-file.ts'
import { useClient } from '#renderer/client/use-client.ts'
import { createZip } from '#renderer/client/zip-file.ts'
import { readMapColours } from '#renderer/parts/star-map/draw/map-colours.ts'
import type { ClusterHistoryStep } from '#shared/contract/cluster-history.ts'
import { renderFrameAsPng, getFrameFileName, pickStepsForFrames, computeFrameSize } from './animation-frames.ts'
import { createPastMap } from './past-map.ts'
import { fetchPastCluster } from './use-past-map.ts'

/** What is to be drawn. */
export interface AnimationRequest {
  readonly clusterId: string
  readonly steps: readonly ClusterHistoryStep[]
  readonly isForPlayers: boolean
  readonly longSide: number
  readonly fileName: string
  /** Caption of a change. */
  readonly caption: (step: ClusterHistoryStep) => { readonly title: string; readonly time: string }
}

/** Draws the map after each change and saves the pictures in a ZIP archive. */
export function useAnimationExport() {
  const { client } = useClient()
  const progress = shallowRef<{ readonly done: number; readonly total: number } | null>(null)
  const failure = shallowRef<string | null>(null)
  let run = 0

  function cancel(): void {
    run += 1
    progress.value = null
  }
  onScopeDispose(cancel)

  /** Draws all pictures; null if it was cancelled meanwhile. */
  async function draw(order: AnimationRequest, own: number) {
    const frames = pickStepsForFrames(order.steps)
    const newest = frames.at(-1)
    if (!newest) return null
    const look = {
      palette: readMapColours(document.documentElement),
      font: getComputedStyle(document.body).fontFamily,
    }
    const read = async ({ changeId }: ClusterHistoryStep) =>
      createPastMap(await fetchPastCluster(client, { ...order, changeId }))
    const size = computeFrameSize(await read(newest), order.longSide)
    const files: { path: string; bytes: Uint8Array }[] = []
    for (const [at, step] of frames.entries()) {
      if (run !== own) return null
      progress.value = { done: at, total: frames.length }
      const bytes = await renderFrameAsPng({ past: await read(step), size, ...look, ...order.caption(step) })
      files.push({ path: getFrameFileName(at), bytes })
    }
    return run === own ? files : null
  }

  /** Resolves to whether the archive was saved. */
  async function save(order: AnimationRequest): Promise<boolean> {
    run += 1
    const own = run
    failure.value = null
    progress.value = { done: 0, total: 1 }
    try {
      const files = await draw(order, own)
      if (files) saveBlob(order.fileName, createZip(files))
      return files !== null
    } catch (error) {
      failure.value = getErrorMessage(error)
      return false
    } finally {
      if (run === own) progress.value = null
    }
  }

  return { progress, failure, save, cancel }
}
