import { computed, ref, shallowRef } from 'vue'
import type { Point } from '#shared/kit/convex.ts'
import { getTableAreaCorners, type TableArea } from '#shared/kit/corner-marks.ts'
import { estimateCameraFromCorners } from './estimate-camera.ts'
import { estimatePositionErrorMm, type FittedCamera } from './fit-camera.ts'
import { type LoadedPhoto, loadPhoto, createPixelsDataUrl } from './load-photo.ts'
import type { PhotoJob, PhotoResultByJobKind } from './photo-job.ts'
import type { RectifiedPhoto } from './rectify.ts'

/** The photographed area, and the height of the objects on it. */
export interface PhotoSubject {
  readonly area: TableArea
  readonly heightMm: number
}

/** Steps of rectifying a photograph: choosing it, finding or dragging the corners, rectifying. */
export function useTablePhoto(what: () => PhotoSubject) {
  const photo = shallowRef<LoadedPhoto | null>(null)
  const corners = shallowRef<readonly Point[]>([])
  const fitted = shallowRef<FittedCamera | null>(null)
  const problem = ref<string | null>(null)
  const busy = ref(false)
  const failure = ref<string | null>(null)
  async function run<Result>(act: () => Promise<Result>): Promise<Result | null> {
    busy.value = true
    failure.value = null
    try {
      return await act()
    } catch (fault) {
      failure.value = fault instanceof Error ? fault.message : String(fault)
      return null
    } finally {
      busy.value = false
    }
  }

  /** Largest error of a position, in millimetres. Null while unknown. */
  const errorMm = computed(() => {
    const camera = fitted.value
    if (!camera) return null
    const { area, heightMm } = what()
    return Math.max(...getTableAreaCorners(area).map(({ x, y }) => estimatePositionErrorMm(camera, [x, y, heightMm])))
  })
  const choose = (file: File) =>
    run(async () => {
      const loaded = await loadPhoto(file)
      const { area } = what()
      const reading = await runInWorker<'read'>({ kind: 'read', pixels: loaded.pixels, area: { ...area } })
      photo.value = loaded
      corners.value = reading.corners
      fitted.value = reading.fitted
      problem.value = reading.problem
    })
  function moveCorner(at: number, to: Point): void {
    const size = photo.value?.pixels
    if (!size) return
    const inside = { x: Math.min(size.width, Math.max(0, to.x)), y: Math.min(size.height, Math.max(0, to.y)) }
    corners.value = corners.value.map((corner, index) => (index === at ? inside : corner))
    fitted.value = estimateCameraFromCorners(corners.value, size, what().area)
    problem.value = fitted.value ? null : 'The corners cross: drag each to the corner of the area that it names.'
  }
  const straightened = () =>
    run(async (): Promise<RectifiedPhoto | null> => {
      if (!photo.value || !fitted.value) return null
      const { area } = what()
      const job = {
        kind: 'straighten',
        pixels: photo.value.pixels,
        area: { ...area },
        camera: fitted.value.camera,
      } as const
      const pixels = await runInWorker<'straighten'>(job)
      return { url: createPixelsDataUrl(pixels), area, fitted: fitted.value }
    })
  return { photo, corners, fitted, problem, errorMm, busy, failure, choose, moveCorner, straightened }
}

/** Runs a job in a worker that is terminated afterwards. */
function runInWorker<Kind extends PhotoJob['kind']>(
  job: Extract<PhotoJob, { kind: Kind }>,
): Promise<PhotoResultByJobKind[Kind]> {
  const thread = new Worker(new URL('photo-thread.ts', import.meta.url), { type: 'module' })
  const asked = new Promise<PhotoResultByJobKind[Kind]>((resolve, reject) => {
    thread.addEventListener('message', ({ data }: MessageEvent<PhotoResultByJobKind[Kind]>) => resolve(data))
    thread.addEventListener('error', () => reject(new Error('The picture could not be read: choose another one.')))
  })
  thread.postMessage(job)
  return asked.finally(() => thread.terminate())
}
