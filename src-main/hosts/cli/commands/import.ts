import { readFileSync } from 'node:fs'
import { getErrorMessage } from '#main/hosts/error-message.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import type { ImportReport } from '#shared/contract/planet28/exchange.ts'
import { CLI_AUTHOR, type Command } from '../command.ts'
import { runWithCampaign } from '../run-with-campaign.ts'

/** `orrery import FILE`: imports a warband or a house pack into the campaign. */
export const importCommand: Command = {
  summary: 'bring a warband or a house pack into the campaign, as one change',
  args: ['FILE'],
  options: { look: { type: 'boolean', default: false } },
  optionHelp: ['--look           only tell what it would bring'],
  run: (call) => {
    const text = read(call.args[0] ?? '')
    return runWithCampaign(call, ({ services: { exchange } }) => {
      const report = call.values['look'] === true ? exchange.look({ text }) : exchange.import({ text }, CLI_AUTHOR)
      return { data: report, text: describe(report) }
    })
  },
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new RefusalError('file', `${path} cannot be read: ${getErrorMessage(error)}`)
  }
}

function describe({ what, name, brings, notes }: ImportReport): string {
  return [
    `${what === 'warband' ? 'Warband' : 'House pack'}: ${name}`,
    ...brings.map((line) => `+ ${line}`),
    ...notes,
  ].join('\n')
}
