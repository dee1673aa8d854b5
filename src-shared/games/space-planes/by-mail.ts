import * as z from 'zod'
import { ChainLinkSchema } from './commands.ts'
import { BattleOptions } from './options.ts'

/** Sides of a battle by mail. A places first. */
export const MAIL_SIDES = ['A', 'B'] as const
export type MailSide = (typeof MAIL_SIDES)[number]

/** Ways in which a mail leaves the page. Whether it was then sent cannot be detected. */
export const SEND_METHODS = ['copied', 'opened', 'saved'] as const
export type SendMethod = (typeof SEND_METHODS)[number]

/**
 * The newest revealed card link, counted in shots from 1. It is spent for the battle state with this hash, regardless
 * of undo (SP-MAIL-2). An empty `state` stands for a battle this table has never seen.
 */
export interface RevealedChainLink {
  readonly link: number
  readonly state: string
}

const PlayerName = z.string().trim().min(1).max(200)

/** Terms of an invitation: set-up, players, and the anchor of the sender's chain (SP-MAIL-2). */
export const MailInvitationTerms = z.strictObject({
  name: z.string().trim().min(1).max(200),
  players: z.strictObject({ A: PlayerName, B: PlayerName }),
  options: BattleOptions.refine(({ byMail }) => byMail === true, { message: 'Only battles by mail have invitations.' }),
  anchor: ChainLinkSchema,
})
export type MailInvitationTerms = z.infer<typeof MailInvitationTerms>
