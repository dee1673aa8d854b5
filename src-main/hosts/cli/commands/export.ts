import { resolve } from 'node:path'
import * as z from 'zod'
import { APP_VERSION } from '#main/hosts/app-version.ts'
import type { CampaignServices } from '#main/services/campaign/campaign-services.ts'
import { CampaignView, FactionView } from '#shared/contract/campaign.ts'
import { ClusterView } from '#shared/contract/cluster.ts'
import { ChangeView } from '#shared/contract/history.ts'
import { EntryKind, JournalEntryView } from '#shared/contract/journal.ts'
import { AgendaView } from '#shared/contract/planet28/agendas.ts'
import { HouseRowView } from '#shared/contract/planet28/house.ts'
import { RulingView } from '#shared/contract/planet28/rulings.ts'
import { ScenarioView } from '#shared/contract/planet28/scenarios.ts'
import { CharacterView, SquadView, VehicleView } from '#shared/contract/planet28/units.ts'
import { WarbandView } from '#shared/contract/planet28/warbands.ts'
import { type Command, getTextOption } from '../command.ts'
import { exportForce, FORCE_HELP, FORCE_OPTIONS } from '../export-force.ts'
import { withReadOnlyCampaign } from '../with-campaign.ts'
import { writeNewFile } from '../write-new-file.ts'

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

/** `orrery export`: the whole campaign as JSON, or a part of it for sharing. */
export const exportCampaign: Command = {
  summary: 'the whole campaign as JSON, or one warband or the house pack to be shared',
  options: { out: { type: 'string' }, 'with-secrets': { type: 'boolean', default: false }, ...FORCE_OPTIONS },
  optionHelp: [
    '--out FILE       write it to a new file instead of standard output',
    '--with-secrets   what the hidden agendas say as well',
    ...FORCE_HELP,
  ],
  run: (call) =>
    withReadOnlyCampaign(call, ({ services }) => {
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
