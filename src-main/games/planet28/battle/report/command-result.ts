import type { BattleEvent, Roll } from '#shared/games/planet28/battle/events.ts'
import { isOmittedFromReports } from '#shared/games/planet28/battle/reported-events.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { formatCount } from '#shared/kit/format.ts'
import type { AffectedPiece, CommandResult, RollResult, Tone } from '#shared/match/result.ts'
import { formatEvent } from './format-event.ts'
import { createNameReplacer } from './name-replacer.ts'

/** Describes what a command led to: its rolls, who was hurt, and everything else (P28-META-12). */
export function getCommandResult(battle: Battle, events: readonly BattleEvent[]): CommandResult {
  const rename = createNameReplacer(battle)
  const rolls = events.flatMap((event) => (event.type === 'rolled' ? [describeRoll(event.roll)] : []))
  const affected = events.flatMap((event) => describeAffected(event) ?? [])
  const [title = 'Nothing happens', ...notes] = events.flatMap((event) =>
    event.type === 'rolled' || isOmittedFromReports(event) || describeAffected(event) !== null
      ? []
      : [formatEvent(event)],
  )
  return {
    title: rename(title),
    tone: getTone(rolls),
    rolls: rolls.map((roll) => ({ ...roll, label: rename(roll.label) })),
    affected: affected.map(({ name, ...piece }) => ({ ...piece, name: rename(name) })),
    notes: notes.map(rename),
  }
}

/** The first roll against a number decides, or one of several that succeeds, such as the hits of a volley. */
function getTone(rolls: readonly RollResult[]): Tone {
  const [first, ...others] = rolls.filter(({ needed }) => needed !== null)
  if (first === undefined) return 'neutral'
  return [first, ...others.filter(({ label }) => label === first.label)].some(({ tone }) => tone === 'success')
    ? 'success'
    : 'failure'
}

function describeRoll({ unit, label, dice, modifiers, target, value, isSuccess, rule }: Roll): RollResult {
  const [succeeds, fails] = OUTCOMES.find(({ rules }) => rules.some((id) => rule.startsWith(id)))?.words ?? [
    'Success',
    'Failure',
  ]
  return {
    label: `${label} of ${unit}`,
    draws: dice.map((die) => ({ kind: 'die', ...die })),
    modifiers: target === null ? modifiers : [],
    total: value,
    needed: target === null ? null : { is: 'under', value: target, parts: modifiers },
    outcome: isSuccess === null ? String(value) : isSuccess ? succeeds : fails,
    tone: isSuccess === null ? 'neutral' : isSuccess ? 'success' : 'failure',
    rules: [rule],
  }
}

/** Words for success and failure by the rule of a roll. */
const OUTCOMES: readonly { readonly rules: readonly string[]; readonly words: readonly [string, string] }[] = [
  { rules: ['P28-SHOOT', 'P28-FIGHT', 'P28-CHRG-1', 'P28-LEAVE-2', 'P28-VEH-FIGHT'], words: ['Hit', 'Missed'] },
  { rules: ['P28-CHRG-5'], words: ['Blocked', 'Not blocked'] },
  { rules: ['P28-BREAK', 'P28-CHRG-7', 'P28-SQ-11', 'P28-VEH-BREAK'], words: ['Stands firm', 'Breaks'] },
  { rules: ['P28-CLIMB'], words: ['Holds on', 'Falls'] },
]

function describeAffected(event: BattleEvent): AffectedPiece | null {
  switch (event.type) {
    case 'hurt':
      return {
        id: event.model,
        name: event.model,
        change: `loses ${formatCount(event.hitPoints, 'hit point')}`,
        tone: 'failure',
      }
    case 'soaked':
      return { id: event.model, name: event.model, change: `has ${event.hitPoints} stopped by armour`, tone: 'neutral' }
    case 'healed':
      return {
        id: event.model,
        name: event.model,
        change: `regains ${formatCount(event.hitPoints, 'hit point')}`,
        tone: 'success',
      }
    case 'lost':
      return {
        id: event.model,
        name: event.model,
        change: event.fate === 'slain' ? 'is slain' : 'flees from the table',
        tone: 'failure',
      }
    case 'section-hurt':
      return {
        id: event.unit,
        name: event.unit,
        change: `section ${event.section.cell} has ${formatCount(event.section.hitPoints, 'hit point')} left`,
        tone: 'failure',
      }
    default:
      return null
  }
}
