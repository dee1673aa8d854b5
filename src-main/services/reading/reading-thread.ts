import { parentPort, workerData } from 'node:worker_threads'
import { type ReaderName, READERS } from './readers.ts'

/** Says to this file, which is its own entry of the build, that it runs as the thread that reads. */
export const IS_READING_THREAD = 'reads foreign texts'

/** Where this file lies, in the sources as in the build. */
export const THREAD_URL = import.meta.url

/** What the thread is asked to read. */
export interface ReadingTask {
  readonly reader: ReaderName
  readonly input: unknown
}

/** What it answers: what was read, or what went wrong in the reader. */
export type ReadingResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: unknown }

async function answerOf({ reader, input }: ReadingTask): Promise<ReadingResult> {
  try {
    const read: (input: never) => Promise<unknown> = READERS[reader]
    return { ok: true, value: await read(input as never) }
  } catch (error) {
    return { ok: false, error }
  }
}

if (workerData === IS_READING_THREAD)
  parentPort?.on(
    'message',
    (task: ReadingTask) => void answerOf(task).then((answer) => parentPort?.postMessage(answer)),
  )
