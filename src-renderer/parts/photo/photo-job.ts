import type { TableArea } from '#shared/kit/corner-marks.ts'
import type { Camera } from './camera.ts'
import { estimateCameraFromMarks, type CameraEstimate } from './estimate-camera.ts'
import { findMarks } from './find-marks.ts'
import type { Pixels } from './pixels.ts'
import { rectifyPhoto } from './rectify.ts'

/** Slow image processing that runs in a worker. */
export type PhotoJob =
  | { readonly kind: 'read'; readonly pixels: Pixels; readonly area: TableArea }
  | { readonly kind: 'straighten'; readonly pixels: Pixels; readonly area: TableArea; readonly camera: Camera }

/** Result of each kind of job. */
export interface PhotoResults {
  readonly read: CameraEstimate
  readonly straighten: Pixels
}

export function runPhotoJob(job: PhotoJob): PhotoResults[PhotoJob['kind']] {
  return job.kind === 'read'
    ? estimateCameraFromMarks(findMarks(job.pixels), job.pixels, job.area)
    : rectifyPhoto(job.pixels, job.camera, job.area)
}
