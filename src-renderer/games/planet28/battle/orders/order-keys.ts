import type { Choice, TargetChoice, Choices } from '#shared/games/planet28/battle/choices.ts'

/** Keyboard shortcut of each kind of order. */
const LETTERS: Readonly<Record<string, string>> = {
  'act-by-list': 'W',
  'ask-enemy': 'W',
  move: 'M',
  charge: 'C',
  shoot: 'S',
  fight: 'F',
  reload: 'R',
  hold: 'H',
  'end-activation': 'D',
  activate: 'A',
  'begin-turn': 'B',
  'end-turn': 'E',
}

/** Descriptions for the list of shortcuts. */
const WORDS: Readonly<Record<string, string>> = {
  'act-by-list': 'An enemy of the list acts, or says what it does',
  move: 'Move',
  charge: 'Charge; again for the next target',
  shoot: 'Shoot; again for the next target',
  fight: 'Fight; again for the next target',
  reload: 'Reload',
  hold: 'Hold',
  'end-activation': 'Done with this unit',
  activate: 'Let the next unit act',
  'begin-turn': 'Begin the turn',
  'end-turn': 'End the turn',
}

/** All shortcuts with their descriptions. */
export const ORDER_KEYS = Object.entries(WORDS).map(([kind, label]) => ({ letter: LETTERS[kind] ?? '', label }))

/** Vehicle orders that share the shortcut of a character's order. */
const LIKE: Readonly<Record<string, string>> = {
  drive: 'move',
  'back-off': 'move',
  fire: 'shoot',
  'vehicle-fight': 'fight',
  'load-mounts': 'reload',
}

/** Finds the shortcut of an order. A charge, or a vehicle's ram, is a kind of its own. */
export function findOrderKey({ order, targetField }: Choice): string | null {
  return LETTERS[targetField === 'charge' ? 'charge' : (LIKE[order.type] ?? order.type)] ?? null
}

export interface OrderChoice {
  readonly offer: Choice
  readonly target: TargetChoice | null
}

/** Lists all orders and targets for a letter, in the order of the buttons. */
export function listOrderChoices(offers: Choices | null, letter: string): OrderChoice[] {
  const { orders = [], turn = [] } = offers ?? {}
  return [...orders, ...turn]
    .filter((choice) => choice.refusal === null && findOrderKey(choice) === letter)
    .flatMap((offer): OrderChoice[] => {
      const aimed = offer.targets?.filter(({ refusal }) => refusal === null) ?? []
      return aimed.length === 0 ? [{ offer, target: null }] : aimed.map((target) => ({ offer, target }))
    })
}
