import { rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod'
import { AgendaView } from '../../../../src-shared/contract/agendas.ts'
import { CampaignView, FactionView } from '../../../../src-shared/contract/campaign.ts'
import { ClusterView } from '../../../../src-shared/contract/cluster.ts'
import { CharacterView, VehicleView, WarbandView } from '../../../../src-shared/contract/forces.ts'
import { ChangeView } from '../../../../src-shared/contract/history.ts'
import { JournalEntryView } from '../../../../src-shared/contract/journal.ts'
import type { CampaignServices } from '../../../services/campaign-services.ts'
import { Refused } from '../../../services/refused.ts'
import { APP_VERSION } from '../../app-version.ts'
import { messageOf } from '../../messages.ts'
import { type Command, textOf } from '../command.ts'
import { withCampaign } from '../with-campaign.ts'

/** All that an export may hold: whatever is not named here stays in the file. */
const CampaignExport = z.object({
  format: z.literal(1),
  orrery: z.string(),
  exportedAt: z.string(),
  campaign: CampaignView,
  factions: z.array(FactionView),
  cluster: ClusterView,
  warbands: z.array(WarbandView),
  characters: z.array(CharacterView),
  vehicles: z.array(VehicleView),
  journal: z.array(JournalEntryView),
  history: z.array(ChangeView),
  /** Only when secrets are asked for. */
  agendas: z.array(AgendaView).optional(),
})

const PAGE = 200

/** `orrery export`: the whole campaign as JSON. */
export const exportCampaign: Command = {
  summary: 'the whole campaign as JSON',
  args: [],
  options: { out: { type: 'string' }, 'with-secrets': { type: 'boolean', default: false } },
  optionHelp: [
    '--out FILE       write it to a new file instead of standard output',
    '--with-secrets   what the hidden agendas say as well',
  ],
  run: (call) =>
    withCampaign(call, ({ services }) => {
      const data = exportOf(services, call.world.now(), call.values['with-secrets'] === true)
      const text = JSON.stringify(data, null, 2)
      const out = textOf(call, 'out')
      if (out === null) return { data, text }
      const path = resolve(out)
      writeNew(path, `${text}\n`)
      return { data: { path }, text: path }
    }),
}

function exportOf(
  services: CampaignServices,
  exportedAt: string,
  withSecrets: boolean,
): z.infer<typeof CampaignExport> {
  const { campaign, factions, cluster, warbands, characters, vehicles, journal, agendas } = services
  return CampaignExport.parse({
    format: 1,
    orrery: APP_VERSION,
    exportedAt,
    campaign: campaign.home().campaign,
    factions: factions.list(),
    cluster: cluster.get(),
    warbands: warbands.list(),
    characters: characters.list(),
    vehicles: vehicles.list(),
    journal: journal.list({ text: '', limit: Number.MAX_SAFE_INTEGER }).entries.map(({ id }) => journal.get({ id })),
    history: allChanges(services),
    ...(withSecrets && { agendas: agendas.list() }),
  })
}

/** Newest first. */
function allChanges({ history }: CampaignServices): ChangeView[] {
  const all: ChangeView[] = []
  for (let beforeId: number | null = null; ;) {
    const { changes } = history.list({ beforeId, limit: PAGE })
    all.push(...changes)
    if (changes.length < PAGE) return all
    beforeId = changes.at(-1)?.id ?? null
  }
}

/** Writes a file that was not there before, whole or not at all. */
function writeNew(path: string, text: string): void {
  try {
    writeFileSync(path, text, { flag: 'wx', flush: true })
  } catch (error) {
    if (Reflect.get(Object(error), 'code') === 'EEXIST')
      throw new Refused('file', `${path} is there already and was left as it is. Choose another name.`)
    rmSync(path, { force: true })
    throw new Refused('file', `${path} cannot be written: ${messageOf(error)}`)
  }
}
