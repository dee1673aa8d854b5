import { measureDice } from './dice.ts'

// Runs in a process of its own and prints its findings as one line of JSON.

console.log(JSON.stringify(measureDice()))
