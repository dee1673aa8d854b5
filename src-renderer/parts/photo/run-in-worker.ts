import type { PhotoJob, PhotoResults } from './photo-job.ts'

/** Does a job in a thread of its own, which ends with it. */
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
