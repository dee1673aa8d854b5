import { measureManoeuvres } from './space-planes-reducer.ts'
import { measureSpacePlanes } from './space-planes.ts'

// Runs in a separate process; the argument is the folder of the packages for comparison. Prints its findings as one
// line of JSON.

const packages = process.argv[2] ?? null

console.log(JSON.stringify([...measureSpacePlanes(packages), measureManoeuvres(packages)]))
