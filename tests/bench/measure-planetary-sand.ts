import { isMainThread } from 'node:worker_threads'
import { measurePlanetarySand } from './planetary-sand.ts'

// Runs in a separate process and prints its findings as one line of JSON. Its worker threads load this file too, and
// run the imported module that handles their messages.

if (isMainThread) console.log(JSON.stringify(await measurePlanetarySand()))
