import {
  type CommandResult,
  type CommandLineCall,
  CLI_AUTHOR,
  getTextOption,
  parseArguments,
  UsageError,
} from '#main/hosts/cli/command.ts'
import type { Verb } from '#main/hosts/cli/command.ts'
import { requireByName } from '#main/hosts/cli/require-by-name.ts'
import { runWithReadOnlyCampaign } from '#main/hosts/cli/run-with-campaign.ts'
import type { OpenCampaign } from '#main/services/campaign/open-campaign.ts'
import type { Viewer } from '#main/services/kit/caller.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import type { MatchView } from '#shared/contract/matches.ts'
import { formatChance, formatList } from '#shared/kit/format.ts'
import type { Choice, AvailableChoices, Piece, Refusal, CommandDraft, Json } from '#shared/match/protocol.ts'

/** `match choices NAME`: what the seat may do now. */
export const showChoices: Verb = (call): Promise<CommandResult> =>
  runWithReadOnlyCampaign(call, (campaign) => {
    const { match, seat } = requireSeatedMatch(campaign, call, 'choices NAME')
    const input = { id: match.id, seat, pieces: parsePiecesOption(call) }
    const choices = campaign.services.matches.choices(input, CLI_VIEWER)
    const unknown = input.pieces.filter((id) => !choices.pieces.some((piece) => piece.id === id))
    if (unknown.length > 0) throw new RefusalError('not-found', `${seat} has no piece ${formatList(unknown)} here.`)
    const turn = match.turn === null ? '' : `${match.turn.text}. `
    return { data: { seat, turn: match.turn, ...choices }, text: `${turn}${seat}: ${formatChoices(choices)}` }
  })

function formatChoices({ prompt, pieces, choices, notices }: AvailableChoices): string {
  const groups = [...Map.groupBy(pieces, ({ group }) => group)]
  return [
    prompt,
    ...notices.map(({ text, isUrgent }) => `  ${isUrgent ? '! ' : ''}${text}`),
    ...groups.map(([group, members]) => `  ${group}: ${members.map(formatPiece).join(', ')}`),
    ...choices.flatMap(formatChoice),
  ].join('\n')
}

function formatPiece({ id, label, isDone }: Piece): string {
  const named = label === id ? id : `${id} ${label}`
  return isDone ? `${named} (done)` : named
}

function formatChoice({ id, label, cost, note, refusal, targets, warning }: Choice): string[] {
  const closed = refusal && `not possible: ${formatRefusal(refusal)}`
  const about = [closed, cost, note, warning].filter((text) => text !== null).join('; ')
  return [
    `- ${id}: ${label}${about === '' ? '' : ` (${about})`}`,
    ...(targets ?? []).map((target) => {
      const chance = target.chance === null ? '' : `, ${formatChance(target.chance)}`
      const why = target.refusal === null ? '' : ` (${formatRefusal(target.refusal)})`
      return `    at ${target.id}${chance}${why}`
    }),
  ]
}

/** Formats a refusal with its rule. */
export function formatRefusal({ message, rule }: Refusal): string {
  return rule === null ? message : `${message} ${rule}`
}

/** `match list`: the matches of all games, newest first. */
export const listMatches: Verb = (call): Promise<CommandResult> =>
  runWithReadOnlyCampaign(call, ({ services }) => {
    const matches = services.matches.list({ game: null }, CLI_VIEWER)
    const lines = matches.map(({ name, game, seats, isOver, entries }) => {
      const state = isOver ? 'over' : `${entries} orders`
      return `${name} (${game}): ${seats.map((seat) => seat.name).join(', ')}; ${state}`
    })
    return { data: matches, text: lines.join('\n') }
  })

/** The command line belongs to the gamemaster. */
export const CLI_VIEWER: Viewer = { ...CLI_AUTHOR, role: 'gamemaster', playerId: null }

/** Seats are found by id or by the name of who sits there. */
export interface SeatedMatch {
  readonly match: MatchView
  readonly seat: string
}

/** Finds the match and the seat that a call names: without --seat the one whose turn it is. */
export function requireSeatedMatch({ services }: OpenCampaign, call: CommandLineCall, usage: string): SeatedMatch {
  const [name = ''] = parseArguments(call, usage)
  const { id } = requireByName(name, services.matches.list({ game: null }, CLI_VIEWER), ['match', 'matches'])
  const match = services.matches.view({ id, seat: null }, CLI_VIEWER)
  const wanted = getTextOption(call, 'seat')
  if (wanted === null) return { match, seat: match.turn?.waitsFor[0] ?? match.seats[0]?.seat ?? '' }
  const byName = match.seats.find(({ name }) => name.toLowerCase() === wanted.toLowerCase())
  const named = match.seats.map((seat) => ({ ...seat, name: seat.seat }))
  return { match, seat: byName?.seat ?? requireByName(wanted, named, ['seat', 'seats']).seat }
}

/** The pieces that a call names with `--pieces a,b`. */
export function parsePiecesOption(call: CommandLineCall): string[] {
  return (getTextOption(call, 'pieces') ?? '').split(',').flatMap((name) => name.trim() || [])
}

/** The draft of a call: choice, pieces, target, and values as a JSON object by path. */
export function parseDraft(call: CommandLineCall, choice: string): CommandDraft {
  const text = getTextOption(call, 'values') ?? '{}'
  return { choice, pieces: parsePiecesOption(call), target: getTextOption(call, 'target'), values: parseValues(text) }
}

function parseValues(text: string): CommandDraft['values'] {
  try {
    const values: unknown = JSON.parse(text)
    if (typeof values === 'object' && values !== null && !Array.isArray(values))
      return values as { readonly [path: string]: Json }
  } catch {
    // answered below
  }
  throw new UsageError('--values takes a JSON object by path, such as \'{"ends.cover":"bunker"}\'.')
}
