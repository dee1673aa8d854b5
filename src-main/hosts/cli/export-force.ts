import type { CampaignServices } from '#main/services/campaign/campaign-services.ts'
import type { ExchangeFormat, ExportFile } from '#shared/contract/planet28/exchange.ts'
import { type Call, parseChoiceOption, getTextOption, UsageError } from './command.ts'
import { findByName } from './find-by-name.ts'

/** Options of `orrery export` that select a part of the campaign to share. */
export const FORCE_OPTIONS = {
  warband: { type: 'string' },
  format: { type: 'string' },
  'house-pack': { type: 'boolean', default: false },
  schema: { type: 'boolean', default: false },
} as const

/** Help lines of those options. */
export const FORCE_HELP = [
  '--warband NAME   one warband alone, to be shared',
  '--format FORMAT  of a warband: json (default), markdown, csv or text',
  '--house-pack     the rows of the group’s own alone, to be shared',
  '--schema         the JSON schema of both kinds of file',
]

const FORMATS: readonly ExchangeFormat[] = ['json', 'markdown', 'csv', 'text']

/** Returns the part that a call selects, or null for the whole campaign. */
export function exportForce(call: Call, { exchange, warbands }: CampaignServices): ExportFile | null {
  const name = getTextOption(call, 'warband')
  if (name === null && getTextOption(call, 'format') !== null)
    throw new UsageError('--format goes with --warband NAME.')
  if (call.values['schema'] === true) return exchange.schema()
  if (call.values['house-pack'] === true) {
    if (name !== null) throw new UsageError('Ask for --warband or for --house-pack, not for both.')
    return exchange.housePack()
  }
  return name === null
    ? null
    : exchange.warband({
        id: findByName(name, warbands.list(), ['warband', 'warbands']).id,
        format: parseChoiceOption(call, 'format', FORMATS) ?? 'json',
      })
}
