import * as z from 'zod'
import { Link } from './commands.ts'
import { BattleOptions } from './options.ts'

/** The two sides of a battle by mail: A places first. */
export const MAIL_SIDES = ['A', 'B'] as const
export type MailSide = (typeof MAIL_SIDES)[number]

/** How a mail leaves the page: what is sent of it then, no program tells. */
export const SEND_METHODS = ['copied', 'opened', 'saved'] as const
export type SendMethod = (typeof SEND_METHODS)[number]

/** The newest card link that was shown, counted in shots from 1. It is spent for the battle with this hash alone, whatever is undone (SP-MAIL-2); an empty `state` stands for a battle that this table never saw. */
export interface ShownLink {
  readonly link: number
  readonly state: string
}

const PlayerName = z.string().trim().min(1).max(200)

/** What an invitation proposes: the battle as it is set up, who flies it, and the anchor of the sender's chain (SP-MAIL-2). */
export const InvitationStart = z.strictObject({
  name: z.string().trim().min(1).max(200),
  players: z.strictObject({ A: PlayerName, B: PlayerName }),
  options: BattleOptions.refine(({ byMail }) => byMail === true, { message: 'Only battles by mail have invitations.' }),
  anchor: Link,
})
export type InvitationStart = z.infer<typeof InvitationStart>
