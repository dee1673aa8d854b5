import { type Modifier, sumModifiers } from '#main/games/kit/modifier.ts'
import type {
  BattleEvent,
  BattleEventOf,
  ExplainedRoll,
  PositionChangeReason,
} from '#shared/games/planet28/battle/events.ts'
import type { PendingDecision } from '#shared/games/planet28/battle/state.ts'
import { formatCount } from '#shared/kit/format.ts'
import { formatUnitChange } from './format-unit-change.ts'

type Tellers = { readonly [Type in BattleEvent['type']]: (event: BattleEventOf<Type>) => string }

const TURN_WORDS: Pick<
  Tellers,
  'turn-began' | 'ordered' | 'put-later' | 'activated' | 'activation-ended' | 'turn-ended' | 'over'
> = {
  'turn-began': ({ turn }) => `Begin turn ${turn}`,
  ordered: ({ order }) => `Order of the turn: ${order.map(({ unit, agility }) => `${unit} ${agility}`).join(', ')}`,
  'put-later': ({ unit }) => `Let ${unit} act later`,
  activated: ({ unit, isStepIn }) => (isStepIn ? `Let ${unit} step in` : `Let ${unit} act`),
  'activation-ended': ({ unit, isHolding }) =>
    isHolding ? `Hold the actions of ${unit}` : `End the actions of ${unit}`,
  'turn-ended': () => 'End the turn',
  over: () => 'End the battle',
}

const UNIT_WORDS: Omit<Tellers, keyof typeof TURN_WORDS> = {
  paid: ({ unit, what, actions, at = [] }) =>
    `${what}: ${unit}${at.length === 0 ? '' : ` at ${at.join(' and ')}`}${actions === 1 ? '' : `, ${formatCount(actions, 'action')}`}`,
  rolled: ({ roll }) => rollWords(roll),
  'speed-changed': ({ unit, cm }) => `Speed of ${unit}: ${signed(cm)} cm this turn`,
  shifted: ({ unit, kind, cm }) =>
    kind === 'teleport' ? `${unit} appears elsewhere` : `${unit} ${SHIFTS[kind]} ${cm} cm`,
  touched: ({ unit, contacts }) =>
    contacts.length === 0 ? `Nobody touches ${unit}` : `${unit} touches ${contacts.join(', ')}`,
  measured: ({ unit, distances }) =>
    `From ${unit}: ${distances.map(({ unit: otherUnit, distanceCm }) => `${otherUnit} ${distanceCm} cm`).join(', ')}`,
  'on-face': ({ unit, face }) =>
    face === null
      ? `${unit} stands on firm ground`
      : `${unit} hangs ${face.reachedCm} cm up a face of ${face.faceCm} cm`,
  'set-apart': ({ unit, models }) =>
    models.length === 0 ? `${unit} is together` : `Apart from ${unit}: ${models.join(', ')}`,
  hurt: ({ model, hitPoints, cause }) => `${model} loses ${formatCount(hitPoints, 'hit point')}: ${cause}`,
  soaked: ({ model, hitPoints }) => `The armour of ${model} takes ${hitPoints}`,
  healed: ({ model, hitPoints }) => `${model} regains ${formatCount(hitPoints, 'hit point')}`,
  lost: ({ model, fate }) => (fate === 'slain' ? `${model} is slain` : `${model} flees from the table`),
  credited: ({ unit, isSection }) => `${isSection === true ? 'A section destroyed' : 'A kill'} by ${unit}`,
  succeeded: ({ unit }) => `A success of ${unit}`,
  focused: ({ unit, focus }) => `Focus test of ${unit}: ${focus}`,
  rerolled: ({ unit, source }) => `${source}: ${unit} rolls again`,
  struck: ({ weapon, target }) => `Hit ${target} with ${weapon}`,
  spared: ({ unit, other: sparedUnit }) => `${unit} spares ${sparedUnit} this turn`,
  marked: ({ unit, condition }) =>
    `${condition.source} on ${unit}${condition.until === null ? '' : ` until the end of turn ${condition.until}`}`,
  unmarked: ({ unit, condition, source = condition }) => `End of ${source} on ${unit}`,
  used: ({ model, item, pieces }) => `${model} uses ${pieces} × ${item}`,
  loaded: ({ model, weapon, isLoaded }) => (isLoaded ? `${model} loads ${weapon}` : `${weapon} of ${model} is empty`),
  'took-in-hand': ({ model, hands }) => `${model} takes in hand: ${hands.length === 0 ? 'nothing' : hands.join(', ')}`,
  gained: ({ model, item }) => `${model} takes ${item}`,
  changed: (event) =>
    formatUnitChange(event) ??
    `Note on ${event.unit}: ${Object.entries(event.change)
      .map(([name, value]) => `${name} ${JSON.stringify(value)}`)
      .join(', ')}`,
  'section-hurt': ({ unit, section }) =>
    `Section ${section.cell} of ${unit} has ${formatCount(section.hitPoints, 'hit point')}`,
  asked: ({ due }) => dueWords(due),
  answered: ({ due }) =>
    due.ask === 'answer'
      ? `${due.unit} answers the attack of ${due.attack.unit}`
      : due.ask === 'section'
        ? `The section of ${due.unit} is picked`
        : dueWords(due),
  zoned: ({ zone }) => `Hazardous ground within ${zone.radiusCm} cm of where ${zone.around} stands`,
  appeared: ({ unit }) => `${unit.name} appears`,
  controlled: ({ unit, by }) => `${by} leads ${unit} for an action`,
  vanished: ({ unit }) => `${unit} vanishes`,
  placed: () => 'Places on the map',
  split: ({ squad, characters }) => `${squad} breaks up: ${characters.map(({ name }) => name).join(' and ')}`,
  noted: ({ text }) => text,
  corrected: ({ unit, note }) => (note === '' ? `Correct ${unit}` : `Correct ${unit}: ${note}`),
}

