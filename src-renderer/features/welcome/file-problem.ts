import { ORPCError } from '@orpc/client'

/** Why a campaign file could not be opened, and the newest good backup of it. */
export interface FileProblem {
  readonly problem: string
  readonly message: string
  readonly path: string
  readonly backup: { readonly path: string; readonly madeAt: string } | null
}

/** What an answer says about a campaign file; null when it says something else. */
export function findFileProblem(error: unknown): FileProblem | null {
  if (!(error instanceof ORPCError) || error.code !== 'CAMPAIGN_FILE') return null
  const said: unknown = error.data
  const text = (fault: unknown, key: string) => String(Reflect.get(Object(fault), key) ?? '')
  const backup: unknown = Reflect.get(Object(said), 'backup')
  return {
    problem: text(said, 'problem'),
    message: error.message,
    path: text(said, 'path'),
    backup: backup ? { path: text(backup, 'path'), madeAt: text(backup, 'madeAt') } : null,
  }
}
