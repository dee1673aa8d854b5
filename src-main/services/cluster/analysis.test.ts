import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { STANDARD_GENERATOR_SETTINGS } from '#shared/cluster/generator-settings.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'

let campaign: TestCampaign
beforeEach(() => (campaign = openTestCampaign()))
afterEach(() => campaign.close())

const settings = { ...STANDARD_GENERATOR_SETTINGS, name: 'The Mirror Sea' }
async function generate(seed: string): Promise<string> {
  const { services, author } = campaign
  const { id } = await services.clusterStudy.generate({ settings, seed, into: null }, author)
  return id
}

describe('generating', () => {
  test('makes what the preview of the seed showed', async () => {
    const { clusterStudy, cluster } = campaign.services
    const [first, second] = await clusterStudy.preview({ settings, seeds: ['one', 'two'] })
    const { stars, head } = cluster.get({ id: await generate('two') })
    const names = (list: readonly { name: string }[] = []) => list.map(({ name }) => name).toSorted()
    expect(names(stars)).toEqual(names(second?.picture?.stars))
    expect(names(stars)).not.toEqual(names(first?.picture?.stars))
    expect(head.name).toBe('The Mirror Sea')
  })

  test('says why settings cannot be met, for each seed', async () => {
    const crowded = { ...settings, amount: { by: 'count', stars: 500 } } as const
    const [preview] = await campaign.services.clusterStudy.preview({ settings: crowded, seeds: ['one'] })
    expect(preview).toMatchObject({ picture: null, fault: expect.stringContaining('fewer') as string })
    const making = campaign.services.clusterStudy.generate(
      { settings: crowded, seed: 'one', into: null },
      campaign.author,
    )
    await expect(making).rejects.toMatchObject({
      code: 'illegal',
      message: expect.stringContaining('fewer') as string,
    })
  })

  test('in the place of a cluster keeps its name, and undo brings everything back', async () => {
    const { services, author } = campaign
    const id = await generate('one')
    const before = services.cluster.get({ id })
    await services.clusterStudy.generate({ settings, seed: 'two', into: { id, version: before.head.version } }, author)
    const [last] = services.history.list({ beforeId: null, limit: 1 }).changes
    expect(last?.label).toBe('Generate The Mirror Sea from the seed two')
    services.history.undo({ id: last?.id ?? null }, author)
    const after = services.cluster.get({ id })
    const places = (list: readonly { id: string; row: number; column: number }[]) =>
      list.map(({ id: starId, row, column }) => `${starId} ${row} ${column}`).toSorted()
    expect(places(after.stars)).toEqual(places(before.stars))
  })
})

describe('the lint', () => {
  test('finds nothing wrong with a generated cluster', async () => {
    const findings = await campaign.services.clusterStudy.lint({ id: await generate('one'), routeMode: 'derived' })
    expect(findings.filter(({ finding }) => finding.severity === 'problem')).toEqual([])
  })

  test('offers fixes that can be saved as they are and make the finding go away', async () => {
    const { services, author } = campaign
    const id = await generate('one')
    const stars = services.cluster.get({ id }).stars
    const [a, b] = stars
    if (!a || !b) throw new Error('The cluster is empty')
    const fields = { name: b.name }
    services.cluster.edit(
      { id, label: null, edits: [{ type: 'change-star', id: a.id, version: a.version, fields }] },
      author,
    )
    const twins = async () => {
      const findings = await services.clusterStudy.lint({ id, routeMode: 'derived' })
      return findings.filter(({ finding }) => finding.rule === 'duplicate-name')
    }
    const [twin] = await twins()
    expect(twin?.starIds).toContain(a.id)
    services.cluster.edit({ id, label: twin?.finding.fix?.label ?? null, edits: [...(twin?.fix ?? [])] }, author)
    expect(await twins()).toEqual([])
  })
})

describe('fairness', () => {
  test('is even to the last digit on a mirrored map', async () => {
    const { clusterStudy, cluster } = campaign.services
    const id = await generate('one')
    const { stars, head } = cluster.get({ id })
    const star = stars.find(({ row, rating }) => row <= 10 && rating === 5)
    const otherStar = stars.find(
      ({ row, column }) =>
        row === head.board.rows + 1 - (star?.row ?? 0) && column === head.board.columns + 1 - (star?.column ?? 0),
    )
    const { report, starIds } = await clusterStudy.fairness({
      id,
      routeMode: 'derived',
      homeA: star?.id ?? '',
      homeB: otherStar?.id ?? '',
    })
    expect(report.score).toBe(0)
    expect(report.isMirrored).toBe(true)
    expect(starIds[report.a.star]).toBe(star?.id)
  })

  test('ranks homeworlds, and finds choke points', async () => {
    const { clusterStudy } = campaign.services
    const id = await generate('one')
    const { ranking, starIds } = await clusterStudy.homeworlds({ id, routeMode: 'derived' })
    expect(ranking.homes.length).toBeGreaterThan(1)
    expect(starIds[ranking.homes[0]?.star ?? -1]).toBeDefined()
    const { report } = await clusterStudy.chokePoints({ id, routeMode: 'derived' })
    expect(report.shares).toHaveLength(starIds.length)
  })

  test('refuses a star that is gone, and a homeworld against itself', async () => {
    const { clusterStudy, cluster } = campaign.services
    const id = await generate('one')
    const [star] = cluster.get({ id }).stars
    const compare = (homeB: string) => clusterStudy.fairness({ id, routeMode: 'derived', homeA: star?.id ?? '', homeB })
    await expect(compare('gone')).rejects.toThrow('not on the map any more')
    await expect(compare(star?.id ?? '')).rejects.toThrow('two different')
  })
})
