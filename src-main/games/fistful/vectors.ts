import type { VectorGame } from '../kit/vector-game.ts'
import { partVectors } from './vectors/parts.ts'
import { turnVectors } from './vectors/turns.ts'

/** The worked examples of A Fistful of Planets, by kind; each names the settings that it changes in what it gives. */
export const fistfulVectors: VectorGame = { settings: [], adapters: { ...partVectors, ...turnVectors } }
