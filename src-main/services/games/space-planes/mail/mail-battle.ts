import type { Match } from '#main/db/repositories/matches.ts'
import type { PlanesMail } from '#main/db/repositories/space-planes.ts'
import type { LogEntry } from '#main/games/kit/replay.ts'
import { replayLog } from '#main/games/kit/replay.ts'
import { SPACE_PLANES } from '#main/games/space-planes/game.ts'
import type { MailBattle } from '#main/games/space-planes/mail/outgoing-parts.ts'
import { computeChainLink } from '#main/games/space-planes/proof/card-chain.ts'
import { requireFound, RefusalError } from '#main/services/kit/refusal-error.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import type { RevealedChainLink } from '#shared/games/space-planes/by-mail.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'

/** A battle by mail with its match and the data of this table. */
export interface LoadedMailBattle {
  readonly match: Match
  readonly row: PlanesMail
  readonly battle: MailBattle
  /** The present state. */
  readonly standing: Battle
}

/** Creates a function that opens battles by mail; null if all players are at one table. */
export function createMailBattleLoader({ file }: Pick<ServiceDependencies, 'file'>) {
  const { matches, entries } = file.rows.matches
  return (id: string): LoadedMailBattle | null => {
    const match = requireFound(matches.find(id), 'battle')
    if (match.game !== SPACE_PLANES.id) throw new RefusalError('illegal', `${match.name} is no battle of Space Planes.`)
    const row = file.rows.planesMail.find(id)
    if (row === null) return null
    const log = entries.listOf(id).map(({ command, faces, events }) => ({ command, faces, events }))
    const battle = mailedBattle(row, { start: match.start as Battle, log: log as MailBattle['log'] })
    return { match, row, battle, standing: replayLog(SPACE_PLANES, battle.start, battle.log) }
  }
}

/** The battle from the view of this table. */
function mailedBattle(
  { code, seat, secret, copied }: Pick<PlanesMail, 'code' | 'seat' | 'secret' | 'copied'>,
  { start, log }: { readonly start: Battle; readonly log: readonly LogEntry<Command, BattleEvent>[] },
): MailBattle {
  const shown = copied.find((left) => 'link' in left) ?? null
  return { game: code, seat, start, log, ownLink: (at) => computeChainLink(secret, at), shown }
}

/** Replaces the newest link shown in the list of what was sent from a table. */
export function replaceShownLink(
  { copied }: Pick<PlanesMail, 'copied'>,
  shown: RevealedChainLink | null,
): PlanesMail['copied'] {
  const others = copied.filter((left) => !('link' in left))
  return shown === null ? others : [...others, shown]
}
