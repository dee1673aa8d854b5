import type { StoryLine } from '#renderer/parts/match/story-line.ts'
import type { MatchLogLine } from '#shared/contract/matches.ts'
import type { BattleEvent, Die, ExplainedRoll } from '#shared/games/planet28/battle/events.ts'
import {
  isOmittedFromReports,
  KEY_EVENT_TYPES,
  listEventRowIds,
} from '#shared/games/planet28/battle/reported-events.ts'
import type { BattleNameLookup } from '../battle-name-lookup.ts'

export interface StoryRoll {
  readonly text: string
  readonly dice: readonly Die[]
  readonly rule: string
}

/** An order with its dice. */
export interface RollStoryLine extends StoryLine {
  readonly seat: string
  readonly rolls: readonly StoryRoll[]
  /** Rules of the noted events, without duplicates. */
  readonly rules: readonly string[]
}

/** Converts a log line to a story line, with names for ids. */
export function buildStoryLine(line: MatchLogLine, names: BattleNameLookup): RollStoryLine {
  const all = line.events.map((item) => {
    const event = item.event as BattleEvent
    const text = listEventRowIds(event).reduce((so, id) => so.replaceAll(id, names.row(id)), item.text)
    return { text: names.told(text), event }
  })
  const lines = all.flatMap(({ text, event }) => {
    return event.type === 'rolled' ? toldSkill(event.roll, names) : isOmittedFromReports(event) ? [] : [text]
  })
  const [title = getTitleWithoutEvents(all, names), ...details] = lines
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
    isLoud: all.some(({ event }) => KEY_EVENT_TYPES.has(event.type)),
  }
}

/** Formats a skill roll with its result (P28-ROLL-1). */
function toldSkill({ unit, label, target, value, isSuccess }: ExplainedRoll, names: BattleNameLookup): string[] {
  if (target === null || isSuccess === null) return []
  return [`${label} of ${names.unit(unit)}: ${value} to be under ${target}, a ${isSuccess ? 'success' : 'failure'}`]
}

/** Title of a line of the story without an event to tell: a recorded hit, or that nothing happened. */
function getTitleWithoutEvents(all: readonly { readonly event: BattleEvent }[], names: BattleNameLookup): string {
  const hit = all.flatMap(({ event }) => (event.type === 'succeeded' ? [event.unit] : []))[0]
  return hit === undefined ? 'Nothing happens' : `A hit by ${names.unit(hit)}`
}
