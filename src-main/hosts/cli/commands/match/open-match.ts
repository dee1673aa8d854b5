import { type Call, CLI_AUTHOR, getTextOption, parseArguments } from '#main/hosts/cli/command.ts'
import { findByName } from '#main/hosts/cli/find-by-name.ts'
import type { OpenCampaign } from '#main/services/campaign-files/open-campaign.ts'
import type { Viewer } from '#main/services/kit/caller.ts'
import type { MatchView } from '#shared/contract/matches.ts'

/** The command line belongs to the gamemaster. */
export const CLI_VIEWER: Viewer = { ...CLI_AUTHOR, role: 'gamemaster', playerId: null }

/** Seats are found by id or by the name of who sits there. */
export interface SeatedMatch {
  readonly match: MatchView
  readonly seat: string
}

/** Finds the match and the seat that a call names: without --seat the one whose turn it is. */
export function findSeatedMatch({ services }: OpenCampaign, call: Call, usage: string): SeatedMatch {
  const [name = ''] = parseArguments(call, usage)
  const { id } = findByName(name, services.matches.list({ game: null }, CLI_VIEWER), ['match', 'matches'])
  const match = services.matches.view({ id, seat: null }, CLI_VIEWER)
  const wanted = getTextOption(call, 'seat')
  if (wanted === null) return { match, seat: match.turn?.waitsFor[0] ?? match.seats[0]?.seat ?? '' }
  const byName = match.seats.find(({ name }) => name.toLowerCase() === wanted.toLowerCase())
  const named = match.seats.map((seat) => ({ ...seat, name: seat.seat }))
  return { match, seat: byName?.seat ?? findByName(wanted, named, ['seat', 'seats']).seat }
}
