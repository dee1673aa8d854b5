import { measureRolls } from './dice-rolls.ts'
import { measureDice } from './dice.ts'

// Runs in a separate process; the argument is the folder of the packages for comparison. Prints its findings as one
// line of JSON.

console.log(JSON.stringify([...measureDice(), ...measureRolls(process.argv[2] ?? null)]))
