import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import { playPart, type SeriesPart } from '#main/games/planetary-sand/bots/series.ts'
import { measurePlanetarySand } from './planetary-sand.ts'

/** So many battles until a thread fights as fast as it ever will. */
const WARM_GAMES = 40

// Runs in a process of its own and prints its findings as one line of JSON; on threads of that process it plays parts of series.

if (isMainThread) console.log(JSON.stringify(await measurePlanetarySand(new URL(import.meta.url))))
else {
  const part = workerData as SeriesPart
  playPart({ ...part, games: WARM_GAMES })
  parentPort?.once('message', () => parentPort?.postMessage(playPart(part)))
  parentPort?.postMessage('warm')
}
