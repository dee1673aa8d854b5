import { randomBytes } from 'node:crypto'
import { formatEvent } from '#main/games/space-planes/format-event.ts'
import { SPACE_PLANES } from '#main/games/space-planes/game.ts'
import {
  createCommandFromOrder,
  createMailCommand,
  parseTurn,
  TURN_GRAMMAR,
} from '#main/games/space-planes/turn-text.ts'
import { type CommandResult, parseArguments, type Call, getTextOption, UsageError } from '#main/hosts/cli/command.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'
import { type ReplayedBattle, readBattle, writeBattle } from './battle-file.ts'
import { listBattleLines } from './battle-lines.ts'
import { playOrders } from './play-orders.ts'

/**
 * `orrery space-planes place FILE X Y HEADING FACE PLANE`: places the next ship of the side whose turn it is to place
 * (SP-SETUP-2 to -6).
 */
export function placeShip(call: Call): CommandResult {
  const [path, ...numbers] = parseArguments(call, 'place FILE X Y HEADING FACE PLANE')
  const flown = readBattle(path)
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
export function playTurn(call: Call): CommandResult {
  const [path, ...words] = parseArguments(call, 'turn FILE "ORDERS…"')
  const flown = readBattle(path)
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
export function dealCards(call: Call): CommandResult {
  const [path, shooter = '', target = ''] = parseArguments(call, 'cards FILE SHOOTERS-LINK TARGETS-LINK')
  const flown = readBattle(path)
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

function answerOf(call: Call, before: ReplayedBattle, planned: PlannedTurn): CommandResult {
  const seed = getTextOption(call, 'seed') ?? randomBytes(8).toString('hex')
  const { file, standing, happened } = playOrders(before, { ...planned, seed })
  const written = writeBattle(call, file, standing)
  const open = happened.flatMap((event) => SPACE_PLANES.eventFor(event, null) ?? [])
  return {
    data: { events: open, battle: SPACE_PLANES.viewFor(standing, null) },
    text: [...open.map(formatEvent), ...listBattleLines(standing)].join('\n'),
    ...written,
  }
}
