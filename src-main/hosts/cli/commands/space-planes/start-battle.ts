import { randomBytes } from 'node:crypto'
import { seededDice } from '#main/games/kit/dice.ts'
import { SPACE_PLANES } from '#main/games/space-planes/game.ts'
import { type Answer, type Call, textOf, WrongUsage } from '#main/hosts/cli/command.ts'
import { writeBattle } from './battle-file.ts'
import { battleLines } from './battle-lines.ts'
import { settingsFrom } from './settings-from.ts'

/** `orrery space-planes start ANA BEN`: a battle before the first ship is placed (SP-SETUP-1, SP-SETUP-2). */
export function startBattle(call: Call): Answer {
  const [, ...seats] = call.args
  const anchors = textOf(call, 'anchors')
    ?.split(',')
    .map((link) => link.trim())
  const cards = anchors ? { deckMode: 'table' } : {} // the links deal them
  const read = SPACE_PLANES.options.safeParse({ seats, settings: { ...settingsFrom(textOf(call, 'set')), ...cards } })
  if (!read.success)
    throw new WrongUsage(`Name 2 to 6 players, the first placer first, and settings such as --set tie=shared.`)
  const dice = seededDice(textOf(call, 'seed') ?? randomBytes(8).toString('hex'))
  const start = SPACE_PLANES.setUp(read.data, dice)
  const proof = anchors ? { proof: { anchors: anchorsOf(seats, anchors), links: {} } } : {}
  writeBattle(call, { options: read.data, faces: dice.faces, start, log: [], ...proof })
  return { data: SPACE_PLANES.viewFor(start, null), text: battleLines(start).join('\n') }
}

/** The anchor of each seat, in the order of the seats. */
function anchorsOf(seats: readonly string[], anchors: readonly string[]): Record<string, string> {
  if (anchors.length !== seats.length || anchors.some((link) => !/^[0-9a-f]{64}$/.test(link)))
    throw new WrongUsage('--anchors takes one anchor a player, in their order: each makes one with link SECRET 0.')
  return Object.fromEntries(seats.map((seat, at) => [seat, anchors[at] ?? '']))
}
