import type { StoryLine } from '#renderer/parts/match/story-line.ts'
import type { MatchLogLine } from '#shared/contract/matches.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle.ts'

const LOUD: readonly BattleEvent['type'][] = ['fell', 'wrecked', 'opened', 'captured', 'won']
/** What follows from the rest, and says nothing of its own. */
const SILENT: readonly BattleEvent['type'][] = ['volley-fell', 'ended-phase']

/** A line of the log as a line of the story: the first thing that happened, then what came of it. */
export function storyOf({ n, events }: MatchLogLine): StoryLine {
  const told = events.map(({ text, event }) => ({ text, type: (event as BattleEvent).type }))
  const telling = told.filter(({ type }) => !SILENT.includes(type))
  const [title = told[0]?.text ?? 'Nothing happens', ...details] = telling.map(({ text }) => text)
  return { n, title, details, isLoud: told.some(({ type }) => LOUD.includes(type)) }
}
