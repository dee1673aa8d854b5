import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ClusterEdit } from '#shared/contract/cluster.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { buildStarSystemsReport } from './system-report.ts'

let campaign: TestCampaign
beforeEach(() => void (campaign = openTestCampaign({ sample: true })))
afterEach(() => campaign.close())

const systems = () => campaign.services.starSystems
const map = () => campaign.services.cluster.get({ id: null })
const clusterId = () => map().head.id
const generateAll = () =>
  systems().generateMissing({ clusterId: clusterId(), seed: 'x', style: 'wayfarer' }, campaign.author)
const findStar = (name: string) => {
  const star = map().stars.find((candidate) => candidate.name === name)
  if (!star) throw new Error(`The sample has no star ${name}.`)
  return star
}
const rename = (from: string, to: string): ClusterEdit => {
  const { id, version } = findStar(from)
  return { type: 'change-star', id, version, fields: { name: to } }
}
const edit = (...edits: ClusterEdit[]) =>
  campaign.services.cluster.edit({ id: clusterId(), label: null, edits }, campaign.author)
const listNames = (star: string) =>
  systems()
    .get({ starId: findStar(star).id })
    .bodies.map(({ name }) => name)
const lastLabel = () => campaign.services.history.list({ beforeId: null, limit: 1 }).changes[0]?.label

test('bodies follow the name of their star in the same change, and undo restores both', () => {
  generateAll()
  const before = listNames('Ember')
  edit(rename('Ember', 'Cinder'))
  const after = listNames('Cinder')
  const count = before.filter((name) => /^Ember (Belt|[IVX]+)/.test(name)).length
  expect(count).toBeGreaterThan(0)
  expect(after).toEqual(before.map((name) => name.replace(/^Ember (?=Belt|[IVX]+)/, 'Cinder ')))
  expect(lastLabel()).toBe(`Ember becomes Cinder, with ${count} bodies`)
  campaign.services.history.undo({ id: null }, campaign.author)
  expect(listNames('Ember')).toEqual(before)
})

test('a body that was named by hand keeps its name', () => {
  generateAll()
  const { starId, version, bodies } = systems().get({ starId: findStar('Ember').id })
  const inputs = bodies.map((body, index) => ({
    ...body,
    name: index === 0 ? 'Hearth of Ember' : body.name,
    links: [],
  }))
  systems().save({ starId, version, bodies: inputs }, campaign.author)
  edit(rename('Ember', 'Cinder'))
  expect(listNames('Cinder')).toContain('Hearth of Ember')
  expect(
    systems()
      .get({ starId })
      .bodies.filter(({ name }) => name.startsWith('Ember ')),
  ).toEqual([])
})

test('stars may swap names, and their seeds still make their systems', () => {
  generateAll()
  const [first, second] = map().stars.map(({ name }) => name)
  if (first === undefined || second === undefined) throw new Error('The sample has no two stars.')
  const bodies = [listNames(first), listNames(second)]
  edit(rename(first, second), rename(second, first))
  const swap = (names: string[] | undefined, from: string, to: string) => names?.map((name) => name.replace(from, to))
  expect([listNames(second), listNames(first)]).toEqual([
    swap(bodies[0], first, second),
    swap(bodies[1], second, first),
  ])
  expect(buildStarSystemsReport(campaign.file, clusterId())).toMatchObject({ joinProblems: [], different: [] })
})

test('players find the old name of a star in no view and no export', async () => {
  const star = map().stars.find(({ isHidden }) => !isHidden)
  if (!star) throw new Error('The sample has no open star.')
  edit(rename(star.name, 'Zyxsecret'))
  generateAll()
  expect(JSON.stringify(systems().asPlayers({ clusterId: clusterId() }))).toContain('Zyxsecret')
  edit(rename('Zyxsecret', 'Haven'))
  const id = clusterId()
  const { clusterFiles, cluster, pagePrints } = campaign.services
  const edition = { for: 'player', playerId: null } as const
  const form = { form: 'gazetteer', id, edition, format: 'page' } as const
  const seen = [
    systems().asPlayers({ clusterId: id }),
    cluster.playerEdition({ id }),
    await clusterFiles.write({ id, format: 'orrery', edition: 'player' }),
    clusterFiles.gazetteer({ id, edition }),
    pagePrints.pages({ paper: 'a4', page: form }),
  ].map((view) => JSON.stringify(view))
  for (const text of seen) expect(text).not.toContain('Zyxsecret')
  for (const text of seen) expect(text).toContain('Haven')
})
