import * as z from 'zod'
import { forAnyone } from './base.ts'

/** What only some hosts can do. */
const Capability = z.enum(['file-dialogs', 'print-to-pdf'])
export type Capability = z.infer<typeof Capability>

export const Role = z.enum(['gamemaster', 'player'])
export type Role = z.infer<typeof Role>

/** Who is connected, and what this host can do for them. */
export const SessionView = z.object({
  id: z.string(),
  role: Role,
  name: z.string(),
  /** Whose eyes the session has; null for the gamemaster's. */
  playerId: z.string().nullable(),
  capabilities: z.array(Capability),
  appVersion: z.string(),
})
export type SessionView = z.infer<typeof SessionView>

/** The header in which our own pages send their key: cookies go to every port of a machine, this does not. */
export const KEY_HEADER = 'x-orrery-key'

export const session = { get: forAnyone.output(SessionView) }
