import type { StoryLine } from '#renderer/parts/match/story-line.ts'
import type { MatchLogLine } from '#shared/contract/matches.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'

const LOUD: readonly BattleEvent['type'][] = ['fell', 'wrecked', 'opened', 'captured', 'won']
/** Consequences of other events that are not reported separately. */
const SILENT: readonly BattleEvent['type'][] = ['volley-fell', 'ended-phase']

/** Events that provide the title of a line, before all others. */
const TELLING: readonly BattleEvent['type'][] = [...LOUD, 'escaped', 'exchanged', 'disarmed', 'rejoined', 'lost-air']

/** Converts a log line to a story line: the most important event as title, then the others in order. */
export function buildStoryLine({ n, events }: MatchLogLine): StoryLine {
  const sentences = events.map(({ text, event }) => ({ text, type: (event as BattleEvent).type }))
  const telling = sentences.filter(({ type }) => !SILENT.includes(type))
  const lead = telling.find(({ type }) => TELLING.includes(type)) ?? telling[0]
  const details = telling.filter((otherLead) => otherLead !== lead).map(({ text }) => text)
  const title = lead?.text ?? sentences[0]?.text ?? 'Nothing happens'
  return { n, title, details, isLoud: sentences.some(({ type }) => LOUD.includes(type)) }
}
