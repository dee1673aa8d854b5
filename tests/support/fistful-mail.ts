import type { Side } from '#shared/games/fistful/model.ts'
import type { BotStyle } from '#shared/games/fistful/tables/bot-styles.ts'
import { openTestCampaign, type TestCampaign } from './campaign.ts'
import { type GameDesk, gameDesk, gameFields, openFistfulCampaign } from './fistful-games.ts'

/** One of two players by mail, each with a campaign file. */
export interface Player {
  readonly side: Side
  readonly file: TestCampaign
  desk: GameDesk
}

/** Two campaign files: Ana's has the map and invites, Ben's is empty. */
export type TwoFiles = Readonly<Record<Side, TestCampaign>>

/** The files of Ana and Ben. */
export function openTwoFiles(): TwoFiles {
  return { A: openFistfulCampaign(1), B: openTestCampaign({ seed: 2 }) }
}

/** Previews a mail, as the dialog does, and accepts it on the previewed terms. */
export async function acceptMail({ services: { fistful }, author }: TestCampaign, text: string) {
  const { invitation } = await fistful.readMail({ text })
  return fistful.takeMail({ text, terms: invitation?.terms ?? null }, author)
}

/** Mails waiting to be sent. */
export const listMailsToSend = ({ file, desk }: Player) =>
  file.services.fistful.mails({ id: desk.id }).map(({ text }) => text)
/** Imports a mail into a player's file. */
export const paste = ({ file }: Player, text: string) => acceptMail(file, text)
/** Archive in a player's file. */
export const archiveOf = ({ file, desk }: Player) => file.services.fistful.exportArchive({ id: desk.id }).text
/** A mail as returned by a mail program: quoted, with a greeting. */
export const quoted = (text: string) =>
  `On Monday Ana wrote:\r\n${text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n')}\r\n-- \r\nBen`

/** Sends pending mails; returns what the other file accepted. */
export async function send(from: Player, to: Player): Promise<string[]> {
  const [text = ''] = listMailsToSend(from)
  return (await paste(to, quoted(text))).taken
}

/** A game by mail up to the choice of both homeworlds. */
export async function beginByMail(
  files: TwoFiles,
  mode: 'mail' | 'sealed',
  fields: Parameters<typeof gameFields>[0] = {},
): Promise<{ a: Player; b: Player }> {
  const { id } = files.A.services.fistful.create(gameFields({ mode, mySide: 'A', ...fields }), files.A.author)
  const a: Player = { side: 'A', file: files.A, desk: gameDesk(files.A, id) }
  a.desk.choose('A')
  const [invitation = ''] = listMailsToSend(a)
  const { gameId } = await acceptMail(files.B, quoted(invitation))
  const b: Player = { side: 'B', file: files.B, desk: gameDesk(files.B, gameId) }
  b.desk.choose('B')
  await send(b, a)
  return { a, b }
}

/** A bot writes and submits a player's orders. */
export const write = ({ desk, side }: Player, temper: BotStyle = 'raider') => {
  desk.bot(side, temper)
  desk.handIn(side)
}
/** Next steps of a player. */
export const listNextSteps = ({ desk }: Player) => desk.desk().next.map((step) => step.do)
/** Position in a player's file. */
export const position = ({ desk }: Player) => desk.desk().position
