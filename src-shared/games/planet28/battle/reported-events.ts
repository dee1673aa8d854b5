import type { BattleEvent } from './events.ts'

/** Whether reports omit an event, such as a step up of 0 cm. Changes of the driver and of the reroll preference are reported. */
export function isOmittedFromReports(event: BattleEvent): boolean {
  if (event.type === 'shifted' && event.kind === 'step') return event.cm === 0
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
  'placed',
])

/** Key events of a report: losses, destroyed sections, and the end. */
export const KEY_EVENT_TYPES: ReadonlySet<BattleEvent['type']> = new Set(['lost', 'over', 'section-hurt'])

/** Table rows that an event refers to by id. */
export function listEventRowIds(event: BattleEvent): readonly string[] {
  if (event.type === 'struck' || event.type === 'loaded') return [event.weapon]
  if (event.type === 'used' || event.type === 'gained') return [event.item]
  return event.type === 'took-in-hand' ? event.hands : []
}
