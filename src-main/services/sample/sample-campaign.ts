import type { CampaignFile } from '#main/db/open-campaign.ts'
import { createGivenDice } from '#main/games/kit/dice.ts'
import { rollAgenda } from '#main/games/planet28/campaign/agendas/hidden-agendas.ts'
import emberReach from '#resources/sample-campaign/ember-reach.json'
import type { Environment } from '../kit/environment.ts'
import { createJournalLinkAccess } from '../kit/journal-links.ts'
import { writeSamplePlanet28Battles, writeTourBattle } from './battles.ts'
import { writeSampleDogfights } from './dogfights.ts'
import { writeSampleFistfulGames } from './fistful.ts'
import { writeSampleForces, writeSampleRules, writeSampleScenarios } from './forces.ts'
import { addDays, getIdByName, type IdsByName, mapIdsByName } from './ids.ts'
import { writeSampleCluster, linkStarsToEntities } from './map.ts'
import { writeSampleCalendar, writeSampleNights, writeSamplePlayers } from './nights.ts'
import { writeSampleOffTableGames } from './off-table.ts'
import { writeSampleRelations } from './relations.ts'
import { writeSampleSandBattles } from './sand-battles.ts'
import { SampleCampaign } from './schema.ts'
import { writeSampleToysAndBattlefields } from './toys.ts'

/** Name of the bundled sample campaign. */
export const SAMPLE_NAME = 'The Ember Reach'

/** Writes the sample campaign to a new file. Call inside the change that creates it. */
export function writeSampleCampaign(file: CampaignFile, world: Environment): void {
  const sample = SampleCampaign.parse(emberReach)
  fillCampaign(file, world, sample)
  writeSampleCalendar(file, sample)
  const factions = fillFactions(file, world, sample)
  writeSampleCluster(file, world, sample)
  writeSampleRules(file, world, sample)
  const { warbands, characters } = writeSampleForces(file, world, sample, factions)
  writeSampleScenarios(file, world, sample, warbands)
  writeSampleNights(file, world, sample, writeSamplePlayers(file, world, sample, warbands))
  writeSamplePlanet28Battles(file, world, sample, warbands)
  writeTourBattle(file, world)
  fillAgendas(file, world, sample, characters)
  fillJournal(file, world, sample)
  linkStarsToEntities(file, world, sample)
  writeSampleRelations(file, world, sample)
  writeSampleOffTableGames(file, world, sample)
  writeSampleFistfulGames(file, world, sample)
  writeSampleToysAndBattlefields(file, world, sample, factions)
  writeSampleDogfights(file, world)
  writeSampleSandBattles(file, world)
}

function fillCampaign({ rows }: CampaignFile, world: Environment, { campaign }: SampleCampaign): void {
  rows.campaign.add({
    name: campaign.name,
    notes: campaign.notes,
    nextSessionOn: addDays(world.now(), campaign.nextSessionInDays).slice(0, 10),
    nextSessionPlan: campaign.nextSessionPlan,
    diceSeed: world.newSeed(),
    isSample: true,
    createdAt: world.now(),
  })
}

function fillFactions(file: CampaignFile, { newId }: Environment, { factions }: SampleCampaign): IdsByName {
  const repository = file.rows.factions
  const rows = factions.map((faction) => ({ id: newId(), colour: null, emblem: null, ...faction }))
  rows.forEach(repository.add)
  return mapIdsByName(rows)
}

function fillAgendas(
  { rows }: CampaignFile,
  { newId, now }: Environment,
  sample: SampleCampaign,
  characters: IdsByName,
): void {
  const { agendas } = rows
  for (const { character, face, failedGames, daysAgo } of sample.agendas)
    agendas.add({
      id: newId(),
      characterId: getIdByName(characters, character),
      agenda: rollAgenda(createGivenDice([face])),
      face,
      rolled: 'typed',
      failedGames,
      dealtAt: addDays(now(), -daysAgo),
    })
}

/** Entries may link to each other, so all are added before the first links are stored. */
function fillJournal(file: CampaignFile, { newId, now }: Environment, { entries }: SampleCampaign): void {
  const { journal } = file.rows
  const links = createJournalLinkAccess(file, newId)
  const rows = entries.map(({ title, day, body, daysAgo }) => {
    const at = addDays(now(), -daysAgo)
    return { id: newId(), title, day, body: body.join('\n'), createdAt: at, updatedAt: at }
  })
  rows.forEach(journal.add)
  rows.forEach((entry) => links.store(entry))
}
