import { summarizeRolls } from '#main/games/kit/summarize-rolls.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { RolledShot, ShotOutcome } from '#shared/games/planetary-sand/battle.ts'
import { RANGE_BANDS } from '#shared/games/planetary-sand/tables/range-bands.ts'
import { WEAPONS } from '#shared/games/planetary-sand/tables/weapons.ts'
import type { AffectedPiece, CommandResult, RollResult } from '#shared/match/result.ts'
import { formatEvent } from './format-event.ts'

/** Events that give a result its title if several happened. */
const LEADING: readonly BattleEvent['type'][] = [
  'won',
  'captured',
  'escaped',
  'exchanged',
  'disarmed',
  'rejoined',
  'opened',
  'lost-air',
]

/** Events that are shown otherwise, or say nothing of their own. */
const SILENT: readonly BattleEvent['type'][] = ['volley-fell', 'ended-phase', 'shot', 'fell', 'wrecked', 'rolled']

/** Describes what a command led to: the shots of a volley, who fell, and everything else (SAND-HIT-5, SAND-TURN-3). */
export function buildCommandReport(_view: unknown, events: readonly BattleEvent[]): CommandResult {
  const rolls = events.flatMap((event) => (event.type === 'shot' ? [describeShot(event)] : []))
  const shown = events.filter(({ type }) => !SILENT.includes(type))
  const lead = shown.find(({ type }) => LEADING.includes(type)) ?? shown[0] ?? events[0]
  return {
    title: rolls.length > 0 ? describeVolley(events) : lead === undefined ? 'Nothing happens' : formatWithoutNote(lead),
    ...summarizeRolls(rolls, rolls),
    rolls,
    affected: events.flatMap(describeAffected),
    notes: shown.filter((event) => rolls.length > 0 || event !== lead).map(formatWithoutNote),
  }
}

/** Formats an event without the gamemaster’s note: results may be shown on a screen for all. */
function formatWithoutNote(event: BattleEvent): string {
  return formatEvent(event.type === 'corrected' ? { ...event, note: '' } : event)
}

function describeVolley(events: readonly BattleEvent[]): string {
  const shots = events.filter((event) => event.type === 'shot')
  const [first] = shots
  if (first === undefined || shots.length > 1) return `A volley of ${shots.length} shots`
  return `${first.shooter} fires ${WEAPONS[first.weapon].title.toLowerCase()} at ${first.target}`
}

function describeShot({ shooter, target, weapon, roll }: RolledShot): RollResult {
  const { band, need, dice, parts, score, isHeads, outcome } = roll
  const isEffective = EFFECTIVE.includes(outcome)
  return {
    label: `${shooter} at ${target}: ${WEAPONS[weapon].title.toLowerCase()}, ${RANGE_BANDS[band].title.toLowerCase()}${describeDamage(roll)}`,
    draws: [
      ...dice.map((face) => ({ kind: 'die', sides: 6, face }) as const),
      ...(isHeads === null ? [] : [{ kind: 'coin', isHeads } as const]),
    ],
    modifiers: parts,
    total: score,
    needed: { is: 'at-least', value: need, parts: [] },
    outcome: OUTCOMES[outcome],
    tone: isEffective ? 'success' : 'failure',
    rules: ['SAND-HIT-5', ...(isHeads === null ? [] : ['SAND-DEF-2'])],
  }
}

function describeDamage({ damage, defence, plate }: RolledShot['roll']): string {
  return damage === null ? '' : `, damage ${damage} against ${plate === null ? '' : `${plate} `}${defence}`
}

const OUTCOMES: Readonly<Record<ShotOutcome, string>> = {
  'out-of-range': 'Out of range',
  'no-direct-fire': 'No direct fire',
  'no-target': 'No target',
  miss: 'Missed',
  'no-effect': 'No effect',
  killed: 'Killed',
  damaged: 'Damaged',
  destroyed: 'Destroyed',
  punctured: 'Punctured',
  breached: 'Breached',
}

const EFFECTIVE: readonly ShotOutcome[] = ['killed', 'damaged', 'destroyed', 'punctured', 'breached']

function describeAffected(event: BattleEvent): AffectedPiece[] {
  switch (event.type) {
    case 'fell':
      return event.figures.map((id) => ({
        id,
        name: id,
        change: `is out of the battle: ${event.why}`,
        tone: 'failure',
      }))
    case 'wrecked':
      return [{ id: event.machine, name: event.machine, change: 'is destroyed', tone: 'failure' }]
    default:
      return []
  }
}
