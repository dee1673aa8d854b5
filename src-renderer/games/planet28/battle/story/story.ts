import type { StoryLine } from '#renderer/parts/match/story-line.ts'
import type { MatchLogLine } from '#shared/contract/matches.ts'
import type { BattleEvent, Die, Roll } from '#shared/games/planet28/battle/events.ts'
import { isQuiet, STORY_EVENTS, listEventRows } from '#shared/games/planet28/battle/reported-events.ts'
import type { BattleNames } from '../battle-names.ts'

/** A roll as the story opens it. */
export interface StoryRoll {
  readonly text: string
  readonly dice: readonly Die[]
  readonly rule: string
}

/** An order with the dice that it took. */
export interface RollStoryLine extends StoryLine {
  readonly seat: string
  readonly rolls: readonly StoryRoll[]
  /** The rules that what was said to happen follows, each once. */
  readonly rules: readonly string[]
  /** What came of it, without the rolls that succeeded: for a line at the top. */
  readonly brief: string
}

/** A line of the log as a line of the story, with names for ids. */
export function buildStoryLine(line: MatchLogLine, names: BattleNames): RollStoryLine {
  const all = line.events.map((item) => {
    const event = item.event as BattleEvent
    const text = listEventRows(event).reduce((so, id) => so.replaceAll(id, names.row(id)), item.text)
    return { text: names.told(text), event }
  })
  const lines = all.flatMap(({ text, event }) => {
    const told = event.type === 'rolled' ? toldSkill(event.roll, names) : isQuiet(event) ? [] : [text]
    const isBrief = event.type !== 'struck' && !(event.type === 'rolled' && event.roll.isSuccess === true)
    return told.map((item) => ({ text: item, isBrief }))
  })
  const [title = toldAlone(all, names), ...details] = lines.map(({ text }) => text)
  const outcome = lines.slice(1).flatMap(({ text, isBrief }) => (isBrief ? [text] : []))
  return {
    n: line.n,
    seat: line.seat,
    title,
    details,
    rolls: all.flatMap(({ text, event }) =>
      event.type === 'rolled' ? [{ text, dice: event.roll.dice, rule: event.roll.rule }] : [],
    ),
    rules: [
      ...new Set(all.flatMap(({ event }) => (event.type === 'noted' && event.rule !== null ? [event.rule] : []))),
    ],
    brief: [title, ...outcome].map((text) => text.replace(/\.$/, '')).join('. '),
    isLoud: all.some(({ event }) => STORY_EVENTS.has(event.type)),
  }
}

/** A skill roll in short: what it was, and whether it succeeded (P28-ROLL-1). */
function toldSkill({ unit, label, target, value, isSuccess }: Roll, names: BattleNames): string[] {
  if (target === null || isSuccess === null) return []
  return [`${label} of ${names.unit(unit)}: ${value} to be under ${target}, a ${isSuccess ? 'success' : 'failure'}`]
}

/** What a line says that holds nothing but a hit told by the table. */
function toldAlone(all: readonly { readonly event: BattleEvent }[], names: BattleNames): string {
  const hit = all.flatMap(({ event }) => (event.type === 'succeeded' ? [event.unit] : []))[0]
  return hit === undefined ? 'Nothing happens' : `A hit by ${names.unit(hit)}`
}
