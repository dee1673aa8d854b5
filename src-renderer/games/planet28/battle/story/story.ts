import type { StoryLine } from '#renderer/parts/match/story-line.ts'
import type { MatchLogLine } from '#shared/contract/matches.ts'
import type { BattleEvent, Die, Roll } from '#shared/games/planet28/battle/events.ts'
import type { Names } from '../names.ts'

/** A roll as the story opens it. */
export interface ToldRoll {
  readonly text: string
  readonly dice: readonly Die[]
  readonly rule: string
}

/** An order with the dice that it took. */
export interface RolledLine extends StoryLine {
  readonly seat: string
  readonly rolls: readonly ToldRoll[]
}

/** What the story leaves to the sheets. */
const QUIET: ReadonlySet<BattleEvent['type']> = new Set(['changed', 'ordered', 'rerolled', 'succeeded', 'answered'])
const LOUD: ReadonlySet<BattleEvent['type']> = new Set(['lost', 'over', 'section-hurt'])

/** A line of the log as a line of the story, with names for ids. */
export function storyOf(line: MatchLogLine, names: Names): RolledLine {
  const all = line.events.map((one) => {
    const event = one.event as BattleEvent
    const text = rowsIn(event).reduce((so, id) => so.replaceAll(id, names.row(id)), one.text)
    return { text: names.told(text), event }
  })
  const told = all.flatMap(({ text, event }) => {
    if (event.type === 'rolled') return toldSkill(event.roll, names)
    return QUIET.has(event.type) ? [] : [text]
  })
  const [title = toldAlone(all, names), ...details] = told
  return {
    n: line.n,
    seat: line.seat,
    title,
    details,
    rolls: all.flatMap(({ text, event }) =>
      event.type === 'rolled' ? [{ text, dice: event.roll.dice, rule: event.roll.rule }] : [],
    ),
    isLoud: all.some(({ event }) => LOUD.has(event.type)),
  }
}

/** A skill roll in short: what it was, and whether it succeeded (P28-ROLL-1). */
function toldSkill({ unit, label, target, value, isSuccess }: Roll, names: Names): string[] {
  if (target === null || isSuccess === null) return []
  return [`${label} of ${names.unit(unit)}: ${value} to be under ${target}, a ${isSuccess ? 'success' : 'failure'}`]
}

/** What a line says that holds nothing but a hit told by the table. */
function toldAlone(all: readonly { readonly event: BattleEvent }[], names: Names): string {
  const hit = all.flatMap(({ event }) => (event.type === 'succeeded' ? [event.unit] : []))[0]
  return hit === undefined ? 'Nothing happens' : `A hit by ${names.unit(hit)}`
}

/** The rows of tables that an event names by their ids. */
function rowsIn(event: BattleEvent): readonly string[] {
  if (event.type === 'struck' || event.type === 'loaded') return [event.weapon]
  if (event.type === 'used' || event.type === 'gained') return [event.item]
  return event.type === 'took-in-hand' ? event.hands : []
}

/** The story as text, the oldest first: for the journal, and for chat. */
export function reportOf(
  story: readonly StoryLine[],
  { name, sides }: { name: string; sides: readonly string[] },
): string {
  const head = [`# ${name}`, '', sides.join(' against '), '']
  const lines = story.toReversed().map(({ title, details, isLoud }) => {
    const text = [title, ...details].join('. ')
    return isLoud ? `- **${text}.**` : `- ${text}.`
  })
  return [...head, ...lines, ''].join('\n')
}
