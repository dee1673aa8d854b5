import type { CampaignFile } from '#main/db/open-campaign.ts'
import { createCampaignRepository } from '#main/db/repositories/campaign.ts'
import { createGameNightRepository } from '#main/db/repositories/game-nights.ts'
import { createPlayerRepository } from '#main/db/repositories/players.ts'
import type { World } from '../world.ts'
import { daysFrom, idIn, type Ids, idsByName } from './ids.ts'
import type { SampleCampaign } from './schema.ts'

/** Writes the calendar of the sample, and the day that it is. */
export function fillCalendar({ orm }: CampaignFile, { calendar: { today, ...calendar } }: SampleCampaign): void {
  createCampaignRepository(orm).update({ calendar, today })
}

/** Writes the people at the table of the sample and what they lead; answers their ids. */
export function fillPlayers({ orm }: CampaignFile, { newId }: World, { players }: SampleCampaign, warbands: Ids): Ids {
  const repository = createPlayerRepository(orm)
  const rows = players.map((player) => ({ ...player, id: newId() }))
  for (const { leads, ...player } of rows) {
    repository.add(player)
    if (leads !== null) repository.lead(idIn(warbands, leads), player.id)
  }
  return idsByName(rows)
}

/** Writes the sessions of the sample; those before today are closed. */
export function fillNights(
  { orm, changes }: CampaignFile,
  { newId, now }: World,
  { nights }: SampleCampaign,
  players: Ids,
): void {
  const repository = createGameNightRepository(orm)
  for (const { inDays, present, plan, recap, ...night } of nights)
    repository.add({
      ...night,
      id: newId(),
      heldOn: daysFrom(now(), inDays).slice(0, 10),
      present: present.map((name) => idIn(players, name)),
      plan: plan.join('\n'),
      recap: recap.join('\n'),
      closedAtChange: inDays < 0 ? changes.newest() : null,
    })
}
