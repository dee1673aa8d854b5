import { ORPCError } from '@orpc/client'

/** Why a campaign file could not be opened, and its newest intact backup. */
export interface CampaignOpeningProblem {
  readonly problem: string
  readonly message: string
  readonly path: string
  readonly backup: { readonly path: string; readonly madeAt: string } | null
}

/** Extracts the file problem from an error; null for other errors. */
export function findCampaignOpeningProblem(error: unknown): CampaignOpeningProblem | null {
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
