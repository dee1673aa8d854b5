import type { CommandResult } from '#main/hosts/cli/command.ts'
import type { Verb } from '#main/hosts/cli/run-verb.ts'
import { withReadOnlyCampaign } from '#main/hosts/cli/with-campaign.ts'
import { CLI_VIEWER } from './open-match.ts'

/** `match list`: the matches of all games, newest first. */
export const listMatches: Verb = (call): Promise<CommandResult> =>
  withReadOnlyCampaign(call, ({ services }) => {
    const matches = services.matches.list({ game: null }, CLI_VIEWER)
    const lines = matches.map(({ name, game, seats, isOver, entries }) => {
      const state = isOver ? 'over' : `${entries} orders`
      return `${name} (${game}): ${seats.map((seat) => seat.name).join(', ')}; ${state}`
    })
    return { data: matches, text: lines.join('\n') }
  })
