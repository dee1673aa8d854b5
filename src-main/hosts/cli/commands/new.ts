import { resolve } from 'node:path'
import {
  fillEmptyCampaign,
  makeCampaignFile,
  addCampaignExtension,
} from '#main/services/campaign-files/new-campaign.ts'
import { Name } from '#shared/contract/base.ts'
import { CLI_AUTHOR, type Command, getTextOption, UsageError } from '../command.ts'

/** `orrery new FILE --name NAME`: creates an empty campaign in a new file. */
export const newCampaign: Command = {
  summary: 'make an empty campaign in a new file',
  args: ['FILE'],
  options: { name: { type: 'string' } },
  optionHelp: ['--name NAME      what it is called'],
  run(call) {
    const read = Name.safeParse(getTextOption(call, 'name') ?? '')
    if (!read.success) throw new UsageError('--name takes the name of the campaign, such as "Ember Reach".')
    const path = addCampaignExtension(resolve(call.args[0] ?? ''))
    const fill = {
      path,
      name: read.data,
      fill: (file: Parameters<typeof fillEmptyCampaign>[0]) => fillEmptyCampaign(file, call.world, read.data),
    }
    makeCampaignFile(call.world, fill, CLI_AUTHOR)
    return { data: { path, name: read.data }, text: path }
  },
}
