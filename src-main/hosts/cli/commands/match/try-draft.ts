import { type CommandLineCall, type CommandResult, getTextOption, UsageError } from '#main/hosts/cli/command.ts'
import type { Verb } from '#main/hosts/cli/command.ts'
import { runWithCampaign, runWithReadOnlyCampaign } from '#main/hosts/cli/run-with-campaign.ts'
import type { OpenCampaign } from '#main/services/campaign/open-campaign.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import { formatChance, formatList, formatSigned } from '#shared/kit/format.ts'
import type { CommandDraft, Input, InputOption, DraftPreview, RollForecast } from '#shared/match/protocol.ts'
import { formatNeededNumber, formatCommandResult } from '#shared/match/result-text.ts'
import { CLI_VIEWER, requireSeatedMatch, type SeatedMatch } from './choices.ts'
import { parseDraft } from './choices.ts'
import { formatRefusal } from './choices.ts'

/** `match preview NAME CHOICE`: what a draft needs and what it may come to. Nothing is rolled or written. */
export const previewDraft: Verb = (call): Promise<CommandResult> =>
  runWithReadOnlyCampaign(call, (campaign) => {
    const { draft, preview } = tryDraft(campaign, call, 'preview NAME CHOICE')
    return { data: { draft, ...preview }, text: formatPreview(preview) }
  })

/** `match give NAME CHOICE`: gives the commands of a draft, all or none. */
export const giveDraft: Verb = (call): Promise<CommandResult> =>
  runWithCampaign(call, (campaign) => {
    const { match, seat, preview } = tryDraft(campaign, call, 'give NAME CHOICE')
    if (preview.refusal !== null) throw new RefusalError('illegal', formatRefusal(preview.refusal))
    if (preview.missing.length > 0) throw new RefusalError('illegal', `Not given yet. ${formatMissing(preview)}`)
    const { matches } = campaign.services
    const { id, version } = match
    const faces = parseFaces(call)
    const after = matches.act({ id, version, seat, commands: preview.commands, faces }, CLI_VIEWER)
    const { latest } = matches.log({ id, seat: null, before: null, limit: 1 }, CLI_VIEWER)
    const happened = latest === null ? preview.label : formatCommandResult(latest)
    return {
      data: { commands: preview.commands, result: latest, turn: after.turn },
      text: after.turn === null ? happened : `${happened}\n${after.turn.text}: ${after.turn.waitsFor.join(', ')}`,
    }
  })

function tryDraft(
  campaign: OpenCampaign,
  call: CommandLineCall,
  usage: string,
): SeatedMatch & { readonly draft: CommandDraft; readonly preview: DraftPreview } {
  const { match, seat } = requireSeatedMatch(campaign, call, usage)
  const draft = parseDraft(call, call.args[2] ?? '')
  const preview = campaign.services.matches.preview({ id: match.id, seat, draft }, CLI_VIEWER)
  const known = preview.inputs.map(({ path }) => path)
  const unknown = Object.keys(draft.values).filter((path) => !known.includes(path))
  if (unknown.length > 0)
    throw new UsageError(`${formatList(unknown)} is nothing to enter here. There is: ${known.join(', ') || 'nothing'}.`)
  return { match, seat, draft, preview }
}

/** Faces of dice rolled at the table, from `--dice 5,3,1`. */
function parseFaces(call: CommandLineCall): number[] {
  const text = getTextOption(call, 'dice')
  if (text === null) return []
  if (/^\d{1,3}(,\d{1,3})*$/.test(text)) return text.split(',').map(Number)
  throw new UsageError(`--dice takes faces such as 5,3,1, not "${text}".`)
}

function formatPreview(preview: DraftPreview): string {
  const { label, text, refusal, missing, warnings, forecast, rolls } = preview
  const distributions = forecast?.distributions ?? []
  return [
    ...(refusal === null ? [] : [`Refused: ${formatRefusal(refusal)}`]),
    ...(missing.length === 0 ? [] : [formatMissing(preview)]),
    ...(text === null ? [] : [text]),
    ...warnings.map((warning) => warning.text),
    ...(forecast?.rolls ?? []).map(formatRollForecast),
    ...distributions.map(
      (distribution) =>
        `${distribution.label}: ${distribution.outcomes.map((outcome) => `${outcome.label} ${formatChance(outcome.chance)}`).join(', ')}`,
    ),
    ...(rolls.length === 0 ? [] : [`Dice of the table: ${rolls.map((roll) => roll.label).join('; ')}`]),
    ...(refusal === null && missing.length === 0 ? [`Ready: ${label}`] : []),
  ].join('\n')
}

function formatRollForecast({ label, dice, needed, modifiers, chance, rules }: RollForecast): string {
  const parts = modifiers.map(({ source, value }) => `${formatSigned(value)} ${source}`).join(', ')
  const why = [parts, rules.join(' ')].filter((words) => words !== '').join('; ')
  return `${label}: ${formatNeededNumber(needed)} on ${dice}, ${formatChance(chance)}${why === '' ? '' : ` (${why})`}`
}

function formatMissing({ missing, inputs }: DraftPreview): string {
  const lines = missing.map((path) => {
    const input = inputs.find((candidate) => candidate.path === path)
    return input ? `--values ${path}: ${input.label}${formatOptions(input)}` : '--target'
  })
  return `Missing:\n${lines.map((line) => `  ${line}`).join('\n')}`
}

/** What may be entered, as JSON. */
function formatOptions(input: Input): string {
  switch (input.kind) {
    case 'number':
      return `, ${input.min} to ${input.max} ${input.unit}`.trimEnd()
    case 'toggle':
      return ', true or false'
    case 'text':
      return `, a text of at most ${input.maxLength} characters`
    case 'one-of':
      return `, one of ${listOptions(input.options)}`
    case 'some-of':
      return `, a list of ${listOptions(input.options)}`
    case 'distance':
      return `, such as ${JSON.stringify({ [input.units[0]?.unit ?? 'mm']: 1 })}`
    case 'points':
      return `, such as ${JSON.stringify([input.from])}`
    case 'list':
      return `, a list of rows with ${input.columns.map(({ path }) => path).join(', ')}`
    case 'rows':
      return `, a list of rows with ${[input.key, ...input.columns.map(({ path }) => path)].join(', ')}`
  }
}

function listOptions(options: readonly InputOption[]): string {
  return options.map(({ value, label }) => `${JSON.stringify(value)} ${label}`).join('; ')
}
