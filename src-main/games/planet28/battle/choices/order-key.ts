import type { Choice } from '#shared/games/planet28/battle/choices.ts'

/** Letter of each kind of order on the keyboard. */
const LETTERS: Readonly<Record<string, string>> = {
  'act-by-list': 'W',
  'ask-enemy': 'W',
  move: 'M',
  drive: 'M',
  'back-off': 'M',
  charge: 'C',
  shoot: 'S',
  fire: 'S',
  fight: 'F',
  'vehicle-fight': 'F',
  reload: 'R',
  'load-mounts': 'R',
  hold: 'H',
  'end-activation': 'D',
  activate: 'A',
  'begin-turn': 'B',
  'end-turn': 'E',
}

/** The letter of an order, or null. A charge, or a vehicle's ram, is a kind of its own. */
export function findOrderKey({ order, targetField }: Pick<Choice, 'order' | 'targetField'>): string | null {
  return LETTERS[targetField === 'charge' ? 'charge' : order.type] ?? null
}
