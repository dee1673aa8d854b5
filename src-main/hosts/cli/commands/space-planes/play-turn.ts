import { randomBytes, randomUUID } from 'node:crypto'
import { createSeededDice } from '#main/games/kit/dice.ts'
import { evolveAll } from '#main/games/kit/replay.ts'
import { formatEvent } from '#main/games/space-planes/format-event.ts'
import { SPACE_PLANES } from '#main/games/space-planes/game.ts'
import { formatNearestPlaceHint } from '#main/games/space-planes/nearest-place.ts'
import {
  createCommandFromOrder,
  createMailCommand,
  parseTurn,
  TURN_GRAMMAR,
} from '#main/games/space-planes/turn-text.ts'
import {
  type CommandResult,
  parseArguments,
  type CommandLineCall,
  getTextOption,
  UsageError,
} from '#main/hosts/cli/command.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import { MAX_NAME_LENGTH } from '#shared/contract/base.ts'
import type { FileBattle } from '#shared/contract/space-planes/exchange-file.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'
import { BattleOptions } from '#shared/games/space-planes/options.ts'
import { type ReplayedBattle, readAndReplayBattle, writeBattle } from './battle-file.ts'
import { listBattleSummaryLines } from './battle-summary.ts'
import { parseSettingsOption } from './settings-option.ts'

/**
 * `orrery space-planes place FILE X Y HEADING FACE PLANE`: places the next ship of the side whose turn it is to place
 * (SP-SETUP-2 to -6).
 */
export function placeShip(call: CommandLineCall): CommandResult {
  const [path, ...numbers] = parseArguments(call, 'place FILE X Y HEADING FACE PLANE')
  const flown = readAndReplayBattle(path)
  const [x, y, heading, face, plane] = numbers.map(numberFrom)
  const read = SPACE_PLANES.commands.safeParse({ type: 'place', by: flown.standing.active, x, y, heading, face, plane })
  if (!read.success)
    throw new UsageError(
      'Say where: X Y in mm, HEADING from 0 to 359.9 degrees, FACE up and PLANE from 1 to 6: place FILE 300 150 0 1 3.',
    )
  return answerOf(call, flown, { orders: [read.data] })
}

/** Parses a number; NaN if the text is empty or not a number. */
function numberFrom(text = ''): number {
  return /^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : NaN
}

/**
 * `orrery space-planes turn FILE "VECTOR a LONG N; SHOOT a>b"`: plays a turn, its orders in sequence, and the
 * consequences of its shot (SP-TURN-1, SP-MAIL-1). A shot by mail waits for its cards.
 */
export function playTurn(call: CommandLineCall): CommandResult {
  const [path, ...words] = parseArguments(call, 'turn FILE "ORDERS…"')
  const flown = readAndReplayBattle(path)
  const { orders, after, problems } = parseTurn(words.join(' '))
  const [problem] = problems
  if (problem) throw new UsageError(`Order ${problem.statement}, “${problem.text}”: ${problem.why}`)
  if (orders.length === 0) throw new UsageError(['Say what is done this turn:', ...TURN_GRAMMAR].join('\n'))
  const { active: by, mail } = flown.standing
  if (mail) return answerOf(call, flown, { orders: orders.map((order) => createMailCommand(order, after, by)) })
  const onShot = (isHit: boolean) => {
    const next = after[isHit ? 'hit' : 'miss']
    return next === null ? null : createCommandFromOrder(next, by)
  }
  return answerOf(call, flown, { orders: orders.map((order) => createCommandFromOrder(order, by)), onShot })
}

/**
 * `orrery space-planes cards FILE SHOOTER’S-LINK TARGET’S-LINK`: derives the cards of the waiting shot from the next
 * links of both chains and plays its consequences (SP-MAIL-2).
 */
export function resolveWaitingShot(call: CommandLineCall): CommandResult {
  const [path, shooter = '', target = ''] = parseArguments(call, 'cards FILE SHOOTERS-LINK TARGETS-LINK')
  const flown = readAndReplayBattle(path)
  const { ships, mail, active } = flown.standing
  const by = ships.find(({ id }) => id === mail?.aimed?.target)?.owner ?? active
  const read = SPACE_PLANES.commands.safeParse({ type: 'answer', by, shooter, target })
  if (!read.success)
    throw new UsageError('A link has 64 hexadecimal digits: the shooter’s first, then that of the target’s owner.')
  return answerOf(call, flown, { orders: [read.data] })
}

interface PlannedTurn {
  readonly orders: readonly Command[]
  readonly onShot?: (isHit: boolean) => Command | null
}

