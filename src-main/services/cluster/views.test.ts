import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ClusterPatch, ClusterView } from '#shared/contract/cluster.ts'
import { STANDARD_BOARD } from '#shared/kit/hex.ts'
import { applyPatch } from '#tests/support/cluster-copy.ts'
import { drawRoute, drawStar, openTestClusters, REACH, type TestClusters } from '#tests/support/clusters.ts'
import { AUTHOR } from '#tests/support/test-world.ts'

let map: TestClusters
beforeEach(() => {
  map = openTestClusters()
  map.edit(drawStar('Vex', 4, 12), drawStar('Bo', 4, 14), drawRoute('vex', 'bo'))
})
afterEach(() => map.close())

const since = (revision: number): ClusterPatch => map.cluster.since({ id: REACH, revision })
const rate = (id: string, rating: 1 | 5) =>
  map.edit({ type: 'change-star', id, version: map.file.changes.versionOf('star', id), fields: { rating } })

/** Nothing has changed. */
const nothing = (revision: number): ClusterPatch => ({
  revision,
  head: null,
  stars: [],
  routes: [],
  regions: [],
  labels: [],
  fleets: [],
  bookmarks: [],
  gone: [],
})

describe('since', () => {
  test('answers nothing when nothing changed, or only elsewhere', () => {
    expect(since(2)).toEqual(nothing(2))
    map.factions.create({ name: 'Ember Court', notes: '' }, AUTHOR)
    const { id } = map.cluster.create({ name: 'Antares', board: STANDARD_BOARD }, AUTHOR)
    map.cluster.edit({ id, label: null, edits: [drawStar('Twin', 4, 12)] }, AUTHOR)
    expect(since(2)).toEqual({ ...nothing(5), gone: ['twin'] })
  })

  test('answers what changed, each thing once and as it stands', () => {
    rate('vex', 1)
    rate('vex', 5)
    map.edit({ type: 'paint', regionId: null, add: [[1, 1, 2]], remove: [] })
    const { head, stars, ...others } = since(2)
    expect(stars).toEqual([map.star('Vex')])
    expect(head).toEqual(map.view().head)
    expect(others).toMatchObject({ revision: 5, routes: [], gone: [] })
    expect(since(4)).toMatchObject({ stars: [], head: { fog: [[1, 1, 2]] } })
  })

  test('says what is gone, and what went along with it', () => {
    map.edit({ type: 'remove-star', id: 'vex', version: 2 })
    expect(since(2)).toEqual({ ...nothing(3), gone: ['vex', 'vex-bo'] })
    map.undo()
    expect(since(3)).toMatchObject({ stars: [{ id: 'vex', version: 4 }], routes: [{ id: 'vex-bo' }], gone: [] })
    expect(since(2)).toMatchObject({ stars: [{ id: 'vex' }], gone: [] })
  })

  test('sees what other use cases do to the map', () => {
    const { id, version } = map.factions.create({ name: 'Ember Court', notes: '' }, AUTHOR)
    map.edit({ type: 'change-star', id: 'vex', version: 2, fields: { factionId: id } })
    map.factions.remove({ id, version }, AUTHOR)
    expect(since(4)).toMatchObject({ stars: [{ id: 'vex', factionId: null }] })
  })

  test('of a revision that the campaign never had answers everything, as of an older one', () => {
    const { head, stars, routes } = map.view()
    expect(since(9)).toEqual({ ...nothing(2), head, stars, routes })
  })
})

describe('a copy that is kept up to date', () => {
  test('is the cluster as it stands, in another window too', () => {
    let copy: ClusterView = map.view()
    const update = () => (copy = applyPatch(copy, since(copy.revision)))
    rate('vex', 5)
    rate('bo', 1)
    expect(update()).toEqual(map.view())
    map.undo()
    map.edit(drawStar('Nu', 1, 1), drawRoute('nu', 'bo'))
    expect(update()).toEqual(map.view())
  })
})
