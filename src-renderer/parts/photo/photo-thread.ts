import { runPhotoJob, type PhotoJob } from './photo-job.ts'

// Runs beside the window: finding marks takes a second on a large picture.

addEventListener('message', ({ data }: MessageEvent<PhotoJob>) => {
  postMessage(runPhotoJob(data))
})
