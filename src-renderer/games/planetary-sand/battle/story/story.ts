import type { StoryLine } from '#renderer/parts/match/story-line.ts'
import type { MatchLogLine } from '#shared/contract/matches.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'

const LOUD: readonly BattleEvent['type'][] = ['fell', 'wrecked', 'opened', 'captured', 'won']
/** What follows from the rest, and says nothing of its own. */
const SILENT: readonly BattleEvent['type'][] = ['volley-fell', 'ended-phase']

/** What a line is called after, before whatever else happened with it. */
const TELLING: readonly BattleEvent['type'][] = [...LOUD, 'escaped', 'exchanged', 'disarmed', 'rejoined', 'lost-air']

/** A line of the log as a line of the story: what matters most in it, then the rest as it happened. */
export function buildStoryLine({ n, events }: MatchLogLine): StoryLine {
  const told = events.map(({ text, event }) => ({ text, type: (event as BattleEvent).type }))
  const telling = told.filter(({ type }) => !SILENT.includes(type))
  const lead = telling.find(({ type }) => TELLING.includes(type)) ?? telling[0]
  const details = telling.filter((otherLead) => otherLead !== lead).map(({ text }) => text)
  const title = lead?.text ?? told[0]?.text ?? 'Nothing happens'
  return { n, title, details, isLoud: told.some(({ type }) => LOUD.includes(type)) }
}
