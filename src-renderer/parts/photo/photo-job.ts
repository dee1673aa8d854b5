import type { TableArea } from '#shared/kit/corner-marks.ts'
import type { Camera } from './camera.ts'
import { findMarks } from './find-marks.ts'
import type { Pixels } from './pixels.ts'
import { readTable, type TableReading } from './read-table.ts'
import { straightenPhoto } from './straighten.ts'

/** What takes long with a picture, and is done beside the window. */
export type PhotoJob =
  | { readonly kind: 'read'; readonly pixels: Pixels; readonly area: TableArea }
  | { readonly kind: 'straighten'; readonly pixels: Pixels; readonly area: TableArea; readonly camera: Camera }

/** What comes of it. */
export interface PhotoResults {
  readonly read: TableReading
  readonly straighten: Pixels
}

/** Does a job. */
export function runPhotoJob(job: PhotoJob): PhotoResults[PhotoJob['kind']] {
  return job.kind === 'read'
    ? readTable(findMarks(job.pixels), job.pixels, job.area)
    : straightenPhoto(job.pixels, job.camera, job.area)
}
