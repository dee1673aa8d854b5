import type { PhotoJob, PhotoResults } from './photo-job.ts'

/** Runs a job in a worker that is terminated afterwards. */
export function runInWorker<Kind extends PhotoJob['kind']>(
  job: Extract<PhotoJob, { kind: Kind }>,
): Promise<PhotoResults[Kind]> {
  const thread = new Worker(new URL('photo-thread.ts', import.meta.url), { type: 'module' })
  const asked = new Promise<PhotoResults[Kind]>((resolve, reject) => {
    thread.addEventListener('message', ({ data }: MessageEvent<PhotoResults[Kind]>) => resolve(data))
    thread.addEventListener('error', () => reject(new Error('The picture could not be read: choose another one.')))
  })
  thread.postMessage(job)
  return asked.finally(() => thread.terminate())
}
