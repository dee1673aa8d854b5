import { isMainThread } from 'node:worker_threads'
import { measurePlanet28 } from './planet28.ts'

// Runs in a separate process; the argument is the folder of the packages for comparison. Prints its findings as one
// line of JSON. Its worker threads load this file too, and run the imported module that handles their messages.

if (isMainThread) console.log(JSON.stringify(await measurePlanet28(process.argv[2] ?? null)))
