import type { Command } from '../command.ts'

/** `orrery verify FILE`: verifies the archive of a game of A Fistful of Planets, offline and without a campaign. */
export const verifyCommand: Command = {
  summary: 'check every step of a game archive; exit code 1 where one is bad',
  args: ['FILE'],
  run: async (call) => {
    const { verifyArchiveFile } = await import('./fistful/verify-archive-file.ts')
    return verifyArchiveFile({ ...call, args: ['verify', ...call.args] })
  },
}
