import { afterEach, beforeEach, expect, test } from 'vitest'
import type { BodyInput, SystemView } from '#shared/contract/star-systems.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'

let campaign: TestCampaign
beforeEach(() => void (campaign = openTestCampaign({ sample: true })))
afterEach(() => campaign.close())

const map = () => campaign.services.cluster.get({ id: null })
const starNamed = (name: string) => map().stars.find((star) => star.name === name)?.id ?? ''
const systems = () => campaign.services.starSystems
const toInput = ({ bodies }: SystemView): BodyInput[] =>
  bodies.map((body) => ({ ...body, links: body.links.map(({ kind, id }) => ({ kind, id })) }))
const generate = (starId: string, seed = 'a') =>
  systems().generate({ starId, version: systems().get({ starId }).version, seed, style: 'wayfarer' }, campaign.author)

test('a system is made by seed, made again as it was, and undone', () => {
  const starId = starNamed('Ember')
  expect(systems().get({ starId })).toMatchObject({ version: 0, seed: '', bodies: [] })
  const first = generate(starId)
  expect(first.bodies.length).toBeGreaterThan(2)
  expect(generate(starId, 'b').bodies).not.toEqual(first.bodies)
  expect(generate(starId).bodies).toEqual(first.bodies)
  for (let undo = 0; undo < 3; undo += 1) campaign.services.history.undo({ id: null }, campaign.author)
  expect(systems().get({ starId }).bodies).toEqual([])
})

test('one system is made again alone, and every other stays', () => {
  const { head } = map()
  const { made } = systems().generateMissing({ clusterId: head.id, seed: 'x', style: 'wayfarer' }, campaign.author)
  expect(made).toBe(map().stars.length)
  const others = () => map().stars.filter(({ name }) => name !== 'Ember')
  const before = others().map(({ id }) => systems().get({ starId: id }))
  generate(starNamed('Ember'), 'other')
  expect(others().map(({ id }) => systems().get({ starId: id }))).toEqual(before)
  expect(() =>
    systems().generateMissing({ clusterId: head.id, seed: 'x', style: 'wayfarer' }, campaign.author),
  ).toThrow('has a system already')
})

test('a body is changed by hand and linked; the link names its page, and goes with it', () => {
  const starId = starNamed('Ember')
  const made = generate(starId)
  const faction = campaign.services.factions.list()[0]
  const [first, ...rest] = toInput(made)
  if (first === undefined || faction === undefined) throw new Error('The sample has no faction.')
  const links = [{ kind: 'faction', id: faction.id } as const]
  const save = (version: number, bodies: readonly BodyInput[]) =>
    systems().save({ starId, version, bodies: [...bodies] }, campaign.author)
  const saved = save(made.version, [{ ...first, name: 'Cinder', notes: 'A lie.', links }, ...rest])
  expect(saved.bodies[0]).toMatchObject({ name: 'Cinder', links: [{ name: faction.name }] })
  expect([made.seed, saved.seed]).toEqual(['a', ''])
  expect(() => save(made.version, toInput(saved))).toThrow('changed this since')
  expect(() => save(saved.version, [{ ...first, parentId: 'gone' }])).toThrow('is not joined to the star')
  expect(() => save(saved.version, [{ ...first, links: [{ kind: 'army', id: 'gone' }] }])).toThrow('page')
  expect(save(saved.version, []).bodies).toEqual([])
})

test('pages name the bodies that are linked to them, and search finds bodies by name; hidden ones not for everybody', () => {
  const made = generate(starNamed('Ember'))
  const faction = campaign.services.factions.list()[0]
  const [first, second, ...rest] = toInput(made)
  if (!first || !second || !faction) throw new Error('The sample has no faction.')
  const links = [{ kind: 'faction', id: faction.id } as const]
  const bodies = [{ ...first, name: 'Qxern' }, { ...second, name: 'Deep Qxern', isHidden: true, links }, ...rest]
  systems().save({ starId: made.starId, version: made.version, bodies }, campaign.author)
  expect(systems().linkedTo({ kind: 'faction', id: faction.id })).toEqual([
    { id: second.id, name: 'Deep Qxern', starId: made.starId, starName: 'Ember', isHidden: true },
  ])
  expect(systems().linkedTo({ kind: 'army', id: faction.id })).toEqual([])
  const find = (isShared: boolean) =>
    campaign.services.search.onMaps({ text: 'qxern', limit: 9, isShared }).map(({ name }) => name)
  expect(find(false)).toEqual(['Qxern', 'Deep Qxern'])
  expect(find(true)).toEqual(['Qxern'])
})

