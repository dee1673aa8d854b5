import type { TableArea } from '#shared/kit/corner-marks.ts'
import { detectCornerMarks } from './detect-corner-marks.ts'
import { estimateCameraFromMarks, type CameraEstimate } from './estimate-camera.ts'
import type { PinholeCamera } from './pinhole-camera.ts'
import type { Pixels } from './pixels.ts'
import { rectifyPhoto } from './rectify.ts'

/** Slow image processing that runs in a worker. */
export type PhotoJob =
  | { readonly kind: 'read'; readonly pixels: Pixels; readonly area: TableArea }
  | { readonly kind: 'straighten'; readonly pixels: Pixels; readonly area: TableArea; readonly camera: PinholeCamera }

/** Result of each kind of job. */
export interface PhotoResultByJobKind {
  readonly read: CameraEstimate
  readonly straighten: Pixels
}

export function runPhotoJob(job: PhotoJob): PhotoResultByJobKind[PhotoJob['kind']] {
  return job.kind === 'read'
    ? estimateCameraFromMarks(detectCornerMarks(job.pixels), job.pixels, job.area)
    : rectifyPhoto(job.pixels, job.camera, job.area)
}
