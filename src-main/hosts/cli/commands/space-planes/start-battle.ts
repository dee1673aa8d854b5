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
  const read = SPACE_PLANES.options.safeParse({ seats, settings: settingsFrom(textOf(call, 'set')) })
  if (!read.success)
    throw new WrongUsage(`Name 2 to 6 players, the first placer first, and settings such as --set tie=shared.`)
  const dice = seededDice(textOf(call, 'seed') ?? randomBytes(8).toString('hex'))
  const start = SPACE_PLANES.setUp(read.data, dice)
  writeBattle(call, { options: read.data, faces: dice.faces, start, log: [] })
  return { data: SPACE_PLANES.viewFor(start, null), text: battleLines(start).join('\n') }
}
