import { nextTick, watch } from 'vue'

/** Maximum number of queued keys. More come from a key held down. */
const MOST_WAITING = 16

export interface KeyAction {
  /** Whether the action is possible in the current state. */
  readonly can: () => boolean
  /** Dropped if it is not possible on its turn, instead of waiting for data to load. */
  readonly isForNow?: true
  /** Performs the action. Resolves to false on failure, which drops the keys pressed after it. */
  readonly run: () => Promise<boolean>
}

export interface KeyQueueOptions {
  /** Whether an order is being executed. */
  readonly isBusy: () => boolean
  /** Whether data is loading. */
  readonly isComing: () => boolean
  readonly isHeard: () => boolean
  /** Watched data. A change retries the waiting keys. */
  readonly known: () => unknown
}

/**
 * Processes keys in the order pressed. Each waits until the previous ones are done and its data is available. A key
 * that is then impossible is dropped.
 */
export function useKeyQueue({ isBusy, isComing, isHeard, known }: KeyQueueOptions) {
  let waiting: readonly KeyAction[] = []
  let isGoing = false

  async function go(): Promise<void> {
    if (isGoing) return
    isGoing = true
    try {
      for (let next = takeNext(); next !== null; next = takeNext()) {
        if (!(await next.run())) waiting = []
        await nextTick() // what it asked for is asked by then
      }
    } finally {
      isGoing = false
    }
  }
  function takeNext(): KeyAction | null {
    if (!isHeard()) waiting = []
    while (!isBusy()) {
      const [first = null, ...others] = waiting
      const isReady = first?.can() ?? false
      if (first !== null && !isReady && first.isForNow !== true && isComing()) return null
      waiting = others
      if (first === null || isReady) return first
    }
    return null
  }
  watch([isComing, isBusy, known], () => void go())

  return {
    isWaiting: (): boolean => waiting.length > 0,
    press(action: KeyAction): void {
      waiting = [...waiting, action].slice(0, MOST_WAITING)
      void go()
    },
    forget: (): void => void (waiting = []),
  }
}
