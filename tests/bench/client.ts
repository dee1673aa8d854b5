import { createRouterClient } from '@orpc/server'
import { router } from '#main/api/router.ts'
import { createSession, GAMEMASTER_SESSION_FIELDS } from '#main/hosts/session.ts'
import type { TestCampaign } from '../support/campaign.ts'

const session = createSession({ ...GAMEMASTER_SESSION_FIELDS, capabilities: [] })

/** Client of the whole stack without a channel: contract, roles, use case, change log, search index, disk. */
export function createClient({ orrery }: TestCampaign) {
  const report = (fault: unknown): void => console.error(fault)
  return createRouterClient(router, { context: { orrery, session, desktop: null, requestId: 'bench', report } })
}

/** Duration of one run in milliseconds. */
export async function measureTime(run: () => unknown): Promise<number> {
  const started = performance.now()
  await run()
  return performance.now() - started
}
