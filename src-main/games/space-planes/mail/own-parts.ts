import { evolveAll, type LogEntry, replay } from '#main/games/kit/replay.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import { MAIL_SIDES, type MailSide, type ShownLink } from '#shared/games/space-planes/by-mail.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'
import { SPACE_PLANES } from '../game.ts'
import { hashState } from '../proof/card-chain.ts'
import type { AfterOrders, TurnOrder } from '../turn-text.ts'
import type { PlanesPart } from './parts.ts'
import { computeStateHashes } from './state-hashes.ts'

/** A battle by mail as one table has it. */
export interface MailBattle {
  /** What names it in both files. */
  readonly game: string
  /** The seat that is flown at this table. */
  readonly seat: string
  readonly start: Battle
  readonly log: readonly LogEntry<Command, BattleEvent>[]
  /** A link of the own chain: 0 is the anchor. */
  readonly ownLink: (at: number) => string
  /** The newest link that was shown here, whatever was undone since; null before the first. */
  readonly shown: ShownLink | null
}

/** What goes to the other table. */
export interface OwnParts {
  /** Everything given here since the other table was heard of: to send it again does no harm. */
  readonly parts: readonly PlanesPart[]
  /** How many orders of the log they end with: a turn that is begun here and not done is sent once it is. */
  readonly upTo: number
}

/** Orders of one kind and one turn that stand one after the other in the log. */
interface Run {
  readonly kind: 'joining' | 'places' | 'turn' | 'answer'
  readonly at: number
  readonly before: Battle
  readonly commands: readonly Command[]
  readonly end: Battle
}

/** The seat of a side, or the side of a seat: A places first. */
export function getSeatOfSide({ seats }: Pick<Battle, 'seats'>, side: MailSide): string {
  return seats[MAIL_SIDES.indexOf(side)] ?? ''
}

/** The side of a seat. */
export function getSideOfSeat({ seats }: Pick<Battle, 'seats'>, seat: string): MailSide {
  return seats[0] === seat ? 'A' : 'B'
}

/** How many links of each chain the shots of a log have used, those that were passed over counted (SP-MAIL-2). */
export function countUsedLinks(log: MailBattle['log']): number {
  const answered = log.flatMap(({ events }) => events.filter((event) => event.type === 'answered'))
  return answered.reduce((sum, { skipped = 0 }) => sum + 1 + skipped, 0)
}

/** The own link of a shot, by its number; 0 for the link that draws the places. */
export function getOwnLink(
  { ownLink, start, seat }: Pick<MailBattle, 'ownLink' | 'start' | 'seat'>,
  shot: number,
): string {
  return ownLink(start.mail?.drawsPlaces === seat ? shot + 1 : shot)
}

/** The link that a shot takes: the newest one shown where that was shown for this very shot, else one that was never shown. */
export function getShotLink({ log, shown }: Pick<MailBattle, 'log' | 'shown'>, at: number, aimed: Battle): number {
  if (shown?.state === hashState(aimed)) return shown.link
  return Math.max(countUsedLinks(log.slice(0, at)), shown?.link ?? 0) + 1
}

/** What is spent once these parts have left: the link of a shot that waits for its cards, else what was spent before. */
export function findShownLinkAfter(battle: MailBattle): ShownLink | null {
  const { log } = battle
  const standing = replay(SPACE_PLANES, battle.start, log)
  if (!standing.mail?.aimed || standing.active !== battle.seat) return battle.shown
  return { link: getShotLink(battle, log.length, standing), state: hashState(standing) }
}

/** What this table has given since the other one was heard of, as parts of a mail (SP-MAIL-1 to SP-MAIL-3). */
export function listOwnParts(battle: MailBattle): OwnParts {
  const { log, seat } = battle
  const from = log.findLastIndex(({ command }) => command.by !== seat && command.type !== 'apply') + 1
  const runs = runsOf(battle, from)
  const last = runs.at(-1)
  const isOpen = last !== undefined && last.kind === 'turn' && isUnderWay(last, seat)
  const parts = (isOpen ? runs.slice(0, -1) : runs).map((run) => partOf(battle, run))
  return { parts: withSpent(battle, parts), upTo: isOpen ? last.at : log.length }
}

/** The last part says how many links are spent, where nothing else in the battle says so. */
function withSpent({ start, log, shown }: MailBattle, parts: readonly PlanesPart[]): readonly PlanesPart[] {
  const last = parts.at(-1)
  const isKnown = shown === null || shown.link <= countUsedLinks(log) || replay(SPACE_PLANES, start, log).mail?.aimed
  if (isKnown || !last || last.kind === 'invitation') return parts
  return [...parts.slice(0, -1), { ...last, spent: shown.link }]
}

function isUnderWay({ before, end }: Run, seat: string): boolean {
  return end.turn === before.turn && end.phase === before.phase && end.active === seat && !end.mail?.aimed
}

/** Orders that make a part of their own. */
const RUNS: Partial<Record<Command['type'], Run['kind']>> = {
  join: 'joining',
  'draw-places': 'places',
  answer: 'answer',
}

function runsOf({ start, log, seat }: MailBattle, from: number): Run[] {
  const runs: Run[] = []
  let state = start
  for (const [at, { command, events }] of log.entries()) {
    const before = state
    state = evolveAll(SPACE_PLANES, state, events)
    if (at < from || command.by !== seat || command.type === 'apply') continue
    const kind = RUNS[command.type] ?? 'turn'
    const last = runs.at(-1)
    const isSame = last?.kind === 'turn' && kind === 'turn' && last.before.turn === before.turn && before.turn > 0
    if (last && isSame) runs.splice(-1, 1, { ...last, commands: [...last.commands, command], end: state })
    else runs.push({ kind, at, before, commands: [command], end: state })
  }
  return runs
}

function partOf(battle: MailBattle, { kind, at, before, commands, end }: Run): PlanesPart {
  const { game, seat, log, ownLink } = battle
  const head = { game, turn: before.turn, side: getSideOfSeat(before, seat) }
  const placed = { ...head, at, before: computeStateHashes(before), end: computeStateHashes(end) }
  if (kind === 'joining') return { kind, ...placed, anchor: ownLink(0) }
  if (kind === 'places') return { kind, ...placed, link: getOwnLink(battle, 0) }
  if (kind === 'answer') return { kind, ...placed, link: getOwnLink(battle, countUsedLinks(log.slice(0, at + 1))) }
  const [aimed] = commands.flatMap((command) => (command.type === 'aim' ? [command] : []))
  const after: AfterOrders = aimed ? { hit: aimed.hit, miss: aimed.miss } : { hit: null, miss: null }
  const link = aimed ? getOwnLink(battle, getShotLink(battle, at, end)) : null
  return { kind, ...placed, orders: commands.flatMap((command) => orderOf(command) ?? []), after, link }
}

/** An order as a turn says it, or null where it is none of a turn. */
function orderOf({ by: _by, ...command }: Command): TurnOrder | null {
  switch (command.type) {
    case 'aim':
      return { type: 'shoot', ship: command.ship, target: command.target }
    case 'place':
    case 'manoeuvre':
    case 'pass':
    case 'surrender':
    case 'leave-out':
      return command
    case 'shoot':
    case 'join':
    case 'draw-places':
    case 'answer':
    case 'correct':
    case 'apply':
    case 'enter':
    case 'announce':
    case 'reorient':
    case 'amend':
      return null
  }
}
