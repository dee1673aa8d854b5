import type { BattleEvent } from './events.ts'

/** Completion of a step: a matching event, or the record of the battle being written. */
type Awaited = EventOf | { readonly written: true }

/** Pattern of an event. `by`: a unit of the learner, or of the others. */
interface EventOf {
  readonly event: EventShape
  readonly by?: 'own' | 'others'
}

/** Partial pattern of an event, including nested values. */
type EventShape = { readonly type: BattleEvent['type'] } & Readonly<Record<string, unknown>>

/** A step of the guide. */
export interface GuideStep {
  readonly id: string
  readonly title: string
  /** What to do, and what to look at. */
  readonly text: string
  /** Keyboard instructions. */
  readonly keys: string
  readonly waitsFor: Awaited
  /** The event that must come directly before this step. Without it the step is always possible. */
  readonly comesAfter?: EventOf
}

/** Progress of a learner. Steps may be done in any order; skipped ones may be done later. */
export interface GuideProgress {
  readonly isDone: readonly boolean[]
  /** Index of the next step, after the furthest completed one; the number of steps if none is left. */
  readonly now: number
}

/** Steps of the first battle: a turn, a shot, cover, a break, the aftermath. */
export const FIRST_BATTLE_GUIDE: readonly GuideStep[] = [
  {
    id: 'turn',
    title: 'Begin the turn',
    text: 'Press “Begin turn 1”. The order of the turn appears below: the highest Agility acts first.',
    keys: 'B',
    waitsFor: { event: { type: 'turn-began' } },
  },
  {
    id: 'activate',
    title: 'Let a Lantern act',
    text: 'Press “Let Lantern 1 act”. Each unit has two actions. What it may do stands below; what it may not do now is folded, with the reasons.',
    keys: 'A',
    waitsFor: { event: { type: 'activated' }, by: 'own' },
  },
  {
    id: 'move',
    title: 'Move',
    text: 'Choose Move. Say how far the miniature went, such as 4 cm, and press “Move”. A wrong order goes back with Undo.',
    keys: 'M, the length, Enter',
    waitsFor: { event: { type: 'shifted', kind: 'move' }, by: 'own' },
  },
  {
    id: 'cover',
    title: 'Shoot at somebody in cover',
    text: 'Choose “Shoot: Laser rifle” and Raider 1. Say 12 cm, and Part under Cover: one more die of armour. The forecast says what the cover costs you. Then press the button at the foot.',
    keys: 'S, again for the next target, Enter',
    waitsFor: { event: { type: 'paid', what: 'Shoot' }, by: 'own' },
  },
  {
    id: 'break',
    title: 'Break a Raider',
    text: 'Press Done and let Lantern 2 act. Shoot Raider 2 in the open, choose “We roll” under Dice and type 2 8 7 1 9: a hit, 15 damage, 1 less 1 of armour, a failed break test. Below half of its hit points it tests Psyche, and runs.',
    keys: 'D, A, S twice, the dice, Enter',
    waitsFor: { event: { type: 'asked', due: { ask: 'retreat' } } },
  },
  {
    id: 'retreat',
    title: 'Say where it ran',
    text: 'The rules wait for the table: say how far it ran, and whether it reached the edge. Then press the button at the foot.',
    keys: 'the length, Enter',
    waitsFor: { event: { type: 'answered', due: { ask: 'retreat' } } },
  },
  {
    id: 'end',
    title: 'End the turn',
    text: 'Press Done. Let everybody else act: the Raiders shoot back, recover, or are done. Then press “End the turn”. This battle lasts one turn.',
    keys: 'D, A, D, A, D, E',
    waitsFor: { event: { type: 'over' } },
    comesAfter: { event: { type: 'activated' }, by: 'others' },
  },
  {
    id: 'aftermath',
    title: 'To the aftermath',
    text: 'Press “To the aftermath”. What happened goes into its record by itself; points, injuries and shares follow there.',
    keys: 'Tab to the button, Enter',
    waitsFor: { written: true },
  },
]

/** Computes the learner's progress from all events in order. */
export function computeGuideProgress(
  steps: readonly GuideStep[],
  {
    events,
    isWritten,
    own,
  }: { readonly events: readonly BattleEvent[]; readonly isWritten: boolean; readonly own: ReadonlySet<string> },
): GuideProgress {
  const isDone = steps.map(() => false)
  let now = 0
  for (const event of events)
    for (const [at, { waitsFor, comesAfter }] of steps.entries()) {
      if (comesAfter !== undefined && isOf(event, comesAfter, own)) now = Math.max(now, at)
      if (!('event' in waitsFor) || !isOf(event, waitsFor, own)) continue
      isDone[at] = true
      now = Math.max(now, at + 1)
    }
  const next = steps[now]?.waitsFor
  if (next === undefined || !('written' in next) || !isWritten) return { isDone, now }
  return { isDone: isDone.with(now, true), now: now + 1 }
}

function isOf(event: BattleEvent, { event: shape, by }: EventOf, own: ReadonlySet<string>): boolean {
  if (!isLike(event, shape)) return false
  return (
    by === undefined || ('unit' in event && typeof event.unit === 'string' && own.has(event.unit) === (by === 'own'))
  )
}

/** Whether a value matches a partial pattern. */
function isLike(value: unknown, shape: unknown): boolean {
  if (typeof shape !== 'object' || shape === null) return value === shape
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(shape).every(([name, part]) => isLike((value as Readonly<Record<string, unknown>>)[name], part))
}
