import type { CampaignServices } from '#main/services/campaign/campaign-services.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import type { JournalEdition } from '#shared/contract/journal.ts'
import { type CommandLineCall, getTextOption, UsageError } from './command.ts'

/** Parses the edition of a call: the gamemaster’s, or with `--player` or `--everybody` what those may read. */
export function parseEditionOption(
  call: CommandLineCall,
  { players }: Pick<CampaignServices, 'players'>,
): JournalEdition {
  const name = getTextOption(call, 'player')
  if (call.values['everybody'] === true) {
    if (name !== null) throw new UsageError('Ask for --player or for --everybody, not for both.')
    return { for: 'player', playerId: null }
  }
  if (name === null) return { for: 'gamemaster' }
  const [player, another] = players.list().filter((candidate) => candidate.name.toLowerCase() === name.toLowerCase())
  if (!player) throw new RefusalError('not-found', `There is no player called "${name}".`)
  if (another) throw new RefusalError('conflict', `Several players are called "${name}": give them names of their own.`)
  return { for: 'player', playerId: player.id }
}
