import type { CommandResult } from '#main/hosts/cli/command.ts'
import type { Verb } from '#main/hosts/cli/run-verb.ts'
import { withReadOnlyCampaign } from '#main/hosts/cli/with-campaign.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import { formatList } from '#shared/kit/format.ts'
import type { Choice, Choices, Piece, Refusal } from '#shared/match/protocol.ts'
import { CLI_VIEWER, findSeatedMatch } from './open-match.ts'
import { parsePieces } from './parse-draft.ts'

/** `match choices NAME`: what the seat may do now. */
export const showChoices: Verb = (call): Promise<CommandResult> =>
  withReadOnlyCampaign(call, (campaign) => {
    const { match, seat } = findSeatedMatch(campaign, call, 'choices NAME')
    const input = { id: match.id, seat, pieces: parsePieces(call) }
    const choices = campaign.services.matches.choices(input, CLI_VIEWER)
    const unknown = input.pieces.filter((id) => !choices.pieces.some((piece) => piece.id === id))
    if (unknown.length > 0) throw new RefusalError('not-found', `${seat} has no piece ${formatList(unknown)} here.`)
    const turn = match.turn === null ? '' : `${match.turn.text}. `
    return { data: { seat, turn: match.turn, ...choices }, text: `${turn}${seat}: ${formatChoices(choices)}` }
  })

function formatChoices({ prompt, pieces, choices, notices }: Choices): string {
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

/** Formats a chance from 0 to 1 in percent. */
export function formatChance(chance: number): string {
  return `${(chance * 100).toFixed(1)} %`
}
