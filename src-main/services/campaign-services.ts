import { eachOnce, once } from '#shared/kit/once.ts'
import { createBackups } from './backups.ts'
import { createFactions } from './campaign/factions.ts'
import { createCampaignHome } from './campaign/home.ts'
import { createCluster } from './cluster/cluster.ts'
import { createClusterFiles } from './cluster/files.ts'
import { createClusterStudy } from './cluster/study.ts'
import { createFistful } from './games/fistful/fistful.ts'
import { createAgendas } from './games/planet28/agendas/agendas.ts'
import { createAdvancement } from './games/planet28/battles/advancement.ts'
import { createBattles } from './games/planet28/battles/battles.ts'
import { createLedger } from './games/planet28/battles/ledger.ts'
import { createScenarios } from './games/planet28/battles/scenarios.ts'
import { createExchange } from './games/planet28/exchange/exchange.ts'
import { createCharacters } from './games/planet28/forces/characters.ts'
import { createForceTools } from './games/planet28/forces/force-tools.ts'
import { createHouse } from './games/planet28/forces/house.ts'
import { createPrints } from './games/planet28/forces/prints.ts'
import { createRulings } from './games/planet28/forces/rulings.ts'
import { createSquads } from './games/planet28/forces/squads.ts'
import { createVehicles } from './games/planet28/forces/vehicles.ts'
import { createWarbands } from './games/planet28/forces/warbands.ts'
import { createOffTable } from './games/planet28/off-table/off-table.ts'
import { createCampaignPlots } from './games/planet28/plots/plots.ts'
import { createHistory } from './history.ts'
import { createImages } from './images.ts'
import { createChronicle } from './journal/chronicle.ts'
import { createJournalFolder } from './journal/folder.ts'
import { createJournal } from './journal/journal.ts'
import { createJournalReading } from './journal/reading.ts'
import { createRelations } from './journal/relations.ts'
import { createCalendar } from './nights/calendar.ts'
import { createNights } from './nights/nights.ts'
import { createPlayers } from './nights/players.ts'
import { createSearch } from './search.ts'
import type { Tools } from './tools.ts'

/** Every use case of one open campaign, by area. */
export type CampaignServices = ReturnType<typeof createCampaignServices>

/** Puts the use cases of an open campaign together, each area when it is first wanted: opening prepares nothing that nobody asks for. */
export function createCampaignServices(tools: Tools) {
  const forceTools = once(() => createForceTools(tools))
  const journal = once(() => createJournal(tools))
  return eachOnce({
    campaign: () => createCampaignHome(forceTools(), journal()),
    plots: () => createCampaignPlots(forceTools()),
    factions: () => createFactions(tools),
    cluster: () => createCluster(tools),
    clusterFiles: () => createClusterFiles(tools),
    clusterStudy: () => createClusterStudy(tools),
    warbands: () => createWarbands(forceTools()),
    characters: () => createCharacters(forceTools()),
    squads: () => createSquads(forceTools()),
    vehicles: () => createVehicles(forceTools()),
    rulings: () => createRulings(forceTools()),
    house: () => createHouse(forceTools()),
    images: () => createImages(tools),
    scenarios: () => createScenarios(forceTools()),
    prints: () => createPrints(forceTools()),
    exchange: () => createExchange(forceTools()),
    journal,
    journalFolder: () => createJournalFolder(tools),
    journalReading: () => createJournalReading(tools),
    chronicle: () => createChronicle(tools),
    relations: () => createRelations(tools),
    players: () => createPlayers(tools),
    nights: () => createNights(tools),
    calendar: () => createCalendar(tools),
    agendas: () => createAgendas(forceTools()),
    offTable: () => createOffTable(forceTools()),
    battles: () => createBattles(forceTools()),
    ledger: () => createLedger(forceTools()),
    advancement: () => createAdvancement(forceTools()),
    fistful: () => createFistful(tools),
    history: () => createHistory(forceTools()),
    backups: () => createBackups(tools),
    search: () => createSearch(tools),
  })
}
