import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { STANDARD_SETTINGS } from '../../src-shared/cluster/generator-settings.ts'
import { openTestCampaign, type TestCampaign } from '../../tests/support/campaign.ts'

let campaign: TestCampaign
beforeEach(() => (campaign = openTestCampaign()))
afterEach(() => campaign.close())

const settings = { ...STANDARD_SETTINGS, name: 'The Mirror Sea' }
const generate = (seed: string) => {
  const { services, author } = campaign
  return services.clusterStudy.generate({ settings, seed, into: null }, author).id
}

describe('generating', () => {
  test('makes what the preview of the seed showed', () => {
    const { clusterStudy, cluster } = campaign.services
    const [first, second] = clusterStudy.preview({ settings, seeds: ['one', 'two'] })
    const { stars, head } = cluster.get({ id: generate('two') })
    const names = (list: readonly { name: string }[] = []) => list.map(({ name }) => name).toSorted()
    expect(names(stars)).toEqual(names(second?.picture?.stars))
    expect(names(stars)).not.toEqual(names(first?.picture?.stars))
    expect(head.name).toBe('The Mirror Sea')
  })

  test('says why settings cannot be met, for each seed', () => {
    const crowded = { ...settings, amount: { by: 'count', stars: 500 } } as const
    const [preview] = campaign.services.clusterStudy.preview({ settings: crowded, seeds: ['one'] })
    expect(preview).toMatchObject({ picture: null, fault: expect.stringContaining('fewer') as string })
    const make = () =>
      campaign.services.clusterStudy.generate({ settings: crowded, seed: 'one', into: null }, campaign.author)
    expect(make).toThrow('fewer')
  })

  test('in the place of a cluster keeps its name, and undo brings everything back', () => {
    const { services, author } = campaign
    const id = generate('one')
    const before = services.cluster.get({ id })
    services.clusterStudy.generate({ settings, seed: 'two', into: { id, version: before.head.version } }, author)
    const [last] = services.history.list({ beforeId: null, limit: 1 }).changes
    expect(last?.label).toBe('Generate The Mirror Sea from the seed two')
    services.history.undo(last?.id ?? null, author)
    const after = services.cluster.get({ id })
    const places = (list: readonly { id: string; row: number; column: number }[]) =>
      list.map(({ id: starId, row, column }) => `${starId} ${row} ${column}`).toSorted()
    expect(places(after.stars)).toEqual(places(before.stars))
  })
})

describe('the lint', () => {
  test('finds nothing wrong with a generated cluster', () => {
    const findings = campaign.services.clusterStudy.lint({ id: generate('one'), routeMode: 'derived' })
    expect(findings.filter(({ finding }) => finding.severity === 'problem')).toEqual([])
  })

  test('offers fixes that can be saved as they are and make the finding go away', () => {
    const { services, author } = campaign
    const id = generate('one')
    const stars = services.cluster.get({ id }).stars
    const [one, other] = stars
    if (!one || !other) throw new Error('The cluster is empty')
    const fields = { name: other.name }
    services.cluster.edit(
      { id, label: null, edits: [{ type: 'change-star', id: one.id, version: one.version, fields }] },
      author,
    )
    const twins = () =>
      services.clusterStudy
        .lint({ id, routeMode: 'derived' })
        .filter(({ finding }) => finding.rule === 'duplicate-name')
    const [twin] = twins()
    expect(twin?.starIds).toContain(one.id)
    services.cluster.edit({ id, label: twin?.finding.fix?.label ?? null, edits: [...(twin?.fix ?? [])] }, author)
    expect(twins()).toEqual([])
  })
})

describe('fairness', () => {
  test('is even to the last digit on a mirrored map', () => {
    const { clusterStudy, cluster } = campaign.services
    const id = generate('one')
    const { stars, head } = cluster.get({ id })
    const one = stars.find(({ row, rating }) => row <= 10 && rating === 5)
    const other = stars.find(
      ({ row, column }) =>
        row === head.board.rows + 1 - (one?.row ?? 0) && column === head.board.columns + 1 - (one?.column ?? 0),
    )
    const { report, starIds } = clusterStudy.fairness({
      id,
      routeMode: 'derived',
      homeA: one?.id ?? '',
      homeB: other?.id ?? '',
    })
    expect(report.score).toBe(0)
    expect(report.isMirrored).toBe(true)
    expect(starIds[report.a.star]).toBe(one?.id)
  })

  test('ranks homeworlds, and finds choke points', () => {
    const { clusterStudy } = campaign.services
    const id = generate('one')
    const { ranking, starIds } = clusterStudy.homeworlds({ id, routeMode: 'derived' })
    expect(ranking.homes.length).toBeGreaterThan(1)
    expect(starIds[ranking.homes[0]?.star ?? -1]).toBeDefined()
    expect(clusterStudy.chokePoints({ id, routeMode: 'derived' }).report.shares).toHaveLength(starIds.length)
  })

  test('refuses a star that is gone, and a homeworld against itself', () => {
    const { clusterStudy, cluster } = campaign.services
    const id = generate('one')
    const [star] = cluster.get({ id }).stars
    const compare = (homeB: string) => () =>
      clusterStudy.fairness({ id, routeMode: 'derived', homeA: star?.id ?? '', homeB })
    expect(compare('gone')).toThrow('not on the map any more')
    expect(compare(star?.id ?? '')).toThrow('two different')
  })
})