test('players know what is not hidden, without the notes, and nothing of a hidden star or at a hidden body', () => {
  const { head } = map()
  systems().generateMissing({ clusterId: head.id, seed: 'x', style: 'wayfarer' }, campaign.author)
  const starId = starNamed('Ember')
  const view = systems().get({ starId })
  const world = view.bodies.find(({ id }) => view.bodies.some(({ parentId }) => parentId === id))
  const secret = toInput(view).map((body) =>
    body.id === world?.id ? { ...body, isHidden: true, name: 'Qx secret' } : { ...body, notes: 'Qx note' },
  )
  systems().save({ starId, version: view.version, bodies: secret }, campaign.author)
  const known = systems().asPlayers({ clusterId: head.id })
  const text = JSON.stringify(known)
  expect(text).not.toMatch(/Qx|"notes"|isHidden|links/)
  const own = known.find((system) => system.starId === starId)
  expect(own?.bodies.some(({ parentId }) => parentId === world?.id)).toBe(false)
  expect(own?.bodies.length).toBeGreaterThan(0)
  const hidden = map().stars.filter(({ isHidden }) => isHidden)
  expect(hidden.length).toBeGreaterThan(0)
  for (const { id } of hidden) expect(known.some((system) => system.starId === id)).toBe(false)
})

test('a body is linked to a hidden agenda, which no player learns of', async () => {
  const { agendas, characters, cluster, clusterFiles, pagePrints } = campaign.services
  const character = characters.list()[0]
  if (!character) throw new Error('The sample has no character.')
  const [held] = agendas.list()
  const agenda =
    held ?? agendas.deal({ characterId: character.id, roll: { source: 'typed', face: 1 } }, campaign.author)
  const starId = map().stars.find(({ isHidden }) => !isHidden)?.id ?? ''
  const view = generate(starId)
  const link = (version: number, agendaIds: string[]) =>
    systems().save({ starId, version, bodies: toInput(view).map((body) => ({ ...body, agendaIds })) }, campaign.author)
  const saved = link(view.version, [agenda.id])
  expect(saved.bodies.every(({ agendaIds }) => agendaIds[0] === agenda.id)).toBe(true)
  const again = link(saved.version, [agenda.id, 'removed meanwhile'])
  expect(again.bodies.every(({ agendaIds }) => agendaIds.length === 1)).toBe(true)

  const { id } = map().head
  const options = { for: 'player', playerId: null } as const
  const known = [
    systems().asPlayers({ clusterId: id }),
    cluster.playerEdition({ id }),
    await clusterFiles.write({ id, format: 'orrery', edition: 'player' }),
    await clusterFiles.write({ id, format: 'orrery', edition: 'gamemaster' }),
    clusterFiles.gazetteer({ id, edition: options }),
    pagePrints.pages({ paper: 'a4', page: { form: 'gazetteer', id, edition: options, format: 'page' } }),
  ]
  for (const part of known) expect(JSON.stringify(part)).not.toMatch(new RegExp(`${agenda.id}|agendaIds`))

  agendas.remove({ id: agenda.id, version: agenda.version }, campaign.author)
  expect(
    systems()
      .get({ starId })
      .bodies.every(({ agendaIds }) => agendaIds.length === 0),
  ).toBe(true)
})

test('a hidden body leaves no gap among the orbits and ids that players know', () => {
  const starId = starNamed('Ember')
  const view = generate(starId)
  const hidden = view.bodies.find(({ parentId, orbit }) => parentId === null && orbit === 1)
  const bodies = toInput(view).map((body) => ({ ...body, isHidden: body.id === hidden?.id }))
  systems().save({ starId, version: view.version, bodies }, campaign.author)
  const known = systems().asPlayers({ clusterId: map().head.id })[0]?.bodies ?? []
  const orbits = known.flatMap(({ parentId, orbit }) => (parentId === null ? [orbit] : []))
  expect(orbits.toSorted((a, b) => a - b)).toEqual(orbits.map((_, index) => index + 1))
  expect(known.map(({ id }) => id)).toEqual(known.map((_, index) => String(index + 1)))
})

test('a seed that a file could not keep is refused', () => {
  expect(() => generate(starNamed('Ember'), 'x'.repeat(81))).toThrow('1 to 80 characters')
})

test('a star takes its system with it, and undo brings both back', () => {
  const { head, stars } = map()
  const starId = starNamed('Ember')
  const made = generate(starId)
  const version = stars.find(({ id }) => id === starId)?.version ?? 0
  campaign.services.cluster.edit(
    { id: head.id, label: null, edits: [{ type: 'remove-star', id: starId, version }] },
    campaign.author,
  )
  expect(() => systems().get({ starId })).toThrow('star')
  campaign.services.history.undo({ id: null }, campaign.author)
  expect(systems().get({ starId }).bodies).toEqual(made.bodies)
})
