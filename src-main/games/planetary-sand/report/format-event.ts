import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { ShotRoll, WorkInProgress } from '#shared/games/planetary-sand/battle.ts'
import { PHASES } from '#shared/games/planetary-sand/tables/phases.ts'
import { RANGE_BANDS } from '#shared/games/planetary-sand/tables/range-bands.ts'
import { TASKS } from '#shared/games/planetary-sand/tables/tasks.ts'
import { WEAPONS } from '#shared/games/planetary-sand/tables/weapons.ts'
import { formatCount, formatList, formatSigned } from '#shared/kit/format.ts'
import { getShotTargetId } from '../fire/declared-shots.ts'
import { formatStoneWallName } from '../ground/movement-barriers.ts'
import { formatStopReason } from '../ground/stop-reason.ts'

type Of<Type extends BattleEvent['type']> = Extract<BattleEvent, { type: Type }>

/** Formats each type of event. */
const WORDS: { readonly [Type in BattleEvent['type']]: (event: Of<Type>) => string } = {
  deployed: ({ things }) => `Set up: ${names(things.map(({ id }) => id))}`,
  'ended-phase': ({ side }) => `${side} is done`,
  tossed: ({ winner, isHeads }) => `The coin shows ${coin(isHeads)}: ${winner} decides who moves first`,
  'chose-first': ({ first }) => `${first} moves first`,
  'began-phase': ({ phase, turn }) =>
    turn === 0 ? PHASES[phase].title : `Turn ${turn}: ${PHASES[phase].title.toLowerCase()}`,
  acted: ({ task, things, moved, stopped }) =>
    `${names(things.map(({ id }) => id))}: ${TASKS[task].title}${moved > 0 ? ` R${moved}` : ''}${stopped === null ? '' : `, ${formatStopReason(stopped)}`}`,
  met: ({ units: [a, b] }) => `${a} and ${b} come within R1 and face each other`,
  faced: ({ headings }) => `Turn to the enemy: ${names(headings.map(({ id }) => id))}`,
  parted: ({ units: [a, b] }) => `${a} and ${b} part`,
  suited: ({ figures }) => `${names(figures)} put on suits`,
  stocked: ({ from, to }) => `A spare goes from ${from} to ${to}`,
  listed: ({ side, entries }) =>
    entries === null ? `${side} has listed who fires` : `${side} lists ${names(entries.map(({ shooter }) => shooter))}`,
  revealed: () => 'The firing lists are open',
  declared: ({ shot }) =>
    `${shot.shooter} aims ${WEAPONS[shot.weapon].title.toLowerCase()} at ${getShotTargetId(shot) ?? 'a point'}`,
  withdrew: ({ shooter }) => `${shooter} takes its shots back`,
  rolled: () => 'All dice of the volley are thrown',
  shot: ({ shooter, target, weapon, roll }) =>
    `${shooter} fires ${WEAPONS[weapon].title.toLowerCase()} at ${target}: ${formatShotRoll(roll)}`,
  launched: ({ shooter, weapon, drift, hits }) =>
    `${shooter} launches ${WEAPONS[weapon].title.toLowerCase()}: ${drift === null ? 'lost in space' : drift.replace('-', ' ')}${hits === null ? '' : hitWords(hits)}`,
  blasted: ({ hits }) => `The blast${hitWords(hits) || ' strikes nobody'}`,
  fell: ({ figures, why }) => `${names(figures)} out of the battle: ${why}`,
  wrecked: ({ machine }) => `${machine} is destroyed`,
  'got-out': ({ figure }) => `${figure} gets out`,
  opened: ({ opening, state }) => `${opening} is ${state}`,
  'felled-wall': ({ wall, gap }) => `${formatStoneWallName(wall)} is knocked down${gap ? ' where it was rammed' : ''}`,
  leaked: ({ room }) => `${room} loses its air by the next turn`,
  'lost-air': ({ room }) => `${room} has no air`,
  fled: ({ figure, to }) => `${figure} reaches ${to}`,
  'volley-fell': () => 'All losses fall together',
  closed: ({ melee }) => `Contact: ${names(melee.men[0])} against ${names(melee.men[1])}`,
  fought: ({ cancelled, as }) =>
    `Hand to hand: ${names(cancelled)} ${as === 'killed' ? 'cancel each other' : 'hold each other fast'}`,
  'ended-melee': () => 'The hand to hand is over',
  captured: ({ captives }) => `${captives.captor} captures ${names(captives.men)}`,
  guarded: ({ guards }) => `Prisoners are guarded by ${guards.length === 0 ? 'nobody' : names(guards)}`,
  escaped: ({ men }) => `${names(men)} get away`,
  exchanged: ({ men }) => `Prisoners are exchanged: ${names(men)} go home`,
  disarmed: ({ men }) => `${men ? names(men) : 'The prisoners'} reach the captor’s lines and are disarmed`,
  rejoined: ({ figures }) => `${names(figures)} are home and fight again`,
  worked: ({ work }) => `${workWords(work)}: ${work.done} of ${work.need}`,
  finished: ({ work }) => `${workWords(work)} is done`,
  abandoned: ({ work }) => `${workWords(work)} comes to nothing`,
  ordered: ({ robots, order, post }) =>
    `Order to ${names(robots)}: ${order ? `${ORDERS[order.kind]} ${order.target}` : (post ?? 'none')}`,
  'command-checked': ({ out, briefed = [] }) =>
    `Out of command: ${out.length === 0 ? 'nobody' : names(out)}${briefed.length === 0 ? '' : `. With a message: ${names(briefed)}`}`,
  fulfilled: ({ robots }) => `${names(robots)} have done what they were told, and march on`,
  'left-table': ({ figures }) => `${names(figures)} march off the table`,
  blocked: ({ machine }) => `${machine} is overcrowded this turn`,
  counted: ({ holds }) =>
    `Objectives: ${Object.entries(holds)
      .map(([side, { goal }]) => `${side} ${goal}`)
      .join(', ')}`,
  surrendered: ({ side }) => `${side} surrenders`,
  corrected: ({ note, figures, machines }) =>
    note === '' ? `Correct ${names([...figures, ...machines].map(({ id }) => id))}` : `Correct the record: ${note}`,
  applied: () => 'Apply the results',
  won: ({ winner }) => (winner === null ? 'Nobody wins' : `${winner} wins`),
}

