import { agendasRouter } from './agendas.ts'
import { backupsRouter } from './backups.ts'
import { campaignRouter } from './campaign.ts'
import { campaignsRouter } from './campaigns.ts'
import { clusterRouter } from './cluster.ts'
import { desktopRouter } from './desktop.ts'
import { answering } from './endpoints.ts'
import { factionsRouter } from './factions.ts'
import { charactersRouter, vehiclesRouter, warbandsRouter } from './forces.ts'
import { historyRouter } from './history.ts'
import { journalRouter } from './journal.ts'
import { liveRouter } from './live.ts'
import { searchRouter } from './search.ts'
import { sessionRouter } from './session.ts'

/** Every endpoint of the contract with its handler; a missing one does not compile. */
export const router = answering.router({
  session: sessionRouter,
  campaigns: campaignsRouter,
  campaign: campaignRouter,
  factions: factionsRouter,
  cluster: clusterRouter,
  warbands: warbandsRouter,
  characters: charactersRouter,
  vehicles: vehiclesRouter,
  journal: journalRouter,
  agendas: agendasRouter,
  history: historyRouter,
  backups: backupsRouter,
  search: searchRouter,
  live: liveRouter,
  desktop: desktopRouter,
})
