import * as z from 'zod'
import emberReach from '../../resources/sample-campaign/ember-reach.json'
import { Name, Notes } from '../../src-shared/contract/base.ts'
import { CharacterProfileInput, VehicleProfileInput } from '../../src-shared/contract/planet28.ts'
import type { CampaignFile } from '../db/open-campaign.ts'
import { createAgendaRepository } from '../db/repositories/agendas.ts'
import { createCampaignRepository } from '../db/repositories/campaign.ts'
import { createCharacterRepository } from '../db/repositories/characters.ts'
import { createClusterRepository } from '../db/repositories/cluster.ts'
import { createFactionRepository } from '../db/repositories/factions.ts'
import { createJournalRepository } from '../db/repositories/journal.ts'
import { createVehicleRepository } from '../db/repositories/vehicles.ts'
import { createWarbandRepository } from '../db/repositories/warbands.ts'
import { givenDice } from '../games/kit/dice.ts'
import { rollAgenda } from '../games/planet28/campaign/hidden-agendas.ts'
import { createJournalLinks } from './journal-links.ts'
import type { World } from './world.ts'

/** What the bundled sample campaign is called. */
export const SAMPLE_NAME = 'The Ember Reach'

const Days = z.int().min(0).max(365)
const Board = z.int().min(1).max(99)

const SampleCampaign = z.object({
  campaign: z.object({ name: Name, notes: Notes, nextSessionInDays: Days, nextSessionPlan: Notes }),
  factions: z.array(z.object({ name: Name, notes: Notes })),
  cluster: z.object({ name: Name, rows: Board, columns: Board }),
  stars: z.array(
    z.object({
      name: Name,
      row: Board,
      column: Board,
      rating: z.int().min(1).max(5),
      faction: Name.nullable(),
      notes: Notes,
    }),
  ),
  routes: z.array(z.tuple([Name, Name])),
  warband: z.object({ name: Name, faction: Name.nullable(), notes: Notes }),
  characters: z.array(z.object({ name: Name, profile: CharacterProfileInput, notes: Notes })),
  vehicles: z.array(z.object({ name: Name, profile: VehicleProfileInput, notes: Notes })),
  agendas: z.array(
    z.object({ character: Name, face: z.int().min(1).max(6), failedGames: z.int().min(0), daysAgo: Days }),
  ),
  /** Bodies line by line, so that the file reads well. */
  entries: z.array(z.object({ title: Name, body: z.array(z.string()), daysAgo: Days })),
})
type SampleCampaign = z.infer<typeof SampleCampaign>

/** Writes the sample campaign into a new file; called inside the change that begins it. */
export function fillWithSample(file: CampaignFile, world: World): void {
  const sample = SampleCampaign.parse(emberReach)
  fillCampaign(file, world, sample)
  const factions = fillFactions(file, world, sample)
  fillCluster(file, world, sample, factions)
  fillForces(file, world, sample, factions)
  fillJournal(file, world, sample)
}

type Ids = ReadonlyMap<string, string>

function fillCampaign({ orm }: CampaignFile, world: World, { campaign }: SampleCampaign): void {
  createCampaignRepository(orm).add({
    name: campaign.name,
    notes: campaign.notes,
    nextSessionOn: daysFrom(world.now(), campaign.nextSessionInDays).slice(0, 10),
    nextSessionPlan: campaign.nextSessionPlan,
    diceSeed: world.newSeed(),
    isSample: true,
    createdAt: world.now(),
  })
}

function fillFactions({ orm }: CampaignFile, { newId }: World, { factions }: SampleCampaign): Ids {
  const repository = createFactionRepository(orm)
  const rows = factions.map((faction) => ({ id: newId(), ...faction }))
  rows.forEach(repository.add)
  return idsByName(rows)
}

function fillCluster({ orm }: CampaignFile, { newId }: World, sample: SampleCampaign, factions: Ids): void {
  const repository = createClusterRepository(orm)
  const clusterId = newId()
  repository.addCluster({ id: clusterId, ...sample.cluster })
  const stars = sample.stars.map(({ faction, ...star }) => ({
    ...star,
    id: newId(),
    clusterId,
    factionId: factionIn(factions, faction),
  }))
  stars.forEach(repository.addStar)
  const ids = idsByName(stars)
  for (const [from, to] of sample.routes)
    repository.addRoute({ id: newId(), clusterId, fromStarId: idIn(ids, from), toStarId: idIn(ids, to) })
}

function fillForces({ orm }: CampaignFile, world: World, sample: SampleCampaign, factions: Ids): void {
  const { newId, now } = world
  const { faction, ...warband } = sample.warband
  const warbandId = newId()
  createWarbandRepository(orm).add({ id: warbandId, ...warband, factionId: factionIn(factions, faction) })
  const characters = sample.characters.map((character) => ({ id: newId(), warbandId, ...character }))
  characters.forEach(createCharacterRepository(orm).add)
  sample.vehicles.map((vehicle) => ({ id: newId(), warbandId, ...vehicle })).forEach(createVehicleRepository(orm).add)
  const ids = idsByName(characters)
  const agendas = createAgendaRepository(orm)
  for (const { character, face, failedGames, daysAgo } of sample.agendas)
    agendas.add({
      id: newId(),
      characterId: idIn(ids, character),
      agenda: rollAgenda(givenDice([face])),
      face,
      rolled: 'typed',
      failedGames,
      dealtAt: daysFrom(now(), -daysAgo),
    })
}

/** Entries may link to one another, so all are there before the first one's links are stored. */
function fillJournal(file: CampaignFile, { newId, now }: World, { entries }: SampleCampaign): void {
  const journal = createJournalRepository(file.orm)
  const links = createJournalLinks({ file, newId })
  const rows = entries.map(({ title, body, daysAgo }) => {
    const at = daysFrom(now(), -daysAgo)
    return { id: newId(), title, body: body.join('\n'), createdAt: at, updatedAt: at }
  })
  rows.forEach(journal.add)
  rows.forEach((entry) => links.store(entry))
}

function idsByName(rows: readonly { readonly id: string; readonly name: string }[]): Ids {
  return new Map(rows.map(({ id, name }) => [name, id]))
}

function idIn(ids: Ids, name: string): string {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The sample campaign has nothing called ${name}`)
  return id
}

function factionIn(factions: Ids, name: string | null): string | null {
  return name === null ? null : idIn(factions, name)
}

function daysFrom(time: string, days: number): string {
  const date = new Date(time)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString()
}
