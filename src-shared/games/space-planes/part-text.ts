import type { ManoeuvrePart } from './model.ts'

const SENSES = { ccw: 'counter-clockwise', cw: 'clockwise' } as const

/** Formats a part of a manoeuvre: “short move to N”, “pivot about SW, clockwise”. */
export function formatManoeuvrePart(part: ManoeuvrePart): string {
  if ('move' in part) return `${part.move} move to ${part.dir}`
  if ('pivot' in part) return `pivot about ${part.pivot}, ${SENSES[part.turn]}`
  return 'roll' in part ? `roll to ${part.roll}` : `plane ${part.plane}`
}
