import { measureRolls } from './dice-rolls.ts'
import { measureDice } from './dice.ts'

// Runs in a process of its own, with the folder of the packages that it is measured beside, and prints its findings as one line of JSON.

console.log(JSON.stringify([...measureDice(), ...measureRolls(process.argv[2] ?? null)]))
