import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createOrrery, type Orrery } from '#main/services/orrery.ts'
import { AUTHOR, createTestWorld, type TestWorld } from '../support/test-world.ts'

let world: TestWorld
let orrery: Orrery
beforeEach(() => {
  world = createTestWorld()
  orrery = createOrrery(world)
})
afterEach(() => {
  orrery.shutDown()
  world.remove()
})

function openSample(name: string) {
  const path = join(world.home, name)
  copyFileSync(join(import.meta.dirname, 'samples', name), path)
  orrery.campaigns.open({ path })
  const open = orrery.current()
  if (!open) throw new Error(`${name} did not open`)
  return open
}

test.each(['v4.orrery', 'v6.orrery', 'v7.orrery'])(
  'links of %s, made before games were linked to, are kept; changes to them are undone',
  (name) => {
    const { cluster, journal, history } = openSample(name)
    const details = () => cluster.starDetails({ id: 'vex' })
    expect(details().links).toMatchObject([{ kind: 'warband', id: 'w' }])
    expect(journal.backlinks({ kind: 'squad', id: 'q' })).toMatchObject([{ name: 'First landing' }])
    const edits = [{ type: 'unlink-star', starId: 'vex', kind: 'warband', id: 'w' }] as const
    cluster.edit({ id: 'board', label: null, edits: [...edits] }, AUTHOR)
    expect(details().links).toEqual([])
    history.undo({ id: null }, AUTHOR)
    expect(details().links).toMatchObject([{ kind: 'warband', id: 'w' }])
  },
)

test.each(['v6.orrery', 'v7.orrery'])('the off-table game of %s is found, links meant for it reach it', (name) => {
  const { search, journal, offTable, cluster } = openSample(name)
  expect(search.find({ text: 'three days', limit: 5 })).toMatchObject([{ thing: { kind: 'off-table', id: 'og' } }])
  const log = journal.create({ title: 'Log', body: '[[Three days in port]]' }, AUTHOR)
  expect(journal.backlinks({ kind: 'off-table', id: 'og' })).toMatchObject([{ id: log.id }])
  const edits = [{ type: 'link-star', starId: 'vex', kind: 'battle', id: 'bat' }] as const
  cluster.edit({ id: 'board', label: null, edits: [...edits] }, AUTHOR)
  const linked = cluster.starDetails({ id: 'vex' }).links.map(({ id }) => id)
  expect(linked.toSorted()).toEqual(['bat', 'w'])
  offTable.remove(offTable.get({ id: 'og' }), AUTHOR)
  expect(search.find({ text: 'three days', limit: 5 })).toMatchObject([{ thing: { kind: 'journal' } }])
})

test('the sample with games that are linked to opens with links, relations and a star that has a battle', () => {
  const { journal, relations, cluster } = openSample('v8.orrery')
  expect(journal.get({ id: 'j' }).links.map((link) => link.thing?.kind)).toEqual([
    'star',
    'character',
    'squad',
    'off-table',
    'fistful-game',
  ])
  expect(journal.backlinks({ kind: 'fistful-game', id: 'game' })).toMatchObject([{ id: 'j' }])
  expect(relations.list({ of: { kind: 'fistful-game', id: 'game' } })).toMatchObject([{ name: 'plays in' }])
  expect(
    cluster
      .starDetails({ id: 'vex' })
      .links.map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['battle', 'warband'])
})
