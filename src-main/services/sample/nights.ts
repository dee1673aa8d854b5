import type { CampaignFile } from '#main/db/open-campaign.ts'
import type { Environment } from '../kit/environment.ts'
import { addDays, getIdByName, type IdsByName, mapIdsByName } from './ids.ts'
import type { SampleCampaign } from './schema.ts'

/** Writes the calendar of the sample and its current day. */
export function writeSampleCalendar(
  { rows }: CampaignFile,
  { calendar: { today, ...calendar } }: SampleCampaign,
): void {
  rows.campaign.update({ calendar, today })
}

/** Writes the players of the sample and what they play. Returns their ids. */
export function writeSamplePlayers(
  file: CampaignFile,
  { newId }: Environment,
  { players }: SampleCampaign,
  warbands: IdsByName,
): IdsByName {
  const repository = file.rows.players
  const rows = players.map((player) => ({ ...player, id: newId() }))
  for (const { leads, ...player } of rows) {
    repository.add(player)
    if (leads !== null) repository.assign({ kind: 'warband', id: getIdByName(warbands, leads), side: null }, player.id)
  }
  return mapIdsByName(rows)
}

/** Writes the sessions of the sample. Those before today are closed. */
export function writeSampleNights(
  { rows, changes }: CampaignFile,
  { newId, now }: Environment,
  { nights }: SampleCampaign,
  players: IdsByName,
): void {
  const repository = rows.nights
  for (const { inDays, present, plan, recap, ...night } of nights)
    repository.add({
      ...night,
      id: newId(),
      heldOn: addDays(now(), inDays).slice(0, 10),
      present: present.map((name) => getIdByName(players, name)),
      plan: plan.join('\n'),
      recap: recap.join('\n'),
      closedAtChange: inDays < 0 ? changes.newest() : null,
    })
}
