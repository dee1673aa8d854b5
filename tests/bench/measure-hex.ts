import { measureHexes } from './hex.ts'
import { measureStarNets } from './star-nets.ts'

// Runs in a separate process and prints its findings as one line of JSON.

console.log(JSON.stringify([...measureHexes(), ...measureStarNets()]))
