import type { BattleEvent } from './events.ts'

/** What a story leaves to the sheets. */
export const QUIET: ReadonlySet<BattleEvent['type']> = new Set([
  'changed',
  'ordered',
  'rerolled',
  'succeeded',
  'answered',
])

/** What a story is about: who is lost, what is destroyed, how it ends. */
export const LOUD: ReadonlySet<BattleEvent['type']> = new Set(['lost', 'over', 'section-hurt'])

/** The rows of tables that an event names by their ids. */
export function rowsIn(event: BattleEvent): readonly string[] {
  if (event.type === 'struck' || event.type === 'loaded') return [event.weapon]
  if (event.type === 'used' || event.type === 'gained') return [event.item]
  return event.type === 'took-in-hand' ? event.hands : []
}
