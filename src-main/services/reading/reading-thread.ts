import { parentPort, workerData } from 'node:worker_threads'
import { type WorkerJobName, WORKER_JOBS } from './readers.ts'

/** Tells this file, a separate entry of the build, that it runs as the reading thread. */
export const READING_THREAD_MARKER = 'reads foreign texts'

/** URL of this file, in the sources as in the build. */
export const READING_THREAD_URL = import.meta.url

/** A task of the reading thread. */
export interface WorkerTask {
  readonly reader: WorkerJobName
  readonly input: unknown
}

/** The result of a task: what was read, or the reader's error. */
export type WorkerTaskResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: unknown }

async function answerOf({ reader, input }: WorkerTask): Promise<WorkerTaskResult> {
  try {
    const read: (input: never) => Promise<unknown> = WORKER_JOBS[reader]
    return { ok: true, value: await read(input as never) }
  } catch (error) {
    return { ok: false, error }
  }
}

if (workerData === READING_THREAD_MARKER)
  parentPort?.on('message', (task: WorkerTask) => void answerOf(task).then((answer) => parentPort?.postMessage(answer)))
