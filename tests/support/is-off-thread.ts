/** More steps than such work would take on this thread. */
const MANY_STEPS = 1000

/**
 * Whether started work runs on another thread: on this thread it would be finished by now. Results of another thread
 * cannot arrive meanwhile, however busy the machine is, because that takes a turn of the event loop, which does not
 * happen here.
 */
export async function isOffThread(work: Promise<unknown>): Promise<boolean> {
  let isDone = false
  const end = (): void => void (isDone = true)
  void work.then(end, end)
  for (let step = 0; step < MANY_STEPS; step += 1) await Promise.resolve()
  return !isDone
}
