import { resolve } from 'node:path'
import * as z from 'zod'
import { APP_VERSION } from '#main/hosts/app-version.ts'
import type { CampaignServices } from '#main/services/campaign/campaign-services.ts'
import { CampaignView, FactionView } from '#shared/contract/campaign.ts'
import { ClusterView } from '#shared/contract/cluster.ts'
import { ChangeView } from '#shared/contract/history.ts'
import { EntryKind, JournalEntryView } from '#shared/contract/journal.ts'
import { AgendaView } from '#shared/contract/planet28/agendas.ts'
import type { ExchangeFormat, ExportFile } from '#shared/contract/planet28/exchange.ts'
import { HouseRowView } from '#shared/contract/planet28/house.ts'
import { RulingView } from '#shared/contract/planet28/rulings.ts'
import { ScenarioView } from '#shared/contract/planet28/scenarios.ts'
import { CharacterView, SquadView, VehicleView } from '#shared/contract/planet28/units.ts'
import { WarbandView } from '#shared/contract/planet28/warbands.ts'
import { type Command, getTextOption, type CommandLineCall, parseChoiceOption, UsageError } from '../command.ts'
import { writeNewFile } from '../files.ts'
import { requireByName } from '../require-by-name.ts'
import { runWithReadOnlyCampaign } from '../run-with-campaign.ts'

/** Content of an export. Fields not named here stay in the file. */
const CampaignExport = z.object({
  format: z.literal(2),
  orrery: z.string(),
  exportedAt: z.string(),
  campaign: CampaignView,
  factions: z.array(FactionView),
  clusters: z.array(ClusterView),
  warbands: z.array(WarbandView),
  characters: z.array(CharacterView),
  squads: z.array(SquadView),
  vehicles: z.array(VehicleView),
  /** Only those that the group has chosen. */
  rulings: z.array(RulingView),
  house: z.array(HouseRowView),
  scenarios: z.array(ScenarioView),
  journal: z.array(JournalEntryView),
  history: z.array(ChangeView),
  /** Only if secrets are included. */
  agendas: z.array(AgendaView).optional(),
})

const PAGE = 200

/** Options of `orrery export` that select a part of the campaign to share. */
const FORCE_OPTIONS = {
  warband: { type: 'string' },
  format: { type: 'string' },
  'house-pack': { type: 'boolean', default: false },
  schema: { type: 'boolean', default: false },
} as const

/** Help lines of those options. */
const FORCE_HELP = [
  '--warband NAME   one warband alone, to be shared',
  '--format FORMAT  of a warband: json (default), markdown, csv or text',
  '--house-pack     the rows of the group’s own alone, to be shared',
  '--schema         the JSON schema of both kinds of file',
]

const FORMATS: readonly ExchangeFormat[] = ['json', 'markdown', 'csv', 'text']

/** Returns the part that a call selects, or null for the whole campaign. */
function exportForce(call: CommandLineCall, { exchange, warbands }: CampaignServices): ExportFile | null {
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
        id: requireByName(name, warbands.list(), ['warband', 'warbands']).id,
        format: parseChoiceOption(call, 'format', FORMATS) ?? 'json',
      })
}

/** `orrery export`: the whole campaign as JSON, or a part of it for sharing. */
export const exportCommand: Command = {
  summary: 'the whole campaign as JSON, or one warband or the house pack to be shared',
  options: { out: { type: 'string' }, 'with-secrets': { type: 'boolean', default: false }, ...FORCE_OPTIONS },
  optionHelp: [
    '--out FILE       write it to a new file instead of standard output',
    '--with-secrets   what the hidden agendas say as well',
    ...FORCE_HELP,
  ],
  run: (call) =>
    runWithReadOnlyCampaign(call, ({ services }) => {
      const part = exportForce(call, services)
      const data = part ?? exportOf(services, call.world.now(), call.values['with-secrets'] === true)
      const text = part?.text.replace(/\r?\n$/, '') ?? JSON.stringify(data, null, 2)
      const out = getTextOption(call, 'out')
      if (out === null) return { data, text }
      const path = resolve(out)
      writeNewFile(path, `${text}\n`)
      return { data: { path }, text: path }
    }),
}

function exportOf(
  services: CampaignServices,
  exportedAt: string,
  withSecrets: boolean,
): z.infer<typeof CampaignExport> {
  const { campaign, factions, cluster, warbands, characters, squads, vehicles, journal, agendas } = services
  return CampaignExport.parse({
    format: 2,
    orrery: APP_VERSION,
    exportedAt,
    campaign: campaign.home().campaign,
    factions: factions.list(),
    clusters: cluster.list().map(cluster.get),
    warbands: warbands.list(),
    characters: characters.list().map(characters.get),
    squads: squads.list().map(squads.get),
    vehicles: vehicles.list().map(vehicles.get),
    rulings: services.rulings.list().filter(({ isChosen }) => isChosen),
    house: services.house.list(),
    scenarios: services.scenarios.list(),
    journal: journal
      .list({ kinds: EntryKind.options, limit: Number.MAX_SAFE_INTEGER })
      .entries.map(({ id }) => journal.get({ id })),
    history: allChanges(services),
    ...(withSecrets && { agendas: agendas.list() }),
  })
}

/** Lists all changes, newest first. */
function allChanges({ history }: CampaignServices): ChangeView[] {
  const all: ChangeView[] = []
  for (let beforeId: number | null = null; ;) {
    const { changes } = history.list({ beforeId, limit: PAGE })
    all.push(...changes)
    if (changes.length < PAGE) return all
    beforeId = changes.at(-1)?.id ?? null
  }
}
