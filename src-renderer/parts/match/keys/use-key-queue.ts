import { nextTick, watch } from 'vue'

/** Maximum number of queued keys. More come from a key held down. */
const MAX_WAITING = 16

/** What a key does. */
export interface KeyAction {
  /** Whether the action is possible in the current state. */
  readonly can: () => boolean
  /** Dropped if it is not possible on its turn, instead of waiting for data to load. */
  readonly isForNow?: true
  /** Performs the action. Resolves to false on failure, which drops the keys pressed after it. */
  readonly run: () => Promise<boolean>
}

export interface KeyQueueOptions {
  /** Whether a command is being given. */
  readonly isBusy: () => boolean
  /** Whether data is loading. */
  readonly isLoading: () => boolean
  /** Whether keys count; if not, those that wait are dropped. */
  readonly isActive: () => boolean
  /** Watched data. A change retries the waiting keys. */
  readonly data: () => unknown
}

/**
 * Processes keys in the order pressed. Each waits until the previous ones are done and its data is available. A key
 * that is then impossible is dropped.
 */
export function useKeyQueue({ isBusy, isLoading, isActive, data }: KeyQueueOptions) {
  let waiting: readonly KeyAction[] = []
  let isRunning = false

  async function runWaiting(): Promise<void> {
    if (isRunning) return
    isRunning = true
    try {
      for (let next = takeNext(); next !== null; next = takeNext()) {
        if (!(await next.run())) waiting = []
        await nextTick() // by then the data it needs is loading
      }
    } finally {
      isRunning = false
    }
  }
  function takeNext(): KeyAction | null {
    if (!isActive()) waiting = []
    while (!isBusy()) {
      const [first = null, ...others] = waiting
      const isReady = first?.can() ?? false
      if (first !== null && !isReady && first.isForNow !== true && isLoading()) return null
      waiting = others
      if (first === null || isReady) return first
    }
    return null
  }
  watch([isLoading, isBusy, data], () => void runWaiting())

  return {
    isWaiting: (): boolean => waiting.length > 0,
    press(action: KeyAction): void {
      waiting = [...waiting, action].slice(0, MAX_WAITING)
      void runWaiting()
    },
    clear: (): void => void (waiting = []),
  }
}
