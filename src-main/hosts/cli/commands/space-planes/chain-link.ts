import { computeChainLink } from '#main/games/space-planes/proof/card-chain.ts'
import { type CommandResult, parseArguments, type Call, UsageError } from '#main/hosts/cli/command.ts'

/**
 * `orrery space-planes link SECRET N`: link N of the hash chain of a secret. Link 0 is the anchor, which is published
 * before the battle (SP-MAIL-2).
 */
export function showChainLink(call: Call): CommandResult {
  const [secret = '', number = ''] = parseArguments(call, 'link SECRET N')
  if (secret === '' || !/^\d{1,3}$/.test(number) || Number(number) > 400)
    throw new UsageError('Name your secret, and which link, 0 to 400: 0 is the anchor, 1 the first to show.')
  const link = computeChainLink(secret, Number(number))
  return { data: { link }, text: link }
}