const WORDS: Tellers = { ...TURN_WORDS, ...UNIT_WORDS }

/** Formats an event for the log. */
export function formatEvent(event: BattleEvent): string {
  const tell = WORDS[event.type] as (event: BattleEvent) => string
  return tell(event)
}

/** Names of displacements, placed before the distance. */
const SHIFTS: Readonly<Record<Exclude<PositionChangeReason, 'teleport'>, string>> = {
  move: 'moves',
  charge: 'charges',
  step: 'steps up',
  push: 'is pushed back',
  apart: 'goes apart',
  retreat: 'runs',
  leave: 'leaves the combat by',
  throw: 'is thrown',
  fall: 'falls',
}

/** Describes a pending decision. */
function dueWords(due: PendingDecision): string {
  switch (due.ask) {
    case 'retreat':
      return `${due.unit} has to run`
    case 'depart':
      return `${due.unit} goes out of the combat`
    case 'free-fight':
      return `${due.unit} may strike at ${due.against}`
    case 'push':
      return `${due.unit} may push ${due.target} back`
    case 'charge-fight':
      return `${due.unit} reaches ${due.target}`
    case 'answer':
      return `${due.attack.unit} attacks ${due.unit}, which may answer`
    case 'section':
      return `${due.attack.unit} attacks ${due.unit}, whose side picks the section`
  }
}

/** Formats a roll: “Shooting of a: 3 under 5 (6, Moves -1), a success”, with the symbol on the die. */
function rollWords({ unit, label, target, value, modifiers, isSuccess, dice }: ExplainedRoll): string {
  const isUnderSum = target !== null && dice.some(({ face }) => face === value)
  const parts = modifiers.map(({ source, value: number }: Modifier, at) =>
    at === 0 && isUnderSum ? `${source} ${number}` : `${source} ${signed(number)}`,
  )
  const fell = dice.map(({ sides, face }) => `D${sides} ${face}`)
  if (target === null)
    return `${label} of ${unit}: ${value} of ${[...fell, ...flatPart({ value, modifiers, dice })].join(', ')}${inBrackets(parts)}`
  const because = inBrackets(isUnderSum ? parts : [...fell, ...parts])
  return `${label} of ${unit}: ${value} to be under ${target}${because}, ${isSuccess === true ? 'a success' : 'a failure'}`
}

const inBrackets = (parts: readonly string[]): string => (parts.length === 0 ? '' : ` (${parts.join(', ')})`)

/** The constant part of a dice sum, such as the -1 of 1D4-1 (P28-ROLL-3). */
function flatPart({ value, modifiers, dice }: Pick<ExplainedRoll, 'value' | 'modifiers' | 'dice'>): string[] {
  const flat = value - sumModifiers(modifiers) - dice.reduce((sum, { face }) => sum + face, 0)
  return flat === 0 ? [] : [signed(flat)]
}

function signed(value: number): string {
  return value < 0 ? String(value) : `+${value}`
}
