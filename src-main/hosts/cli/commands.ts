import type { Command } from './command.ts'
import { callCommand } from './commands/call.ts'
import { backupCommand } from './commands/campaign-file.ts'
import { checkCommand } from './commands/campaign-file.ts'
import { newCampaignCommand } from './commands/campaign-file.ts'
import { restoreCommand } from './commands/campaign-file.ts'
import { clusterCommand } from './commands/cluster.ts'
import { exportCommand } from './commands/export.ts'
import { fistfulCommand } from './commands/fistful.ts'
import { importCommand } from './commands/import.ts'
import { journalCommand } from './commands/journal.ts'
import { matchCommand } from './commands/match.ts'
import { planetarySandCommand } from './commands/planetary-sand.ts'
import { historyCommand } from './commands/read-campaign.ts'
import { infoCommand } from './commands/read-campaign.ts'
import { searchCommand } from './commands/read-campaign.ts'
import { spacePlanesCommand } from './commands/space-planes.ts'
import { vectorsCommand } from './commands/vectors.ts'
import { verifyCommand } from './commands/verify.ts'

/** All commands by name. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  new: newCampaignCommand,
  info: infoCommand,
  check: checkCommand,
  history: historyCommand,
  search: searchCommand,
  backup: backupCommand,
  restore: restoreCommand,
  export: exportCommand,
  import: importCommand,
  cluster: clusterCommand,
  journal: journalCommand,
  match: matchCommand,
  call: callCommand,
  fistful: fistfulCommand,
  'space-planes': spacePlanesCommand,
  'planetary-sand': planetarySandCommand,
  verify: verifyCommand,
  vectors: vectorsCommand,
}
