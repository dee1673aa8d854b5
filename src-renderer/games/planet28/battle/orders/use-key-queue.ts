import { nextTick, watch } from 'vue'

/** As many keys wait as somebody may press ahead; more are a key that is held down. */
const MOST_WAITING = 16

/** What a key does. */
export interface KeyAction {
  /** Whether it means something as things stand. */
  readonly can: () => boolean
  /** It is meant for what stands there when its turn comes, not for what comes later. */
  readonly isForNow?: true
  /** Does it; false where it was not carried out, so that nothing that was pressed after it is. */
  readonly run: () => Promise<boolean>
}

/** What keys wait for. */
export interface KeyQueueOptions {
  /** Whether an order is being carried out. */
  readonly isBusy: () => boolean
  /** Whether more is about to be known than now. */
  readonly isComing: () => boolean
  readonly isHeard: () => boolean
  /** What is known; keys that wait are looked at again when it changes. */
  readonly known: () => unknown
}

/** Keys in the order in which they were pressed: each waits until those before it are done and what it needs is there; what means nothing then is forgotten. */
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
    /** Whether a key waits that was pressed before. */
    isWaiting: (): boolean => waiting.length > 0,
    press(action: KeyAction): void {
      waiting = [...waiting, action].slice(0, MOST_WAITING)
      void go()
    },
    forget: (): void => void (waiting = []),
  }
}
