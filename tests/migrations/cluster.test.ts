import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type CampaignFile, openCampaignFile } from '#main/db/open-campaign.ts'
import { createClusterService } from '#main/services/cluster/cluster.ts'
import { createEventHub } from '#main/services/kit/event-hub.ts'
import { createServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import { DEFAULT_ROUTE_FIELDS, DEFAULT_STAR_FIELDS, STANDARD_LEGEND } from '#shared/cluster/chart.ts'
import { STANDARD_BOARD } from '#shared/kit/hex.ts'
import { AUTHOR, createTestWorld, type TestWorld } from '../support/test-world.ts'

let world: TestWorld
let file: CampaignFile
beforeEach(() => (world = createTestWorld()))
afterEach(() => {
  file.close()
  world.remove()
})

function openSample(name: string) {
  const path = join(world.home, name)
  copyFileSync(join(import.meta.dirname, 'samples', name), path)
  file = openCampaignFile(path, { now: world.now, announce: () => {}, beforeMigration: () => {} })
  return createClusterService(createServiceDependencies(world, file, createEventHub()))
}

describe.each(['v2.orrery', 'v3.orrery'])('the map of %s, drawn before there was a studio', (name) => {
  test('is as it was, and plain in all that is new', () => {
    const { head, stars, routes, ...others } = openSample(name).get({ id: null })
    expect(head).toMatchObject({
      name: 'Board',
      board: STANDARD_BOARD,
      legend: STANDARD_LEGEND,
      fog: [],
      underlay: null,
      version: 1,
    })
    expect(stars).toEqual([
      {
        ...DEFAULT_STAR_FIELDS,
        id: 'vex',
        row: 1,
        column: 1,
        name: 'Vex',
        rating: 3,
        factionId: 'ember',
        version: 2,
      },
      { ...DEFAULT_STAR_FIELDS, id: 'bo', row: 1, column: 2, name: 'Bo', rating: 2, factionId: null, version: 1 },
    ])
    expect(routes).toEqual([{ ...DEFAULT_ROUTE_FIELDS, id: 'r', fromStarId: 'bo', toStarId: 'vex', version: 1 }])
    expect(others).toMatchObject({ regions: [], labels: [], fleets: [], bookmarks: [] })
  })

  test('keeps its history: a change of then is undone and redone now, beside and with what was changed since', () => {
    const cluster = openSample(name)
    const nameOfVex = () => cluster.get({ id: null }).stars.find(({ id }) => id === 'vex')?.name
    file.changes.undo(2, AUTHOR)
    expect(nameOfVex()).toBe('Vox')
    file.changes.redo(2, AUTHOR)
    expect(nameOfVex()).toBe('Vex')
    const fields = { isHidden: true }
    cluster.edit({ id: 'board', label: null, edits: [{ type: 'change-star', id: 'vex', version: 4, fields }] }, AUTHOR)
    file.changes.undo(2, AUTHOR)
    expect(cluster.get({ id: null }).stars[0]).toMatchObject({ name: 'Vox', isHidden: true })
    file.changes.redo(2, AUTHOR)
    const named = { name: 'Vox again' }
    const [{ version = 0 } = {}] = cluster.get({ id: null }).stars
    cluster.edit(
      { id: 'board', label: null, edits: [{ type: 'change-star', id: 'vex', version, fields: named }] },
      AUTHOR,
    )
    expect(() => file.changes.undo(2, AUTHOR)).toThrow('changed this later')
    const ids = file.changes.plan({ direction: 'undo', ids: [2] }).map(({ id }) => id)
    file.changes.turn({ direction: 'undo', ids }, AUTHOR)
    expect(cluster.get({ id: null }).stars[0]).toMatchObject({ name: 'Vox', isHidden: true })
  })
})

test('the sample of the studio opens with regions, labels, fleets, fog, bookmarks, links and extras', () => {
  const cluster = openSample('v4.orrery')
  const { head, stars, routes, regions, labels, fleets, bookmarks } = cluster.get({ id: 'board' })
  expect(head).toMatchObject({
    fog: [
      [30, 1, 16],
      [31, 1, 16],
    ],
    underlay: { imageId: '5f0c', width: 12 },
  })
  expect(stars).toMatchObject([
    { name: 'Vex', isHomeworld: true, size: 'large', tags: ['port'], publicNotes: 'Open to all.' },
    { name: 'Bo', isHidden: true },
  ])
  expect(routes).toMatchObject([{ type: 'trade', style: 'dashed', colour: '#c9a24b' }])
  expect(regions).toMatchObject([
    {
      name: 'The Rift',
      border: 'dotted',
      hexes: [
        [1, 1, 4],
        [2, 1, 4],
      ],
    },
  ])
  expect(labels).toMatchObject([{ text: 'Here be tolls', size: 'large' }])
  expect(fleets).toMatchObject([{ name: 'Home Fleet', factionId: 'ember' }])
  expect(bookmarks).toMatchObject([{ name: 'Home', zoom: 24.5 }])
  expect(cluster.starDetails({ id: 'vex' })).toMatchObject({
    links: [{ kind: 'warband', name: 'Cinder Company' }],
    mentions: [{ kind: 'journal', name: 'First landing' }],
  })
  expect(cluster.starDetails({ id: 'bo' }).imported).toEqual([{ label: 'Trade', value: 'rich' }])
})
