import { verifyArchive } from '#main/games/fistful/proof/verify.ts'
import { PLANETARY_SAND } from '#main/games/planetary-sand/game.ts'
import { SPACE_PLANES } from '#main/games/space-planes/game.ts'
import type { CommandResult, CommandLineCall } from '#main/hosts/cli/command.ts'
import { readTextFile } from '#main/hosts/cli/files.ts'
import { isSignatureValid } from '#main/services/kit/signatures.ts'

/** `orrery fistful verify ARCHIVE`: replays a game from its archive and names the first step that does not hold. */
export function verifyArchiveFile({ args: [, path] }: CommandLineCall): CommandResult {
  const verdict = verifyArchive(readTextFile(path, 'the file of an archive'), isSignatureValid, [
    SPACE_PLANES,
    PLANETARY_SAND,
  ])
  if (verdict.ok)
    return {
      data: verdict,
      text: `Sound: ${verdict.turns} turns, ${verdict.rolls} dice. ${verdict.says}\nHash of the whole: ${verdict.head}`,
    }
  const where = verdict.turn === null ? `Step ${verdict.step}` : `Step ${verdict.step}, turn ${verdict.turn}`
  return {
    data: verdict,
    text: `${where}${verdict.kind ? ` (${verdict.kind})` : ''}: ${verdict.why}`,
    hasProblems: true,
  }
}
