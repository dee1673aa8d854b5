import { measureManoeuvres } from './space-planes-reducer.ts'
import { measureSpacePlanes } from './space-planes.ts'

// Runs in a separate process; the argument is the folder of boardgame.io's package. Prints its findings as one line of
// JSON.

console.log(JSON.stringify([...measureSpacePlanes(), measureManoeuvres(process.argv[2] ?? null)]))
