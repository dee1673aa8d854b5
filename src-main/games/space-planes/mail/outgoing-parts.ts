import { evolveAll, type LogEntry, replayLog } from '#main/games/kit/replay.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import { MAIL_SIDES, type MailSide, type RevealedChainLink } from '#shared/games/space-planes/by-mail.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'
import { SPACE_PLANES } from '../game.ts'
import { hashBattle } from '../proof/card-chain.ts'
import type { OrdersAfterShot, OrderWithoutSeat } from '../turn-text.ts'
import type { PlanesMailPart } from './parts.ts'
import { computeStateHashes } from './state-hashes.ts'

/** A battle by mail from the local player's view. */
export interface MailBattle {
  /** Identifier shared by both files. */
  readonly game: string
  /** The seat of the local player. */
  readonly seat: string
  readonly start: Battle
  readonly log: readonly LogEntry<Command, BattleEvent>[]
  /** A link of the own chain; link 0 is the anchor. */
  readonly ownLink: (at: number) => string
  /** The newest own link that was revealed, even if undone since; null if none. */
  readonly shown: RevealedChainLink | null
}

/** Parts to send to the other player. */
export interface OutgoingParts {
  /** Everything ordered locally since the last mail of the other player. Sending it again is harmless. */
  readonly parts: readonly PlanesMailPart[]
  /** Number of log entries covered. A turn in progress is sent once it is complete. */
  readonly upTo: number
}

/** Consecutive log entries of one kind and one turn. */
interface Run {
  readonly kind: 'joining' | 'places' | 'turn' | 'answer'
  readonly at: number
  readonly before: Battle
  readonly commands: readonly Command[]
  readonly end: Battle
}

/** The seat of a side; A places first. */
export function getSeatOfSide({ seats }: Pick<Battle, 'seats'>, side: MailSide): string {
  return seats[MAIL_SIDES.indexOf(side)] ?? ''
}

export function getSideOfSeat({ seats }: Pick<Battle, 'seats'>, seat: string): MailSide {
  return seats[0] === seat ? 'A' : 'B'
}

/** Number of links of each chain used by the shots of a log, including skipped ones (SP-MAIL-2). */
export function countUsedCardLinks(log: MailBattle['log']): number {
  const answered = log.flatMap(({ events }) => events.filter((event) => event.type === 'answered'))
  return answered.reduce((sum, { skipped = 0 }) => sum + 1 + skipped, 0)
}

/** The own link of a shot by its number; number 0 is the link that draws the places. */
export function getOwnCardLink(
  { ownLink, start, seat }: Pick<MailBattle, 'ownLink' | 'start' | 'seat'>,
  shot: number,
): string {
  return ownLink(start.mail?.drawsPlaces === seat ? shot + 1 : shot)
}

/** The link for a shot: the newest revealed one if it was revealed for this very shot, otherwise an unused one. */
export function getShotCardLinkNumber(
  { log, shown }: Pick<MailBattle, 'log' | 'shown'>,
  at: number,
  aimed: Battle,
): number {
  if (shown?.state === hashBattle(aimed)) return shown.link
  return Math.max(countUsedCardLinks(log.slice(0, at)), shown?.link ?? 0) + 1
}

/** The newest spent link after sending these parts: that of a waiting shot, otherwise the previous one. */
export function findNewestShownLinkAfterSending(battle: MailBattle): RevealedChainLink | null {
  const { log } = battle
  const standing = replayLog(SPACE_PLANES, battle.start, log)
  if (!standing.mail?.aimed || standing.active !== battle.seat) return battle.shown
  return { link: getShotCardLinkNumber(battle, log.length, standing), state: hashBattle(standing) }
}

/** Lists everything ordered locally since the last mail of the other player, as parts (SP-MAIL-1 to SP-MAIL-3). */
export function listOutgoingParts(battle: MailBattle): OutgoingParts {
  const { log, seat } = battle
  const from = log.findLastIndex(({ command }) => command.by !== seat && command.type !== 'apply') + 1
  const runs = runsOf(battle, from)
  const last = runs.at(-1)
  const isOpen = last !== undefined && last.kind === 'turn' && isUnderWay(last, seat)
  const parts = (isOpen ? runs.slice(0, -1) : runs).map((run) => partOf(battle, run))
  return { parts: withSpent(battle, parts), upTo: isOpen ? last.at : log.length }
}

/** Adds the number of spent links to the last part if the battle does not imply it. */
function withSpent({ start, log, shown }: MailBattle, parts: readonly PlanesMailPart[]): readonly PlanesMailPart[] {
  const last = parts.at(-1)
  const isKnown =
    shown === null || shown.link <= countUsedCardLinks(log) || replayLog(SPACE_PLANES, start, log).mail?.aimed
  if (isKnown || !last || last.kind === 'invitation') return parts
  return [...parts.slice(0, -1), { ...last, spent: shown.link }]
}

function isUnderWay({ before, end }: Run, seat: string): boolean {
  return end.turn === before.turn && end.phase === before.phase && end.active === seat && !end.mail?.aimed
}

/** Commands that form a part of their own. */
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

function partOf(battle: MailBattle, { kind, at, before, commands, end }: Run): PlanesMailPart {
  const { game, seat, log, ownLink } = battle
  const head = { game, turn: before.turn, side: getSideOfSeat(before, seat) }
  const placed = { ...head, at, before: computeStateHashes(before), end: computeStateHashes(end) }
  if (kind === 'joining') return { kind, ...placed, anchor: ownLink(0) }
  if (kind === 'places') return { kind, ...placed, link: getOwnCardLink(battle, 0) }
  if (kind === 'answer')
    return { kind, ...placed, link: getOwnCardLink(battle, countUsedCardLinks(log.slice(0, at + 1))) }
  const [aimed] = commands.flatMap((command) => (command.type === 'aim' ? [command] : []))
  const after: OrdersAfterShot = aimed ? { hit: aimed.hit, miss: aimed.miss } : { hit: null, miss: null }
  const link = aimed ? getOwnCardLink(battle, getShotCardLinkNumber(battle, at, end)) : null
  return { kind, ...placed, orders: commands.flatMap((command) => orderOf(command) ?? []), after, link }
}

/** Converts a command to an order of a turn, or null if it is not one. */
function orderOf({ by: _by, ...command }: Command): OrderWithoutSeat | null {
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
