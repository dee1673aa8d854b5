import { resolve } from 'node:path'
import type { ReplayedMatch } from '#main/games/kit/replay-file.ts'
import { replayLog } from '#main/games/kit/replay.ts'
import { SPACE_PLANES } from '#main/games/space-planes/game.ts'
import { computeBattleFileSeal } from '#main/games/space-planes/proof/file-seal.ts'
import { type CommandLineCall, getTextOption, UsageError } from '#main/hosts/cli/command.ts'
import { readTextFile } from '#main/hosts/cli/files.ts'
import { writeNewFile } from '#main/hosts/cli/files.ts'
import { type ParsedFile, parseOrreryFile } from '#main/services/exchange/orrery-file.ts'
import { replayBattleFile } from '#main/services/games/space-planes/battle-file.ts'
import { PLANES_FILE_HEADER } from '#main/services/games/space-planes/exchange-files.ts'
import { BattleFile, type FileBattle, PLANES_FILE_FORMAT_VERSION } from '#shared/contract/space-planes/exchange-file.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'

const FILES = {
  schema: BattleFile,
  format: PLANES_FILE_FORMAT_VERSION,
  kinds: ['battle'],
  what: 'a battle of Space Planes',
  ending: '',
} as const

/** A battle as read from its file, its events, and the state after them. */
export interface ReplayedBattle extends ReplayedMatch<Battle, Command, BattleEvent> {
  readonly file: FileBattle
  readonly standing: Battle
}

/** Parses a battle written by Export or `--out`. Throws with line and reason if it is not one. */
export function readBattleFile(path: string | undefined): ParsedFile<FileBattle> {
  const { file, refuse } = parseOrreryFile(readTextFile(path, 'the file of a battle'), FILES)
  return { file: file.battle, refuse }
}

/**
 * Replays a parsed battle. An order that the rules refuse throws with its line, the rule and the nearest legal order.
 */
export function replayParsedBattleFile({ file, refuse }: ParsedFile<FileBattle>): ReplayedBattle {
  const { start, orders } = replayBattleFile(file, refuse)
  return { file, start, orders, standing: replayLog(SPACE_PLANES, start, orders) }
}

/** Reads a battle from a file and replays it. */
export function readAndReplayBattle(path: string | undefined): ReplayedBattle {
  return replayParsedBattleFile(readBattleFile(path))
}

/** Writes a battle to the new file given by `--out`. Says so if the option is absent. */
export function writeBattle(call: CommandLineCall, battle: FileBattle, end: Battle): { readonly remark?: string } {
  const out = getTextOption(call, 'out')
  if (out === null) return { remark: 'Nothing was written: --out FILE keeps the battle.' }
  const file: BattleFile = {
    ...PLANES_FILE_HEADER,
    kind: 'battle',
    battle: { ...battle, seal: computeBattleFileSeal(battle, end) },
  }
  writeNewFile(resolve(out), `${JSON.stringify(file, null, 2)}\n`)
  return {}
}

/** Returns the ship with the letter given as an argument. */
export function requireShip({ ships }: Battle, id: string | undefined) {
  const ship = ships.find((candidate) => candidate.id === id?.toLowerCase())
  if (ship) return ship
  throw new UsageError(
    `There is no ship ${id ?? ''}. On the table: ${ships.map((item) => item.id).join(', ') || 'none'}.`,
  )
}
