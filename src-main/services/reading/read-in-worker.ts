import { Worker } from 'node:worker_threads'
import { Refused } from '../refused.ts'
import type { ReaderName, READERS } from './readers.ts'
import { IS_READING_THREAD, type ReadingAnswer, type ReadingTask, THREAD_URL } from './reading-thread.ts'

type InputOf<Name extends ReaderName> = Parameters<(typeof READERS)[Name]>[0]
type ResultOf<Name extends ReaderName> = Awaited<ReturnType<(typeof READERS)[Name]>>

/** How long one reading may take, and what else ends it. */
export interface ReadingLimits {
  readonly seconds?: number
  readonly signal?: AbortSignal | undefined
}

const SECONDS = 20
const MEGABYTES = 1024
/** Readings at the same time; more wait. */
const MOST_THREADS = 2

const idle: Worker[] = []
const waiting: (() => void)[] = []
let running = 0

/**
 * Reads foreign input on a thread of its own, so that nothing that it holds keeps anybody waiting: the thread is ended
 * when time or memory runs out, which refuses the input, or when `signal` says so.
 */
export async function readInWorker<Name extends ReaderName>(
  reader: Name,
  input: InputOf<Name>,
  limits: ReadingLimits = {},
): Promise<ResultOf<Name>> {
  while (running >= MOST_THREADS) await new Promise<void>((resume) => waiting.push(resume))
  running += 1
  try {
    limits.signal?.throwIfAborted()
    const answer = await answerTo({ reader, input }, limits)
    if (!answer.ok) throw answer.error
    return answer.value as ResultOf<Name>
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

function startThread(): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: MEGABYTES }
  return new Worker(new URL(THREAD_URL), { workerData: IS_READING_THREAD, resourceLimits })
}

/** A thread that answers is kept for the next reading; one that is late, or falls, is ended. */
function answerTo(task: ReadingTask, { seconds = SECONDS, signal }: ReadingLimits): Promise<ReadingAnswer> {
  const thread = idle.pop() ?? startThread()
  const { promise, resolve, reject } = Promise.withResolvers<ReadingAnswer>()
  const end = (why: unknown): void => {
    void thread.terminate()
    reject(why)
  }
  const onLate = (): void => end(tooMuch(`took more than ${seconds} seconds`))
  const onLeft = (): void => end(signal?.reason)
  const onFallen = (error: Error & { code?: string }): void =>
    end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch('took too much memory') : error)
  const onAnswer = (answer: ReadingAnswer): void => {
    thread.off('error', onFallen)
    thread.unref() // an idle one keeps nobody from ending
    idle.push(thread)
    resolve(answer)
  }
  const clock = setTimeout(onLate, 1000 * seconds)
  signal?.addEventListener('abort', onLeft)
  thread.once('message', onAnswer).once('error', onFallen)
  thread.ref()
  thread.postMessage(task)
  return promise.finally(() => {
    clearTimeout(clock)
    thread.off('message', onAnswer)
    signal?.removeEventListener('abort', onLeft)
  })
}

function tooMuch(why: string): Refused {
  return new Refused('illegal', `Reading this ${why}, so it was given up. Look whether it is what it should be.`)
}