function answerOf(call: CommandLineCall, before: ReplayedBattle, planned: PlannedTurn): CommandResult {
  const seed = getTextOption(call, 'seed') ?? randomBytes(8).toString('hex')
  const { file, standing, happened } = playOrders(before, { ...planned, seed })
  const written = writeBattle(call, file, standing)
  const open = happened.flatMap((event) => SPACE_PLANES.eventFor(event, null) ?? [])
  return {
    data: { events: open, battle: SPACE_PLANES.viewFor(standing, null) },
    text: [...open.map(formatEvent), ...listBattleSummaryLines(standing)].join('\n'),
    ...written,
  }
}

/** A battle file and the state of its battle. */
interface OpenFile {
  readonly file: FileBattle
  readonly standing: Battle
}

/** Orders to be played. */
interface Ordered {
  readonly orders: readonly Command[]
  /** Returns the command that follows a shot once its result is known; null for none. */
  readonly onShot?: (isHit: boolean) => Command | null
  /** Seed from which a reshuffle derives its cards. */
  readonly seed: string
}

/**
 * Plays orders in sequence. If one is refused, reports its reason and the nearest legal order, and plays none of them.
 */
export function playOrders({ file, standing }: OpenFile, { orders, onShot = () => null, seed }: Ordered) {
  const happened: BattleEvent[] = []
  const played = [...file.orders]
  const waiting = [...orders]
  let battle = standing
  for (let order = waiting.shift(), count = 1; order; order = waiting.shift(), count += 1) {
    const dice = createSeededDice(`${seed}/${played.length}`)
    const events = eventsOf(battle, order, { count, dice })
    battle = evolveAll(SPACE_PLANES, battle, events)
    played.push({ command: order, faces: [...dice.faces] })
    happened.push(...events)
    const shot = events.find((event) => event.type === 'shot')
    const next = shot && battle.phase !== 'over' ? onShot(shot.isHit) : null
    if (next) waiting.push(next)
  }
  return { file: { ...file, orders: played }, standing: battle, happened }
}

function eventsOf(
  battle: Battle,
  command: Command,
  { count, dice }: { readonly count: number; readonly dice: ReturnType<typeof createSeededDice> },
): readonly BattleEvent[] {
  const decision = SPACE_PLANES.decide(battle, command, dice)
  if (decision.ok) return decision.events
  const { message, rule } = decision.refusal
  const why = `Order ${count}: ${message}${rule === null ? '' : ` (${rule})`}`
  throw new RefusalError('illegal', `${why} ${formatNearestPlaceHint(battle, command)}`.trim())
}

/**
 * `orrery space-planes start ANA BEN`: a battle before the first ship is placed (SP-SETUP-1, SP-SETUP-2). With
 * anchors, its cards are derived from both hash chains (SP-MAIL-2).
 */
export function startBattle(call: CommandLineCall): CommandResult {
  const seats = parseArguments(call, 'start PLAYER PLAYER…').flatMap((seat) => seat ?? [])
  const anchors = anchorsOf(call)
  const options = optionsOf({ seats, settings: parseSettingsOption(call), ...(anchors && { byMail: true }) })
  const dice = createSeededDice(getTextOption(call, 'seed') ?? randomBytes(8).toString('hex'))
  const start = SPACE_PLANES.setUp(options, dice)
  const joined = seats.map((by, at): Command => ({ type: 'join', by, anchor: anchors?.[at] ?? '' }))
  if (anchors && anchors.length !== seats.length) throw new UsageError(ANCHORS)
  const name = seats.join(' against ').slice(0, MAX_NAME_LENGTH)
  const empty: FileBattle = { name, notes: '', origin: randomUUID(), options, faces: [...dice.faces], orders: [] }
  const { file, standing } = playOrders({ file: empty, standing: start }, { orders: anchors ? joined : [], seed: '' })
  const written = writeBattle(call, file, standing)
  return { data: SPACE_PLANES.viewFor(standing, null), text: listBattleSummaryLines(standing).join('\n'), ...written }
}

function optionsOf(given: unknown): BattleOptions {
  const read = BattleOptions.safeParse(given)
  if (read.success) return read.data
  const own = read.error.issues.flatMap(({ code, path, message }) =>
    code === 'custom' || path.length === 2 ? [message] : [],
  )
  throw new UsageError([...new Set(own)].join(' ') || 'Name 2 to 6 players, the first placer first: start ANA BEN.')
}

const ANCHORS = '--anchors takes one anchor a player, in their order: each makes one with link SECRET 0.'

function anchorsOf(call: CommandLineCall): readonly string[] | null {
  const text = getTextOption(call, 'anchors')
  if (text === null) return null
  const anchors = text.split(',').map((link) => link.trim())
  if (anchors.every((link) => /^[0-9a-f]{64}$/.test(link))) return anchors
  throw new UsageError(ANCHORS)
}
