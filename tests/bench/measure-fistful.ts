import { measureBotGames, measureOdds } from './fistful-odds.ts'
import { measureFistfulProof } from './fistful-proof.ts'
import { measureFistfulTurns } from './fistful-turns.ts'

// Runs in a separate process and prints its findings as one line of JSON.

console.log(JSON.stringify([measureFistfulTurns(), measureOdds(), measureBotGames(), measureFistfulProof()].flat()))
