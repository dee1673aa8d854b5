import type { CampaignFile } from '#main/db/open-campaign.ts'
import { normalizeHouseFields } from '#shared/games/planet28/house/house-row.ts'
import type { Environment } from '../kit/environment.ts'
import { addDays, getIdByName, type IdsByName, mapIdsByName } from './ids.ts'
import type { SampleCampaign, SampleWarband } from './schema.ts'

/** Writes the rulings and house rows of the sample. */
export function writeSampleRules(
  { rows }: CampaignFile,
  { newId, now }: Environment,
  { house, rulings }: SampleCampaign,
): void {
  const { houseRows } = rows
  for (const { table, fields, ...row } of house)
    houseRows.add({
      ...row,
      id: newId(),
      tableName: table,
      name: fields.name ?? row.rowId,
      fields: normalizeHouseFields(fields),
    })
  const ledger = rows.rulings
  for (const { daysAgo, ...row } of rulings) ledger.put({ ...row, agreedOn: addDays(now(), -daysAgo).slice(0, 10) })
}

/** Writes the warbands of the sample and their units. Returns the ids. */
export function writeSampleForces(
  file: CampaignFile,
  { newId }: Environment,
  { warbands }: SampleCampaign,
  factions: IdsByName,
): { warbands: IdsByName; characters: IdsByName } {
  const repository = file.rows.warbands
  const rows = warbands.map((warband) => ({ warband, id: newId(), units: unitsOf(warband, newId) }))
  for (const { warband, id, units } of rows) {
    const { name, background, notes, pointLimit, stash, state, faction, leader } = warband
    const characters = mapIdsByName(units.characters)
    repository.add({
      id,
      name,
      background,
      notes,
      pointLimit,
      stash,
      state,
      ...UNTOUCHED,
      play: 'opposed',
      editionId: null,
      factionId: faction === null ? null : getIdByName(factions, faction),
      leaderId: leader === null ? null : getIdByName(characters, leader),
    })
    const placed = { warbandId: id, isArchived: false, ...UNTOUCHED }
    for (const unit of units.characters) file.rows.characters.add({ ...unit, ...placed })
    for (const unit of units.squads) file.rows.squads.add({ ...unit, ...placed })
    for (const unit of units.vehicles) file.rows.vehicles.add({ ...unit, ...placed })
  }
  return {
    warbands: new Map(rows.map(({ warband, id }) => [warband.name, id])),
    characters: mapIdsByName(rows.flatMap(({ units }) => units.characters)),
  }
}

/** Writes the scenarios of the sample. */
export function writeSampleScenarios(
  { rows }: CampaignFile,
  { newId }: Environment,
  { scenarios }: SampleCampaign,
  warbands: IdsByName,
): void {
  const repository = rows.scenarios
  for (const { sides, ...scenario } of scenarios)
    repository.add({
      ...scenario,
      id: newId(),
      rolls: 0,
      sides: sides.map(({ name, warband }) => ({
        name,
        warbandId: warband === null ? null : getIdByName(warbands, warband),
        zone: null,
      })),
    })
}

const UNTOUCHED = { portraitId: null, allowed: [] } as const

function unitsOf({ characters, squads, vehicles }: SampleWarband, newId: () => string) {
  return {
    characters: characters.map((unit) => ({ ...unit, id: newId() })),
    squads: squads.map((unit) => ({ ...unit, id: newId() })),
    vehicles: vehicles.map((unit) => ({ ...unit, id: newId() })),
  }
}
