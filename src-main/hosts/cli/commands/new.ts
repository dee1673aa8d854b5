import { resolve } from 'node:path'
import { fillEmpty, makeCampaignFile, withEnding } from '#main/services/campaign-files/new-campaign.ts'
import { Name } from '#shared/contract/base.ts'
import { CLI_AUTHOR, type Command, textOf, WrongUsage } from '../command.ts'

/** `orrery new FILE --name NAME`: an empty campaign in a file that was not there before. */
export const newCampaign: Command = {
  summary: 'make an empty campaign in a new file',
  args: ['FILE'],
  options: { name: { type: 'string' } },
  optionHelp: ['--name NAME      what it is called'],
  run(call) {
    const read = Name.safeParse(textOf(call, 'name') ?? '')
    if (!read.success) throw new WrongUsage('--name takes the name of the campaign, such as "Ember Reach".')
    const path = withEnding(resolve(call.args[0] ?? ''))
    const fill = {
      path,
      name: read.data,
      fill: (file: Parameters<typeof fillEmpty>[0]) => fillEmpty(file, call.world, read.data),
    }
    makeCampaignFile(call.world, fill, CLI_AUTHOR)
    return { data: { path, name: read.data }, text: path }
  },
}
