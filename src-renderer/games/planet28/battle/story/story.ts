import type { MatchLogLine } from '#shared/contract/matches.ts'
import type { BattleEvent, Die } from '#shared/games/planet28/battle/events.ts'
import type { Names } from '../names.ts'

/** A roll as the story opens it. */
export interface ToldRoll {
  readonly text: string
  readonly dice: readonly Die[]
  readonly rule: string
}

/** One order as the story tells it. */
export interface StoryLine {
  readonly n: number
  readonly seat: string
  readonly title: string
  readonly details: readonly string[]
  readonly rolls: readonly ToldRoll[]
  /** Somebody fell or fled, or the battle ended. */
  readonly isLoud: boolean
}

/** What the story leaves to the sheets. */
const QUIET: ReadonlySet<BattleEvent['type']> = new Set(['changed', 'ordered', 'rerolled', 'succeeded', 'answered'])
const LOUD: ReadonlySet<BattleEvent['type']> = new Set(['lost', 'over', 'section-hurt'])

/** A line of the log as a line of the story, with names for ids. */
export function storyOf(line: MatchLogLine, names: Names): StoryLine {
  const all = line.events.map(({ text, event }) => ({ text: names.told(text), event: event as BattleEvent }))
  const told = all.filter(({ event }) => event.type !== 'rolled' && !QUIET.has(event.type))
  const [title = 'Nothing happens', ...details] = told.map(({ text }) => text)
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
