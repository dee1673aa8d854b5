/** More steps than work on this thread takes to its end once it is begun. */
const MANY_STEPS = 1000

/**
 * Whether work that was just begun goes on elsewhere: on this thread it would be done by now. Nothing can arrive from
 * another one meanwhile, however busy the machine is: that takes a turn of the event loop, and here there is none.
 */
export async function isOffThread(work: Promise<unknown>): Promise<boolean> {
  let isDone = false
  const end = (): void => void (isDone = true)
  void work.then(end, end)
  for (let step = 0; step < MANY_STEPS; step += 1) await Promise.resolve()
  return !isDone
}
