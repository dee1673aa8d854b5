import type { Command } from './command.ts'
import { call } from './commands/call.ts'
import { backup } from './commands/campaign-file.ts'
import { check } from './commands/campaign-file.ts'
import { newCampaign } from './commands/campaign-file.ts'
import { restore } from './commands/campaign-file.ts'
import { cluster } from './commands/cluster.ts'
import { exportCampaign } from './commands/export.ts'
import { fistful } from './commands/fistful.ts'
import { importFile } from './commands/import.ts'
import { journal } from './commands/journal.ts'
import { match } from './commands/match.ts'
import { planetarySand } from './commands/planetary-sand.ts'
import { history } from './commands/read-campaign.ts'
import { info } from './commands/read-campaign.ts'
import { search } from './commands/read-campaign.ts'
import { spacePlanes } from './commands/space-planes.ts'
import { vectors } from './commands/vectors.ts'
import { verify } from './commands/verify.ts'

/** All commands by name. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  new: newCampaign,
  info,
  check,
  history,
  search,
  backup,
  restore,
  export: exportCampaign,
  import: importFile,
  cluster,
  journal,
  match,
  call,
  fistful,
  'space-planes': spacePlanes,
  'planetary-sand': planetarySand,
  verify,
  vectors,
}
