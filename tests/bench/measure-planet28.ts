import { isMainThread } from 'node:worker_threads'
import { measurePlanet28 } from './planet28.ts'

// Runs in a process of its own, with the folder of the packages that it is measured beside, and prints its findings as
// one line of JSON; its threads load this file too, and are given readings by the part of it that reads in threads.

if (isMainThread) console.log(JSON.stringify(await measurePlanet28(process.argv[2] ?? null)))
