import { runPhotoJob, type PhotoJob } from './photo-job.ts'

// Worker entry point: finding marks takes a second on a large picture.

addEventListener('message', ({ data }: MessageEvent<PhotoJob>) => {
  postMessage(runPhotoJob(data))
})
