import { type Modifier, sumModifiers } from '#main/games/kit/modifier.ts'
import { summarizeRolls } from '#main/games/kit/summarize-rolls.ts'
import type { BattleEvent, ExplainedRoll } from '#shared/games/planet28/battle/events.ts'
import { isOmittedFromReports } from '#shared/games/planet28/battle/reported-events.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { formatCount } from '#shared/kit/format.ts'
import type { AffectedPiece, CommandResult, RollResult } from '#shared/match/result.ts'
import { formatEvent } from './format-event.ts'
import { createNameReplacer } from './name-replacer.ts'

/** Describes what a command led to: its rolls, who was hurt, and everything else (P28-META-12). */
export function buildCommandReport(battle: Battle, events: readonly BattleEvent[]): CommandResult {
  const rename = createNameReplacer(battle)
  const rolls = events.flatMap((event) => (event.type === 'rolled' ? [event.roll] : []))
  const described = rolls.map((roll) => ({ ...describeRoll(roll), label: rename(`${roll.label} of ${roll.unit}`) }))
  const deciding = listDecidingRolls(rolls, findActingUnit(events))
  const affected = events.flatMap((event) => describeAffected(event) ?? [])
  const [title = describeUnreported(events), ...notes] = [
    ...(rolls.length > 0 ? events.flatMap(describeFreeAttack) : []),
    ...events.flatMap((event) =>
      event.type === 'rolled' ||
      event.type === 'struck' ||
      isOmittedFromReports(event) ||
      describeAffected(event) !== null
        ? []
        : [formatWithoutNote(event)],
    ),
  ]
  return {
    title: rename(title),
    ...summarizeRolls(
      described,
      described.filter((_roll, at) => deciding.includes(rolls[at] as ExplainedRoll)),
    ),
    rolls: described,
    affected: affected.map(({ name, ...piece }) => ({ ...piece, name: rename(name) })),
    notes: notes.map(rename),
  }
}

/** Formats an event without the gamemaster’s note: results may be shown on a screen for all. */
function formatWithoutNote(event: BattleEvent): string {
  return formatEvent(event.type === 'corrected' ? { ...event, note: '' } : event)
}

/** The title of a command without reported events, such as a loss that was entered by hand. */
function describeUnreported(events: readonly BattleEvent[]): string {
  const shown =
    events.find(({ type }) => type === 'lost') ??
    events.find((event) => event.type === 'succeeded' || describeAffected(event) !== null)
  return shown === undefined ? 'Nothing happens' : formatEvent(shown)
}

/** The title of an attack that costs no action, such as that of a charge. */
function describeFreeAttack(event: BattleEvent): string[] {
  if (event.type !== 'answered') return []
  const { due } = event
  if (due.ask === 'charge-fight') return [`Charge: ${due.unit} at ${due.target}`]
  return due.ask === 'free-fight' ? [`Free fight: ${due.unit} at ${due.against}`] : []
}

/** The unit that acts: it pays, attacks, or makes a pending decision, or rolls first. Null if nobody rolls. */
function findActingUnit(events: readonly BattleEvent[]): string | null {
  for (const event of events) {
    if (event.type === 'paid') return event.unit
    if (event.type === 'answered') return 'attack' in event.due ? event.due.attack.unit : event.due.unit
  }
  return events.find((event) => event.type === 'rolled')?.roll.unit ?? null
}

/**
 * The rolls that decide: the attacks of the acting unit, or else its first roll against a number, with all by the same
 * rule, such as the shots of a volley. A reroll replaces the roll before it (P28-ROLL-6).
 */
function listDecidingRolls(rolls: readonly ExplainedRoll[], actingUnit: string | null): ExplainedRoll[] {
  const own = rolls.filter(({ unit, target }) => unit === actingUnit && target !== null)
  const deciding = own.find(isAttack) ?? own[0]
  return own
    .filter(({ rule }) => rule === deciding?.rule)
    .filter((_roll, at, alike) => alike[at + 1]?.label.includes(AGAIN) !== true)
}

/** Marks the label of a reroll. */
const AGAIN = ', again: '

function describeRoll({ dice, modifiers, target, value, isSuccess, rule }: ExplainedRoll): Omit<RollResult, 'label'> {
  const [succeeds, fails] = OUTCOMES.find(({ rules }) => rules.some((id) => rule.startsWith(id)))?.words ?? [
    'Success',
    'Failure',
  ]
  // Modifiers are summands of the number to roll under, except for a vehicle’s break test, which adds them to the die.
  const isUnderSum = target === sumModifiers(modifiers) && dice.some(({ face }) => face === value)
  const isNatural = target !== null && isSuccess !== value < target
  return {
    draws: dice.map((die) => ({ kind: 'die', ...die })),
    modifiers: isUnderSum
      ? []
      : target === null
        ? [...listFixedParts({ dice, modifiers, value }), ...modifiers]
        : modifiers,
    total: value,
    needed: target === null ? null : { is: 'under', value: target, parts: isUnderSum ? modifiers : [] },
    outcome: isSuccess === null ? String(value) : isSuccess ? succeeds : fails,
    tone: isSuccess === null ? 'neutral' : isSuccess ? 'success' : 'failure',
    rules: [rule, ...(isNatural ? ['P28-ROLL-2'] : [])],
  }
}

/** The constant part of a dice sum, such as the -1 of 1D4-1 (P28-ROLL-3). */
function listFixedParts({ dice, modifiers, value }: Pick<ExplainedRoll, 'dice' | 'modifiers' | 'value'>): Modifier[] {
  const fixed = value - sumModifiers(modifiers) - dice.reduce((sum, { face }) => sum + face, 0)
  return fixed === 0 ? [] : [{ source: 'fixed', value: fixed }]
}

/** Rules of attack rolls. */
const ATTACKS: readonly string[] = ['P28-SHOOT', 'P28-FIGHT', 'P28-CHRG-1', 'P28-LEAVE-2', 'P28-VEH-FIGHT']

const isAttack = ({ rule }: ExplainedRoll): boolean => ATTACKS.some((id) => rule.startsWith(id))

/** Words for success and failure by the rule of a roll. */
const OUTCOMES: readonly { readonly rules: readonly string[]; readonly words: readonly [string, string] }[] = [
  { rules: ATTACKS, words: ['Hit', 'Missed'] },
  { rules: ['P28-CHRG-5'], words: ['Blocked', 'Not blocked'] },
  { rules: ['P28-BREAK-3'], words: ['Recovers', 'Runs again'] },
  { rules: ['P28-BREAK-8'], words: ['Dares', 'Afraid'] },
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
