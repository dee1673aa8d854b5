import type { ContractRouterClient } from '@orpc/contract'
import { agendas } from './agendas.ts'
import { backups } from './backups.ts'
import { campaign, factions } from './campaign.ts'
import { campaigns } from './campaigns.ts'
import { cluster } from './cluster.ts'
import { desktop } from './desktop.ts'
import { characters, vehicles, warbands } from './forces.ts'
import { history } from './history.ts'
import { journal } from './journal.ts'
import { live } from './live.ts'
import { search } from './search.ts'
import { session } from './session.ts'

/** Every query, command and live event there is, by area. */
export const contract = {
  session,
  campaigns,
  campaign,
  factions,
  cluster,
  warbands,
  characters,
  vehicles,
  journal,
  agendas,
  history,
  backups,
  search,
  live,
  desktop,
}

/** A typed client of the contract. */
export type Client = ContractRouterClient<typeof contract>
