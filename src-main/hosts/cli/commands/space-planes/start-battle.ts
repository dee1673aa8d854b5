import { randomBytes, randomUUID } from 'node:crypto'
import { seededDice } from '#main/games/kit/dice.ts'
import { SPACE_PLANES } from '#main/games/space-planes/game.ts'
import { type CommandResult, parseArguments, type Call, getTextOption, UsageError } from '#main/hosts/cli/command.ts'
import { MAX_NAME_LENGTH } from '#shared/contract/base.ts'
import type { FileBattle } from '#shared/contract/space-planes/exchange-file.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'
import { BattleOptions } from '#shared/games/space-planes/options.ts'
import { writeBattle } from './battle-file.ts'
import { listBattleLines } from './battle-lines.ts'
import { playOrders } from './play-orders.ts'
import { parseSettingsOption } from './settings-option.ts'

/**
 * `orrery space-planes start ANA BEN`: a battle before the first ship is placed (SP-SETUP-1, SP-SETUP-2). With
 * anchors, its cards are derived from both hash chains (SP-MAIL-2).
 */
export function startBattle(call: Call): CommandResult {
  const seats = parseArguments(call, 'start PLAYER PLAYER…').flatMap((seat) => seat ?? [])
  const anchors = anchorsOf(call)
  const options = optionsOf({ seats, settings: parseSettingsOption(call), ...(anchors && { byMail: true }) })
  const dice = seededDice(getTextOption(call, 'seed') ?? randomBytes(8).toString('hex'))
  const start = SPACE_PLANES.setUp(options, dice)
  const joined = seats.map((by, at): Command => ({ type: 'join', by, anchor: anchors?.[at] ?? '' }))
  if (anchors && anchors.length !== seats.length) throw new UsageError(ANCHORS)
  const name = seats.join(' against ').slice(0, MAX_NAME_LENGTH)
  const empty: FileBattle = { name, notes: '', origin: randomUUID(), options, faces: [...dice.faces], orders: [] }
  const { file, standing } = playOrders({ file: empty, standing: start }, { orders: anchors ? joined : [], seed: '' })
  const written = writeBattle(call, file, standing)
  return { data: SPACE_PLANES.viewFor(standing, null), text: listBattleLines(standing).join('\n'), ...written }
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

function anchorsOf(call: Call): readonly string[] | null {
  const text = getTextOption(call, 'anchors')
  if (text === null) return null
  const anchors = text.split(',').map((link) => link.trim())
  if (anchors.every((link) => /^[0-9a-f]{64}$/.test(link))) return anchors
  throw new UsageError(ANCHORS)
}
