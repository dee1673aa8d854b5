import type { BattleEvent } from './events.ts'

/** Whether a story leaves an event to the sheets; who drives is told. */
export function isQuiet(event: BattleEvent): boolean {
  return (
    QUIET.has(event.type) && !(event.type === 'changed' && ('pilot' in event.change || 'rerollWish' in event.change))
  )
}

const QUIET: ReadonlySet<BattleEvent['type']> = new Set([
  'changed',
  'ordered',
  'rerolled',
  'succeeded',
  'answered',
  'measured',
])

/** What a story is about: who is lost, what is destroyed, how it ends. */
export const STORY_EVENTS: ReadonlySet<BattleEvent['type']> = new Set(['lost', 'over', 'section-hurt'])

/** The rows of tables that an event names by their ids. */
export function listEventRows(event: BattleEvent): readonly string[] {
  if (event.type === 'struck' || event.type === 'loaded') return [event.weapon]
  if (event.type === 'used' || event.type === 'gained') return [event.item]
  return event.type === 'took-in-hand' ? event.hands : []
}
