import { formatCanonicalJson, sha256Hex } from '#main/games/kit/hash.ts'
import type { MatchFile } from '#main/games/kit/replay-file.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'
import type { BattleOptions } from '#shared/games/space-planes/options.ts'

/** Reason for refusing a file with an invalid seal. */
export const BROKEN_SEAL_MESSAGE =
  'The seal does not fit: options, places, orders or cards were changed after Orrery wrote this file. Ask for it again.'

/** Notice for a file without a seal. */
export const NO_SEAL_MESSAGE = 'The file has no seal: nothing shows whether it was changed since it was written.'

/**
 * Computes the seal of a battle file (64 hexadecimal digits): the SHA-256 of the options, every command with its dice,
 * and the resulting battle. Names and notes are not covered.
 */
export function computeBattleFileSeal(
  { options, faces, orders }: Omit<MatchFile<Command, BattleOptions>, 'name' | 'notes'>,
  end: Battle,
): string {
  const { phase, active, turn, ships, companion, lost, leftOut, points, winners } = end
  const sealed = {
    options,
    faces,
    orders: orders.map(({ command, faces: thrown }) => ({ command, faces: thrown })),
    end: { phase, active, turn, ships, cubes: companion?.cubes ?? null, lost, leftOut, points, winners },
  }
  return sha256Hex(formatCanonicalJson(sealed))
}