/** Names of the orders that robots can receive. */
const ORDERS = { 'go-to': 'go to', attack: 'attack', guard: 'guard' } as const

/** Formats an event for the log. */
export function formatEvent(event: BattleEvent): string {
  const text = (WORDS[event.type] as (happened: BattleEvent) => string)(event)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** Maximum number of names in a text; of a whole army the others are counted. */
const MAX_NAMES = 12
const FIRST_NAMES = 3

function names(ids: readonly string[]): string {
  if (ids.length === 0) return 'Nobody'
  if (ids.length <= MAX_NAMES) return formatList(ids)
  return formatList([...ids.slice(0, FIRST_NAMES), `${ids.length - FIRST_NAMES} more`])
}

function coin(isHeads: boolean): string {
  return isHeads ? 'heads' : 'tails'
}

/** Formats a shot with all its numbers: dice, modifiers, number needed, damage, plate, coin. */
export function formatShotRoll({
  band,
  need,
  dice,
  parts,
  score,
  damage,
  defence,
  plate,
  isHeads,
  outcome,
}: ShotRoll): string {
  const added = parts.map(({ source, value }) => ` ${formatSigned(value)} ${source}`).join('')
  const aimed = `${RANGE_BANDS[band].title.toLowerCase()}, ${dice.join(' + ')}${added} = ${score} for ${need}`
  if (damage === null) return `${aimed}, ${outcome}`
  const struck = `damage ${damage} against ${plate === null ? '' : `${plate} `}${defence}`
  return `${aimed}, ${struck}${isHeads === null ? '' : `, ${coin(isHeads)}`}: ${outcome.replace('-', ' ')}`
}

function hitWords(hits: readonly { readonly target: string; readonly outcome: string }[]): string {
  return hits.map(({ target, outcome }) => `, ${target} ${outcome.replace('-', ' ')}`).join('')
}

const WORK_TITLES: Readonly<Record<WorkInProgress['kind'], string>> = {
  reload: 'Reloading',
  repair: 'Repairing',
  restore: 'Bringing air back to',
  salvage: 'Making a robot of',
}

function workWords({ kind, subject, workers }: WorkInProgress): string {
  return `${WORK_TITLES[kind]} ${subject} (${formatCount(workers.length, 'hand')})`
}
