import type { CampaignFile } from '#main/db/open-campaign.ts'
import { getFactionStylesByName } from '#shared/cluster/emblems.ts'
import type { PictureImprint } from '#shared/cluster/picture-options.ts'
import type { MapEdition } from '#shared/contract/cluster-files.ts'
import { DEFAULT_CALENDAR, formatCampaignDay } from '#shared/kit/calendar.ts'

/** Where a printed map comes from; empty for a map that belongs to no campaign. */
export type CampaignImprint = Pick<PictureImprint, 'campaign' | 'campaignDate'>

export const NO_CAMPAIGN_IMPRINT: CampaignImprint = { campaign: '', campaignDate: '' }

/** Reads the name of a campaign and its current date. */
export function readCampaignImprint({ rows }: Pick<CampaignFile, 'rows'>): CampaignImprint {
  const { name, calendar, today } = rows.campaign.get()
  return { campaign: name, campaignDate: formatCampaignDay(calendar ?? DEFAULT_CALENDAR, today) }
}

const COLOUR = /^#[0-9a-f]{6}$/i

/** Reads the colours of factions by name. Anything but a valid colour is omitted, whichever program stored it. */
export function readOwnerColours({ rows }: Pick<CampaignFile, 'rows'>): ReadonlyMap<string, string> {
  const styles = getFactionStylesByName(rows.factions.list())
  return new Map([...styles].flatMap(([name, { colour }]) => (COLOUR.test(colour) ? [[name, colour] as const] : [])))
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

/** Builds what tells a print from others of the same map. `now` is ISO. */
export function buildPictureImprint(source: CampaignImprint, edition: MapEdition, now: string): PictureImprint {
  const isSecret = edition === 'gamemaster'
  return {
    ...source,
    edition: isSecret ? 'Secret: gamemaster’s edition' : 'Players’ edition',
    isSecret,
    printedOn: DAY.format(new Date(now)),
  }
}
