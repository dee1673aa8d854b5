import * as z from 'zod'
import { forAnyone } from './base.ts'

/** A feature available on some hosts only. */
const Capability = z.enum(['file-dialogs', 'print-to-pdf'])
export type Capability = z.infer<typeof Capability>

export const Role = z.enum(['gamemaster', 'player'])
export type Role = z.infer<typeof Role>

/** The signed-in user, and the features of the host. */
export const SessionView = z.object({
  id: z.string(),
  role: Role,
  name: z.string(),
  /** The player whose permissions the session has; null for the gamemaster. */
  playerId: z.string().nullable(),
  capabilities: z.array(Capability),
  appVersion: z.string(),
})
export type SessionView = z.infer<typeof SessionView>

/** Header with the key of our own pages. Unlike a cookie it is not sent to every port of a machine. */
export const SESSION_KEY_HEADER = 'x-orrery-key'

export const session = { get: forAnyone.output(SessionView) }
