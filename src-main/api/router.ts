import { advancementRouter } from './advancement.ts'
import { agendasRouter } from './agendas.ts'
import { backupsRouter } from './backups.ts'
import { battlesRouter } from './battles.ts'
import { calendarRouter } from './calendar.ts'
import { campaignRouter } from './campaign.ts'
import { campaignsRouter } from './campaigns.ts'
import { clusterFilesRouter } from './cluster-files.ts'
import { clusterStudyRouter } from './cluster-study.ts'
import { clusterRouter } from './cluster.ts'
import { desktopRouter } from './desktop.ts'
import { answering } from './endpoints.ts'
import { exchangeRouter } from './exchange.ts'
import { factionsRouter } from './factions.ts'
import { fistfulRouter } from './fistful.ts'
import { charactersRouter, squadsRouter, vehiclesRouter, warbandsRouter } from './forces.ts'
import { historyRouter } from './history.ts'
import { houseRouter } from './house.ts'
import { imagesRouter } from './images.ts'
import { journalRouter } from './journal.ts'
import { ledgerRouter } from './ledger.ts'
import { liveRouter } from './live.ts'
import { nightsRouter } from './nights.ts'
import { offTableRouter } from './off-table.ts'
import { playersRouter } from './players.ts'
import { printsRouter } from './prints.ts'
import { relationsRouter } from './relations.ts'
import { rulingsRouter } from './rulings.ts'
import { scenariosRouter } from './scenarios.ts'
import { searchRouter } from './search.ts'
import { sessionRouter } from './session.ts'

/** Every endpoint of the contract with its handler; a missing one does not compile. */
export const router = answering.router({
  session: sessionRouter,
  campaigns: campaignsRouter,
  campaign: campaignRouter,
  factions: factionsRouter,
  cluster: clusterRouter,
  clusterFiles: clusterFilesRouter,
  clusterStudy: clusterStudyRouter,
  warbands: warbandsRouter,
  characters: charactersRouter,
  squads: squadsRouter,
  vehicles: vehiclesRouter,
  rulings: rulingsRouter,
  house: houseRouter,
  images: imagesRouter,
  scenarios: scenariosRouter,
  prints: printsRouter,
  exchange: exchangeRouter,
  journal: journalRouter,
  relations: relationsRouter,
  players: playersRouter,
  nights: nightsRouter,
  calendar: calendarRouter,
  agendas: agendasRouter,
  offTable: offTableRouter,
  battles: battlesRouter,
  ledger: ledgerRouter,
  advancement: advancementRouter,
  fistful: fistfulRouter,
  history: historyRouter,
  backups: backupsRouter,
  search: searchRouter,
  live: liveRouter,
  desktop: desktopRouter,
})
