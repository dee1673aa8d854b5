import { openTestCampaign } from '../support/campaign.ts'
import type { BenchmarkResult } from './benchmark-result.ts'
import { createClient, measureTime } from './client.ts'
import { fillForces } from './fill-forces.ts'
import { getMeasurementSize } from './measurement-size.ts'
import { quantile } from './statistics.ts'

const CHARACTERS = getMeasurementSize(500, 20)
const ROUNDS = getMeasurementSize(60, 2)

/**
 * Measures lists and one character of a campaign with 500 characters through the router: every cost and check is
 * computed.
 */
export async function measureForces(): Promise<BenchmarkResult[]> {
  const campaign = openTestCampaign()
  const id = fillForces(campaign, CHARACTERS)
  const client = createClient(campaign)
  const findings = [
    await measure(`list ${CHARACTERS} characters`, 50, () => client.characters.list()),
    await measure(`list their warbands`, 50, () => client.warbands.list()),
    await measure(`open one of ${CHARACTERS} characters`, 20, () => client.characters.get({ id })),
  ]
  campaign.close()
  return findings
}

async function measure(what: string, atMost: number, ask: () => Promise<unknown>): Promise<BenchmarkResult> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) times.push(await measureTime(ask))
  return {
    what,
    value: quantile(times, 0.95),
    goal: { atMost },
    unit: ' ms',
    from: `p95 of ${ROUNDS}, through the router`,
  }
}
