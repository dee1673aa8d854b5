import { backups } from './backups.ts'
import { campaign, factions } from './campaign.ts'
import { campaigns } from './campaigns.ts'
import { clusterFiles } from './cluster-files.ts'
import { clusterHistory } from './cluster-history.ts'
import { clusterStudy } from './cluster-study.ts'
import { cluster } from './cluster.ts'
import { desktop } from './desktop.ts'
import { fistful } from './fistful/fistful.ts'
import { history } from './history.ts'
import { images } from './images.ts'
import { journal } from './journal.ts'
import { matches } from './matches.ts'
import { calendar, nights, players } from './nights.ts'
import { pagePrints } from './page-prints.ts'
import { advancement } from './planet28/advancement.ts'
import { agendas } from './planet28/agendas.ts'
import { battles } from './planet28/battles.ts'
import { exchange } from './planet28/exchange.ts'
import { house } from './planet28/house.ts'
import { ledger } from './planet28/ledger.ts'
import { offTable } from './planet28/off-table.ts'
import { balance, practice } from './planet28/practice.ts'
import { prints } from './planet28/prints.ts'
import { rulings } from './planet28/rulings.ts'
import { scenarios } from './planet28/scenarios.ts'
import { characters, squads, vehicles } from './planet28/units.ts'
import { warbands } from './planet28/warbands.ts'
import { armies } from './planetary-sand/armies.ts'
import { battlefields } from './planetary-sand/battlefields.ts'
import { sandBattles } from './planetary-sand/battles.ts'
import { sandExchange } from './planetary-sand/exchange.ts'
import { sandPrints } from './planetary-sand/print.ts'
import { sandSeries } from './planetary-sand/series.ts'
import { toyBoxes } from './planetary-sand/toy-boxes.ts'
import { relations } from './relations.ts'
import { search } from './search.ts'
import { session } from './session.ts'
import { planesBattles } from './space-planes/battles.ts'
import { planesExchange } from './space-planes/exchange.ts'
import { faceSets } from './space-planes/face-sets.ts'
import { flotillas } from './space-planes/flotillas.ts'
import { planesMail } from './space-planes/mail.ts'
import { planesPrints } from './space-planes/print.ts'
import { planesSeries } from './space-planes/series.ts'
import { starSystems } from './star-systems.ts'

/** All queries and commands, by area. */
export const areas = {
  session,
  campaigns,
  campaign,
  factions,
  cluster,
  clusterFiles,
  clusterStudy,
  clusterHistory,
  starSystems,
  warbands,
  characters,
  squads,
  vehicles,
  rulings,
  house,
  images,
  scenarios,
  prints,
  exchange,
  journal,
  relations,
  players,
  nights,
  calendar,
  agendas,
  offTable,
  battles,
  ledger,
  advancement,
  practice,
  balance,
  fistful,
  matches,
  pagePrints,
  flotillas,
  faceSets,
  planesBattles,
  planesExchange,
  planesMail,
  planesPrints,
  planesSeries,
  toyBoxes,
  battlefields,
  armies,
  sandBattles,
  sandExchange,
  sandPrints,
  sandSeries,
  history,
  backups,
  search,
  desktop,
}

/** An area of the contract: the first segment of an endpoint's name. */
export type Area = keyof typeof areas
