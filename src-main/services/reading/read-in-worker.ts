import { Worker } from 'node:worker_threads'
import { RefusalError } from '../kit/refusal-error.ts'
import type { WorkerJobName, WORKER_JOBS } from './readers.ts'
import { READING_THREAD_MARKER, type WorkerTaskResult, type WorkerTask, READING_THREAD_URL } from './reading-thread.ts'

type InputOf<Name extends WorkerJobName> = Parameters<(typeof WORKER_JOBS)[Name]>[0]
type ResultOf<Name extends WorkerJobName> = Awaited<ReturnType<(typeof WORKER_JOBS)[Name]>>

/** Limits of a reading. */
export interface WorkerLimits {
  /** Maximum CPU time. Waiting on a busy machine does not count. */
  readonly seconds?: number
  readonly signal?: AbortSignal | undefined
}

const SECONDS = 20
const MEGABYTES = 1024
/** Number of concurrent readings; more are queued. */
const MOST_THREADS = 2

const idle: Worker[] = []
const waiting: (() => void)[] = []
let running = 0

/**
 * Reads untrusted input on a worker thread, so that it cannot block anything. The thread is terminated when CPU time
 * or memory runs out, which refuses the input, or on `signal`.
 */
export async function runWorkerJob<Name extends WorkerJobName>(
  reader: Name,
  input: InputOf<Name>,
  limits: WorkerLimits = {},
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
  return new Worker(new URL(READING_THREAD_URL), { workerData: READING_THREAD_MARKER, resourceLimits })
}

/**
 * Runs a task on a thread. A thread that answers is reused for the next reading; one that times out or crashes is
 * terminated.
 */
function answerTo(task: WorkerTask, { seconds = SECONDS, signal }: WorkerLimits): Promise<WorkerTaskResult> {
  const thread = idle.pop() ?? startThread()
  const { promise, resolve, reject } = Promise.withResolvers<WorkerTaskResult>()
  const end = (why: unknown): void => {
    void thread.terminate()
    reject(why)
  }
  const onLate = (): void => end(tooMuch(`took more than ${seconds} seconds of computing`))
  const onLeft = (): void => end(signal?.reason)
  const onFallen = (error: Error & { code?: string }): void =>
    end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch('took too much memory') : error)
  const onAnswer = (answer: WorkerTaskResult): void => {
    thread.off('error', onFallen)
    thread.unref() // an idle one keeps nobody from ending
    idle.push(thread)
    resolve(answer)
  }
  const stopWatch = watchTime(thread, seconds, onLate)
  signal?.addEventListener('abort', onLeft)
  thread.once('message', onAnswer).once('error', onFallen)
  thread.ref()
  thread.postMessage(task)
  return promise.finally(() => {
    stopWatch()
    thread.off('message', onAnswer)
    signal?.removeEventListener('abort', onLeft)
  })
}

/** Minimum interval between queries of a thread's CPU time. */
const SHORTEST_WAIT_MS = 2

/**
 * Calls `onLate` once a thread has used this many seconds of CPU time from now on. Returns a function that stops the
 * watch.
 */
function watchTime(thread: Worker, seconds: number, onLate: () => void): () => void {
  let clock: NodeJS.Timeout | undefined
  let isOver = false
  const before = thread.cpuUsage()
  const check = async (): Promise<void> => {
    const { user, system } = await thread.cpuUsage(await before)
    if (isOver) return
    const leftMs = 1000 * seconds - (user + system) / 1000
    if (leftMs <= 0) onLate()
    else wait(leftMs)
  }
  // A thread that has exited no longer reports its CPU time and needs no watching.
  const wait = (ms: number): void =>
    void (clock = setTimeout(() => void check().catch(() => {}), Math.max(SHORTEST_WAIT_MS, ms)))
  before.then(() => isOver || wait(1000 * seconds)).catch(() => {})
  return () => {
    isOver = true
    clearTimeout(clock)
  }
}

function tooMuch(why: string): RefusalError {
  return new RefusalError('illegal', `Reading this ${why}, so it was given up. Look whether it is what it should be.`)
}
