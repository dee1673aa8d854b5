/** Turns of the event loop that a thread's start alone leaves to others; work on this one leaves none. */
export const MANY_TURNS = 20

/** How often others got their turn while something was done. */
export async function turnsDuring<Result>(work: Promise<Result>): Promise<{ result: Result; turns: number }> {
  let turns = 0
  let isDone = false
  const count = (): void => {
    turns += 1
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  const result = await work.finally(() => (isDone = true))
  return { result, turns }
}
