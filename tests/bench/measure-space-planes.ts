import { measureSpacePlanes } from './space-planes.ts'

// Runs in a process of its own and prints its findings as one line of JSON.

console.log(JSON.stringify(measureSpacePlanes()))
