import { statSync } from 'node:fs'
import type { CampaignHome } from '#shared/contract/campaign.ts'
import type { Command } from '../command.ts'
import { withReadOnlyCampaign } from '../with-campaign.ts'

/** `orrery info`: the campaign's facts and counts. */
export const info: Command = {
  summary: 'what the campaign is and how much there is in it',
  run: (call) =>
    withReadOnlyCampaign(call, ({ file: { path }, services }) => {
      const home = services.campaign.home()
      const bytes = statSync(path).size
      const { name, isSample, nextSessionOn } = home.campaign
      const [lastChange = null] = home.lastChanges
      const data = { name, path, bytes, isSample, nextSessionOn, counts: home.counts, due: home.due.length, lastChange }
      return { data, text: describe(home, path, bytes) }
    }),
}

/** The singular of a plural: “vehicle” of “vehicles”, “entry” of “entries”. */
function oneOf(kinds: string): string {
  return kinds.endsWith('ies') ? `${kinds.slice(0, -3)}y` : kinds.slice(0, -1)
}

function describe({ campaign, counts, due, lastChanges: [last] }: CampaignHome, path: string, bytes: number): string {
  const kinds = Object.entries(counts).map(([kinds, count]) => `${count} ${count === 1 ? oneOf(kinds) : kinds}`)
  return [
    `${campaign.name}${campaign.isSample ? ' (sample campaign)' : ''}`,
    `File: ${path}, ${Math.ceil(bytes / 1000)} kB`,
    `Holds: ${kinds.join(', ')}`,
    `Due: ${due.length === 0 ? 'nothing' : due.map(({ text }) => text).join(' ')}`,
    `Next session: ${campaign.nextSessionOn ?? 'not set'}`,
    ...(last ? [`Last change: ${last.at} ${last.actor}: ${last.label}`] : []),
  ].join('\n')
}
