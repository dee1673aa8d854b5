import type { BattleEvent } from './events.ts'

/** What a step waits for: an event with these fields, whatever else it says; or that the battle is written down. */
type Awaited = { readonly event: EventShape } | { readonly written: true }

/** Some fields of an event, and of what stands in it. */
type EventShape = { readonly type: BattleEvent['type'] } & Readonly<Record<string, unknown>>

/** One thing to learn. */
export interface GuideStep {
  readonly id: string
  readonly title: string
  /** What to do, and what to look at. */
  readonly text: string
  readonly waitsFor: Awaited
}

/** The first battle, step by step: a turn, a shot, cover, a break, the aftermath. */
export const FIRST_BATTLE: readonly GuideStep[] = [
  {
    id: 'turn',
    title: 'Begin the turn',
    text: 'Press “Begin turn 1”, or B. The order of the turn appears above: the highest Agility acts first.',
    waitsFor: { event: { type: 'turn-began' } },
  },
  {
    id: 'activate',
    title: 'Let a Lantern act',
    text: 'Press “Let Lantern 1 act”, or A. Each unit has two actions. What it may do stands below, and why not where it may not.',
    waitsFor: { event: { type: 'activated' } },
  },
  {
    id: 'move',
    title: 'Move',
    text: 'Choose Move, or M. Say how far the miniature went, such as 4 cm, and press “Do it” or Enter. A wrong order goes back with Undo.',
    waitsFor: { event: { type: 'shifted', kind: 'move' } },
  },
  {
    id: 'cover',
    title: 'Shoot at somebody in cover',
    text: 'Choose Raider 1 under “Shoot: Laser rifle”, or press S. Say 12 cm, and Part under Cover: one more die of armour. “What if” says what the cover costs you. Then press Roll or Enter.',
    waitsFor: { event: { type: 'paid', what: 'Shoot' } },
  },
  {
    id: 'break',
    title: 'Break a Raider',
    text: 'End the actions (D), let Lantern 2 act (A) and tick “Dice are typed in”. Shoot Raider 2 in the open and type 2 8 7 1 9: a hit, 15 damage, 1 less 1 of armour, a failed break test. Below half of its hit-points it tests Psyche, and runs.',
    waitsFor: { event: { type: 'asked', due: { ask: 'retreat' } } },
  },
  {
    id: 'retreat',
    title: 'Say where it ran',
    text: 'The rules wait for the table: say how far it ran, and whether it reached the edge. Then press “Do it”.',
    waitsFor: { event: { type: 'answered', due: { ask: 'retreat' } } },
  },
  {
    id: 'end',
    title: 'End the turn',
    text: 'Let the Raiders act (A): they shoot back, recover, or are done (D). Then press “End the turn”, or E. This battle lasts one turn.',
    waitsFor: { event: { type: 'over' } },
  },
  {
    id: 'aftermath',
    title: 'To the aftermath',
    text: 'Press “To the aftermath”. What happened goes into its record by itself; points, injuries and shares follow there.',
    waitsFor: { written: true },
  },
]

/** How many steps are done, from all that happened in its order: what comes before its step is not counted. */
export function stepsDone(
  steps: readonly GuideStep[],
  { events, isWritten }: { readonly events: readonly BattleEvent[]; readonly isWritten: boolean },
): number {
  let done = 0
  for (const event of events) {
    const awaited = steps[done]?.waitsFor
    if (awaited !== undefined && 'event' in awaited && isLike(event, awaited.event)) done += 1
  }
  const next = steps[done]?.waitsFor
  return next !== undefined && 'written' in next && isWritten ? done + 1 : done
}

/** Whether a value has all that a shape says. */
function isLike(value: unknown, shape: unknown): boolean {
  if (typeof shape !== 'object' || shape === null) return value === shape
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(shape).every(([name, part]) => isLike((value as Readonly<Record<string, unknown>>)[name], part))
}
