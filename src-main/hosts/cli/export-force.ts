import type { CampaignServices } from '#main/services/campaign-services.ts'
import { Refused } from '#main/services/refused.ts'
import type { ExchangeFormat, ExportFile } from '#shared/contract/planet28/exchange.ts'
import { type Call, textOf, WrongUsage } from './command.ts'

/** Options of `orrery export` that ask for a part of the campaign, for others to read. */
export const FORCE_OPTIONS = {
  warband: { type: 'string' },
  format: { type: 'string' },
  'house-pack': { type: 'boolean', default: false },
  schema: { type: 'boolean', default: false },
} as const

/** One line for each of them. */
export const FORCE_HELP = [
  '--warband NAME   one warband alone, to be shared',
  '--format FORMAT  of a warband: json (default), markdown, csv or text',
  '--house-pack     the rows of the group’s own alone, to be shared',
  '--schema         the JSON schema of both kinds of file',
]

const FORMATS: readonly ExchangeFormat[] = ['json', 'markdown', 'csv', 'text']

/** The part that a call asks for, or null where it means the whole campaign. */
export function exportForce(call: Call, { exchange, warbands }: CampaignServices): ExportFile | null {
  const name = textOf(call, 'warband')
  if (name === null && textOf(call, 'format') !== null) throw new WrongUsage('--format goes with --warband NAME.')
  if (call.values['schema'] === true) return exchange.schema()
  if (call.values['house-pack'] === true) {
    if (name !== null) throw new WrongUsage('Ask for --warband or for --house-pack, not for both.')
    return exchange.housePack()
  }
  return name === null ? null : exchange.warband({ id: findWarband(name, warbands.list()), format: formatOf(call) })
}

function formatOf(call: Call): ExchangeFormat {
  const given = textOf(call, 'format') ?? 'json'
  const format = FORMATS.find((one) => one === given)
  if (format === undefined) throw new WrongUsage(`--format takes ${FORMATS.join(', ')}, not "${given}".`)
  return format
}

/** By its whole name, or without regard to capitals where that is one alone. */
function findWarband(name: string, all: readonly { id: string; name: string }[]): string {
  const exact = all.filter((one) => one.name === name)
  const close = exact.length > 0 ? exact : all.filter((one) => one.name.toLowerCase() === name.toLowerCase())
  const [found, another] = close
  if (found !== undefined && another === undefined) return found.id
  if (another !== undefined)
    throw new Refused('conflict', `There are ${close.length} warbands called ${name}: give them names of their own.`)
  const names = all.map((one) => one.name).join(', ')
  throw new Refused(
    'not-found',
    `There is no warband called "${name}". There ${all.length === 0 ? 'is none at all' : `are: ${names}`}.`,
  )
}
