import type { CampaignFile } from '#main/db/open-campaign.ts'
import { givenDice } from '#main/games/kit/dice.ts'
import { rollAgenda } from '#main/games/planet28/campaign/agendas/hidden-agendas.ts'
import emberReach from '#resources/sample-campaign/ember-reach.json'
import type { Environment } from '../kit/environment.ts'
import { createJournalLinks } from '../kit/journal-links.ts'
import { fillPlanet28Battles, fillTourBattle } from './battles.ts'
import { fillDogfights } from './dogfights.ts'
import { fillFistfulGames } from './fistful.ts'
import { fillForces, fillRules, fillScenarios } from './forces.ts'
import { addDays, getIdByName, type IdsByName, mapIdsByName } from './ids.ts'
import { fillMap, linkStarsToEntities } from './map.ts'
import { fillCalendar, fillNights, fillPlayers } from './nights.ts'
import { fillOffTable } from './off-table.ts'
import { fillRelations } from './relations.ts'
import { fillSandBattles } from './sand-battles.ts'
import { SampleCampaign } from './schema.ts'
import { fillToys } from './toys.ts'

/** Name of the bundled sample campaign. */
export const SAMPLE_NAME = 'The Ember Reach'

/** Writes the sample campaign to a new file. Call inside the change that creates it. */
export function fillWithSample(file: CampaignFile, world: Environment): void {
  const sample = SampleCampaign.parse(emberReach)
  fillCampaign(file, world, sample)
  fillCalendar(file, sample)
  const factions = fillFactions(file, world, sample)
  fillMap(file, world, sample)
  fillRules(file, world, sample)
  const { warbands, characters } = fillForces(file, world, sample, factions)
  fillScenarios(file, world, sample, warbands)
  fillNights(file, world, sample, fillPlayers(file, world, sample, warbands))
  fillPlanet28Battles(file, world, sample, warbands)
  fillTourBattle(file, world)
  fillAgendas(file, world, sample, characters)
  fillJournal(file, world, sample)
  linkStarsToEntities(file, world, sample)
  fillRelations(file, world, sample)
  fillOffTable(file, world, sample)
  fillFistfulGames(file, world, sample)
  fillToys(file, world, sample, factions)
  fillDogfights(file, world)
  fillSandBattles(file, world)
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
      agenda: rollAgenda(givenDice([face])),
      face,
      rolled: 'typed',
      failedGames,
      dealtAt: addDays(now(), -daysAgo),
    })
}

/** Entries may link to each other, so all are added before the first links are stored. */
function fillJournal(file: CampaignFile, { newId, now }: Environment, { entries }: SampleCampaign): void {
  const { journal } = file.rows
  const links = createJournalLinks(file, newId)
  const rows = entries.map(({ title, day, body, daysAgo }) => {
    const at = addDays(now(), -daysAgo)
    return { id: newId(), title, day, body: body.join('\n'), createdAt: at, updatedAt: at }
  })
  rows.forEach(journal.add)
  rows.forEach((entry) => links.store(entry))
}
