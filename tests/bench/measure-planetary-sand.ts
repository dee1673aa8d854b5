import { isMainThread } from 'node:worker_threads'
import { measurePlanetarySand } from './planetary-sand.ts'

// Runs in a process of its own and prints its findings as one line of JSON; its threads load this file too, and are
// given readings by the part of it that reads in threads.

if (isMainThread) console.log(JSON.stringify(await measurePlanetarySand()))
