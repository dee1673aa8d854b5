import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import { type BalancePart, playBalance } from '#main/games/planet28/field/balance.ts'
import { measurePlanet28 } from './planet28.ts'

// Runs in a process of its own and prints its findings as one line of JSON; on threads of that process it fights parts of a balance.

if (isMainThread) console.log(JSON.stringify(await measurePlanet28(new URL(import.meta.url))))
else {
  const part = workerData as BalancePart
  playBalance({ ...part, games: 40 })
  parentPort?.once('message', () => parentPort?.postMessage(playBalance(part)))
  parentPort?.postMessage('warm')
}
