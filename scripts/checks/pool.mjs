import { availableParallelism } from 'node:os'

/** A little more than there is: steps wait for disks and for each other. */
const ROOM = availableParallelism() + 0.5

/**
 * Runs steps in their order, as many at once as there are cores for; one that waits for another lets later ones go
 * first. Answers what each came to, in the order of the steps.
 */
export async function runPool(steps, run) {
  const waiting = [...steps]
  const running = new Map()
  const results = []
  while (waiting.length + running.size > 0) {
    for (let step = nextOf(waiting, running); step; step = nextOf(waiting, running)) {
      waiting.splice(waiting.indexOf(step), 1)
      running.set(step, begin(step))
    }
    await Promise.race(running.values())
  }
  return results.toSorted((a, b) => steps.indexOf(a.step) - steps.indexOf(b.step))

  async function begin(step) {
    results.push(await run(step))
    running.delete(step)
  }
}

/** The first step that nothing stands in the way of; alone, any step fits. */
function nextOf(waiting, running) {
  const busy = [...running.keys()].reduce((sum, { cores }) => sum + cores, 0)
  const unfinished = new Set([...waiting, ...running.keys()].map(({ name }) => name))
  return waiting.find(({ cores, after }) => (running.size === 0 || busy + cores <= ROOM) && !unfinished.has(after))
}
