import type { BattleView } from '#shared/games/space-planes/battle.ts'
import type { ManoeuvrePart } from '#shared/games/space-planes/model.ts'
import { formatList } from '#shared/kit/format.ts'
import { getLivery } from './liveries.ts'

/** Formats a seat: the player's name, or its livery. */
export function formatSeat({ seat, name }: { readonly seat: string; readonly name: string }): string {
  return name === seat ? getLivery(seat).label : name
}

/** Formats a length to a tenth of a millimetre. */
export const formatMm = (mm: number): string => `${mm.toFixed(1)} mm`

const SENSES = { ccw: 'counter-clockwise', cw: 'clockwise' } as const

export function formatManoeuvrePart(part: ManoeuvrePart): string {
  if ('move' in part) return `${part.move} move to ${part.dir}`
  if ('pivot' in part) return `pivot about ${part.pivot}, ${SENSES[part.turn]}`
  return 'roll' in part ? `roll to ${part.roll}` : `plane ${part.plane}`
}

/** Formats the winners as a sentence. */
export const formatWinners = (winners: readonly string[]): string =>
  winners.length === 1 ? `${winners[0]} wins the battle.` : `${formatList(winners)} share the victory.`

/** Joins sentences for a screen reader, each with one full stop. */
export const joinSpokenSentences = (sentences: readonly string[]): string =>
  sentences
    .filter((text) => text !== '')
    .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))
    .join(' ')

export const formatChance = (chance: number): string => `${(chance * 100).toFixed(1)} %`

/** Formats the face of a ship: its number and name. */
export const formatFace = (face: keyof BattleView['faces'], faces: BattleView['faces']): string =>
  `${face} ${faces[face].name}`
