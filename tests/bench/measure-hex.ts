import { measureHexes } from './hex.ts'
import { measureStarNets } from './star-nets.ts'

// Runs in a separate process; the argument is the folder of the packages for comparison. Prints its findings as one
// line of JSON.

console.log(JSON.stringify([...measureHexes(), ...measureStarNets(process.argv[2] ?? null)]))
