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
  const data: unknown = error.data
  const text = (fault: unknown, key: string) => String(Reflect.get(Object(fault), key) ?? '')
  const backup: unknown = Reflect.get(Object(data), 'backup')
  return {
    problem: text(data, 'problem'),
    message: error.message,
    path: text(data, 'path'),
    backup: backup ? { path: text(backup, 'path'), madeAt: text(backup, 'madeAt') } : null,
  }
}
