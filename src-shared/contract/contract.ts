import type { ContractRouterClient } from '@orpc/contract'
import { advancement } from './advancement.ts'
import { agendas } from './agendas.ts'
import { backups } from './backups.ts'
import { battles } from './battles.ts'
import { campaign, factions } from './campaign.ts'
import { campaigns } from './campaigns.ts'
import { clusterFiles } from './cluster-files.ts'
import { clusterStudy } from './cluster-study.ts'
import { cluster } from './cluster.ts'
import { desktop } from './desktop.ts'
import { exchange } from './exchange.ts'
import { fistful } from './fistful.ts'
import { characters, squads, vehicles, warbands } from './forces.ts'
import { history } from './history.ts'
import { house } from './house.ts'
import { images } from './images.ts'
import { journal } from './journal.ts'
import { ledger } from './ledger.ts'
import { live } from './live.ts'
import { calendar, nights, players } from './nights.ts'
import { offTable } from './off-table.ts'
import { prints } from './prints.ts'
import { relations } from './relations.ts'
import { rulings } from './rulings.ts'
import { scenarios } from './scenarios.ts'
import { search } from './search.ts'
import { session } from './session.ts'

/** Every query, command and live event there is, by area. */
export const contract = {
  session,
  campaigns,
  campaign,
  factions,
  cluster,
  clusterFiles,
  clusterStudy,
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
  fistful,
  history,
  backups,
  search,
  live,
  desktop,
}

/** A typed client of the contract. */
export type Client = ContractRouterClient<typeof contract>
