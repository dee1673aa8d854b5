import { createAgendas } from './agendas.ts'
import { createBackups } from './backups.ts'
import { createCampaignHome } from './campaign-home.ts'
import { createCharacters } from './characters.ts'
import { createCluster } from './cluster.ts'
import { createFactions } from './factions.ts'
import { createHistory } from './history.ts'
import { createJournal } from './journal.ts'
import { createSearch } from './search.ts'
import type { Tools } from './tools.ts'
import { createVehicles } from './vehicles.ts'
import { createWarbands } from './warbands.ts'

/** Every use case of one open campaign, by area. */
export type CampaignServices = ReturnType<typeof createCampaignServices>

/** Puts the use cases of an open campaign together. */
export function createCampaignServices(tools: Tools) {
  const factions = createFactions(tools)
  const cluster = createCluster(tools)
  const warbands = createWarbands(tools)
  const characters = createCharacters(tools)
  const vehicles = createVehicles(tools)
  const journal = createJournal(tools)
  const agendas = createAgendas(tools)
  const history = createHistory(tools)
  const backups = createBackups(tools)
  const search = createSearch(tools)
  const campaign = createCampaignHome(tools, { warbands, characters, vehicles, journal })
  return { campaign, factions, cluster, warbands, characters, vehicles, journal, agendas, history, backups, search }
}
