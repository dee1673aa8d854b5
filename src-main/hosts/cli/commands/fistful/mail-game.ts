import { resolve } from 'node:path'
import { type CommandResult, type CommandLineCall, CLI_AUTHOR, getTextOption } from '#main/hosts/cli/command.ts'
import { readTextFile } from '#main/hosts/cli/files.ts'
import { writeNewFile } from '#main/hosts/cli/files.ts'
import { runWithCampaign } from '#main/hosts/cli/run-with-campaign.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import type { OutgoingMail, MailPreview } from '#shared/contract/fistful/reports.ts'
import {
  createGameHandle,
  type FistfulServices,
  listNextStepLines,
  hasYesOption,
  runWithFistfulGame,
} from './campaign-game.ts'

/** `orrery fistful mails`: the mails waiting to be sent. */
export function listMails(call: CommandLineCall): Promise<CommandResult> {
  return runWithFistfulGame(call, ({ fistful, id }) =>
    tellMails(call, fistful.mails({ id }), 'No mail waits to be sent.'),
  )
}

/** `orrery fistful invite`: the invitation of a game by mail, until the other player has replied. */
export function showInvitation(call: CommandLineCall): Promise<CommandResult> {
  return runWithFistfulGame(call, async ({ fistful, id }) => {
    const mails = fistful.mails({ id })
    const read = await Promise.all(mails.map(({ text }) => fistful.readMail({ text })))
    const invitations = mails.filter((_, at) => read[at]?.parts.some(({ kind }) => kind === 'invitation'))
    return tellMails(call, invitations, 'Nobody is to be invited: the game is at one table, or was answered already.')
  })
}

function tellMails(call: CommandLineCall, mails: readonly OutgoingMail[], none: string): CommandResult {
  const out = getTextOption(call, 'out')
  if (mails.length === 0) return { data: [], text: none, hasProblems: out !== null }
  const [only, another] = mails
  if (out !== null && only) {
    const paths = mails.map(({ text, fileName }) => {
      const path = resolve(another ? `${out}/${fileName}` : out)
      writeNewFile(path, path.endsWith('.eml') ? only.eml : text)
      return path
    })
    return { data: mails, text: paths.join('\n') }
  }
  return {
    data: mails,
    text: mails.map(({ subject, address, text }) => `To: ${address}\nSubject: ${subject}\n\n${text}`).join('\n\n'),
  }
}

/** `orrery fistful take MAIL [--yes]`: shows an invitation and accepts it. */
export function acceptInvitation(call: CommandLineCall): Promise<CommandResult> {
  const text = readTextFile(call.args[1], 'the file of a mail')
  return runWithCampaign(call, async ({ services: { fistful } }) => {
    const read = await fistful.readMail({ text })
    const invitation = read.parts.find(({ kind }) => kind === 'invitation')
    if (!invitation)
      throw new RefusalError(
        'conflict',
        [...read.problems, 'This mail holds no invitation. Other mails are pasted with "fistful paste".'].join(' '),
      )
    if (invitation.problem !== null || !hasYesOption(call))
      return { data: read, text: askingLines(read), hasProblems: true }
    return take(fistful, { text, terms: read.invitation?.terms ?? null })
  })
}

/** Processes a mail and returns what to do next. */
async function take(
  fistful: FistfulServices,
  mail: Parameters<FistfulServices['takeMail']>[0],
): Promise<CommandResult> {
  const { gameId, taken, refused } = await fistful.takeMail(mail, CLI_AUTHOR)
  const desk = createGameHandle(fistful, gameId).desk()
  return {
    data: { gameId, taken, refused },
    text: [...taken, ...refused, ...listNextStepLines(desk)].join('\n'),
    hasProblems: refused.length > 0,
  }
}

function askingLines(read: MailPreview): string {
  const { settings = [], map, notes = [], contradictions = [] } = read.invitation ?? {}
  const terms = [
    ...contradictions,
    ...settings.map(({ title, answer, usual }) => `${title}: ${answer} (usual: ${usual})`),
    ...(map?.fairness ?? []),
    ...notes,
  ]
  return [...partLines(read), ...terms, 'Nothing was taken: say --yes to play by these terms.'].join('\n')
}

/** `orrery fistful paste MAIL`: processes a mail of an existing game. */
export function pasteMail(call: CommandLineCall): Promise<CommandResult> {
  const text = readTextFile(call.args[1], 'the file of a mail')
  return runWithCampaign(call, async ({ services: { fistful } }) => {
    const read = await fistful.readMail({ text })
    if (read.gameId === null && read.parts.some(({ kind }) => kind === 'invitation'))
      throw new RefusalError(
        'conflict',
        'This is an invitation: look at it with "fistful take" and take it with --yes.',
      )
    if (call.values['look'] === true) return { data: read, text: partLines(read).join('\n') }
    return take(fistful, { text, terms: null })
  })
}

function partLines({ parts, problems }: MailPreview): string[] {
  return [...parts.map(({ text, problem }) => (problem === null ? text : `${text} ${problem}`)), ...problems]
}
