import type { BattleView } from '#shared/games/space-planes/battle.ts'
import { formatList } from '#shared/kit/format.ts'

/** Formats a length to a tenth of a millimetre. */
export const formatMm = (mm: number): string => `${mm.toFixed(1)} mm`

/** Formats the winners as a sentence. */
export const formatVictorySentence = (winners: readonly string[]): string =>
  winners.length === 1 ? `${winners[0]} wins the battle.` : `${formatList(winners)} share the victory.`

/** Formats the face of a ship: its number and name. */
export const formatFace = (face: keyof BattleView['faces'], faces: BattleView['faces']): string =>
  `${face} ${faces[face].name}`
