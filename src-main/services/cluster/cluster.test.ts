import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { STANDARD_LEGEND } from '#shared/cluster/chart.ts'
import { STANDARD_BOARD } from '#shared/kit/hex.ts'
import { drawRoute, drawStar, openTestClusters, REACH, type TestClusters } from '#tests/support/clusters.ts'
import { AUTHOR } from '#tests/support/test-world.ts'

let map: TestClusters
beforeEach(() => void (map = openTestClusters()))
afterEach(() => map.close())

const board = (fields: Partial<typeof STANDARD_BOARD>) => ({ board: { ...STANDARD_BOARD, ...fields } })
const update = (
  fields: Parameters<TestClusters['cluster']['update']>[0]['fields'],
  version = map.view().head.version,
) => map.cluster.update({ id: REACH, version, fields }, AUTHOR)
/** Every row of the campaign but the history. */
const rows = () =>
  ['cluster', 'star', 'route', 'region', 'map_label', 'fleet_marker', 'bookmark', 'star_link'].map((table) =>
    map.file.db.prepare(`SELECT * FROM ${table} ORDER BY id`).all(),
  )

test('A new cluster gets a name that no other bears', () => {
  for (const name of ['New cluster', ' new cluster', 'New cluster'])
    map.cluster.create({ name, board: STANDARD_BOARD }, AUTHOR)
  const names = map.cluster.list().map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['New cluster', 'new cluster 2', 'New cluster 3']))
})

describe('get', () => {
  test('answers with the empty board of a new campaign', () => {
    expect(map.view()).toEqual({
      head: {
        id: REACH,
        name: 'The Reach',
        board: STANDARD_BOARD,
        legend: STANDARD_LEGEND,
        fog: [],
        underlay: null,
        version: 1,
      },
      revision: 1,
      stars: [],
      routes: [],
      regions: [],
      labels: [],
      fleets: [],
      bookmarks: [],
    })
  })

  test('gives every star its own version, and the newest change as the revision', () => {
    map.edit(drawStar('Vex', 4, 12), drawStar('Bo', 4, 14))
    map.edit({ type: 'change-star', id: 'bo', version: 2, fields: { rating: 5 } })
    expect([map.star('Vex').version, map.star('Bo').version, map.view().revision]).toEqual([2, 3, 3])
  })

  test('says nothing of what only the file needs to know', () => {
    map.edit(drawStar('Vex', 4, 12))
    expect(Object.keys(map.star('Vex'))).not.toContain('extra')
    expect(Object.keys(map.star('Vex'))).not.toContain('clusterId')
  })

  test('with null answers the cluster that was made first, even after it was removed and brought back', () => {
    map.cluster.create({ name: 'A second one', board: STANDARD_BOARD }, AUTHOR)
    expect(map.cluster.get({ id: null }).head.id).toBe(REACH)
    map.cluster.remove({ id: REACH, version: 1 }, AUTHOR)
    expect(map.cluster.get({ id: null }).head.name).toBe('A second one')
    map.undo()
    expect(map.cluster.get({ id: null }).head.id).toBe(REACH)
  })

  test('refuses a cluster that is not there', () => {
    expect(map.refusal(() => map.cluster.get({ id: 'none' })).message).toMatch(/^This star cluster is not there/)
  })
})

test('the stars of a faction are found on every board, by name', () => {
  const factionId = map.factions.create({ name: 'The Ember Court', notes: '' }, AUTHOR).id
  const { id } = map.cluster.create({ name: 'Antares', board: STANDARD_BOARD }, AUTHOR)
  const there = drawStar('Ada', 1, 1, { factionId })
  map.edit(drawStar('Vex', 4, 12, { factionId }), drawStar('Bo', 4, 14))
  map.cluster.edit({ id, label: null, edits: [there] }, AUTHOR)
  expect(map.cluster.starsOf({ factionId })).toEqual([
    { kind: 'star', id: 'ada', name: 'Ada' },
    { kind: 'star', id: 'vex', name: 'Vex' },
  ])
})

describe('several clusters', () => {
  test('are listed by name with their stars, and keep their things apart', () => {
    const { id } = map.cluster.create({ name: 'Antares', board: { ...STANDARD_BOARD, rows: 8 } }, AUTHOR)
    expect(map.lastLabel()).toBe('Add the star cluster Antares')
    map.edit(drawStar('Vex', 4, 12))
    map.cluster.edit({ id, label: null, edits: [drawStar('Twin', 4, 12), drawStar('Bo', 5, 5)] }, AUTHOR)
    expect(map.cluster.list()).toMatchObject([
      { id, name: 'Antares', stars: 2, board: { rows: 8, columns: 16 }, version: 2 },
      { id: REACH, name: 'The Reach', stars: 1, version: 1 },
    ])
    expect(map.view().stars.map(({ name }) => name)).toEqual(['Vex'])
    const foreign = { type: 'change-star' as const, id: 'twin', version: 4, fields: { rating: 1 as const } }
    expect(map.refusal(() => map.edit(foreign)).code).toBe('not-found')
    expect(map.refusal(() => map.edit(drawRoute('vex', 'twin'))).code).toBe('not-found')
  })
})

describe('remove', () => {
  test('takes everything on the board along in one change, and undo brings every row back', () => {
    const { id } = map.cluster.create({ name: 'Antares', board: STANDARD_BOARD }, AUTHOR)
    map.edit(
      drawStar('Vex', 4, 12),
      drawStar('Bo', 4, 14),
      drawRoute('vex', 'bo'),
      { type: 'paint', regionId: null, add: [[1, 1, 16]], remove: [] },
      { type: 'add-bookmark', id: 'mark', fields: { row: 1, column: 1, name: 'Gate', zoom: 20 } },
    )
    const before = rows()
    map.cluster.remove({ id: REACH, version: map.view().head.version }, AUTHOR)
    expect(map.cluster.list()).toMatchObject([{ id }])
    expect(rows().map((table) => table.length)).toEqual([1, 0, 0, 0, 0, 0, 0, 0])
    expect(map.lastLabel()).toBe('Delete the star cluster The Reach')
    map.undo()
    expect(rows()).toEqual(before)
  })

  test('is refused for the last one, and for one that was changed since it was seen', () => {
    expect(map.refusal(() => map.cluster.remove({ id: REACH, version: 1 }, AUTHOR)).message).toBe(
      'A campaign keeps at least one star cluster, and The Reach is the last one. Add another one first.',
    )
    map.cluster.create({ name: 'Antares', board: STANDARD_BOARD }, AUTHOR)
    update({ name: 'The Deep' })
    expect(map.refusal(() => map.cluster.remove({ id: REACH, version: 1 }, AUTHOR)).code).toBe('stale')
  })
})

describe('update', () => {
  test.each([
    ['Set the board of The Reach to 40 rows and 20 columns', board({ rows: 40, columns: 20 })],
    ['Lay out the hexes of The Reach anew', board({ orientation: 'flat', shifted: 'odd', labelOrder: 'column-row' })],
    ['The Reach becomes The Deep', { name: 'The Deep' }],
  ])('%s', (label, fields) => {
    map.edit(drawStar('Vex', 4, 12))
    const { version } = update(fields)
    expect(map.view().head).toMatchObject({ ...fields, version })
    expect(map.star('Vex')).toMatchObject({ row: 4, column: 12 })
    expect(map.lastLabel()).toBe(label)
  })

  test('names the ratings, and lays a picture under the map, which must be there', () => {
    const legend = STANDARD_LEGEND.map((entry) => ({ ...entry, shape: 'disc' as const }))
    const [first, second, third, fourth, fifth] = legend
    if (!first || !second || !third || !fourth || !fifth) throw new Error('A legend has five ratings')
    update({ legend: [first, second, third, fourth, fifth] })
    expect(map.view().head.legend[4]).toEqual({ name: 'Blue', colour: null, shape: 'disc' })
    const underlay = { imageId: 'none', x: 0, y: 0, width: 10, turn: 0 }
    expect(map.refusal(() => update({ underlay })).message).toMatch(/^This picture is not there/)
    map.file.db.exec(`INSERT INTO image VALUES ('5f0c', 'image/png', 1, 1, 'AA==')`)
    update({ underlay: { ...underlay, imageId: '5f0c' } })
    expect(map.lastLabel()).toBe('Lay a picture under The Reach')
    expect(map.view().head.underlay).toMatchObject({ imageId: '5f0c', width: 10 })
    update({ underlay: null })
    expect(map.lastLabel()).toBe('Take the picture from under The Reach')
  })

  test('refuses a board on which something has no place, and names all of it', () => {
    const away = { row: 4, column: 15 }
    const region = { name: 'The Rift', colour: '#112233', border: null, isFilled: true, notes: '', publicNotes: '' }
    map.edit(
      drawStar('Bo', 4, 14),
      {
        type: 'add-label',
        id: 'l',
        fields: { ...away, kind: 'note', text: 'Ice', size: 'small', colour: null, isHidden: false },
      },
      {
        type: 'add-fleet',
        id: 'f',
        fields: { ...away, name: 'Amen', factionId: null, notes: '', publicNotes: '', isHidden: false },
      },
      { type: 'add-bookmark', id: 'b', fields: { ...away, name: 'Gate', zoom: 20 } },
      { type: 'add-region', id: 'r', fields: { ...region, isHidden: false }, hexes: [[4, 12, 14]] },
    )
    const { code, message } = map.refusal(() => update(board({ columns: 13 })))
    expect(code).toBe('conflict')
    expect(message).toBe(
      'On a board this small there is no place for Bo at 0414, “Ice” at 0415, the fleet Amen at 0415, the bookmark Gate at 0415, part of the region The Rift. Move or remove them first.',
    )
    map.edit({ type: 'paint', regionId: null, add: [[32, 1, 2]], remove: [] })
    expect(map.refusal(() => update(board({ rows: 31 }))).message).toMatch(/place for part of the fog\./)
    update(board({ columns: 15 }))
  })

  test('names five of many such stars', () => {
    map.edit(...Array.from({ length: 7 }, (_, at) => drawStar(`S${at + 1}`, 9, at + 1)))
    expect(map.refusal(() => update(board({ rows: 8 }))).message).toMatch(/S5 at 0905 and 2 more\. Move/)
  })

  test('refuses only where the same field was changed since it was seen', () => {
    update({ name: 'The Deep' }, 1)
    update(board({ rows: 40 }), 1)
    expect(map.refusal(() => update({ name: 'The Shallows' }, 1)).code).toBe('stale')
    expect(map.refusal(() => update(board({ rows: 50 }), 1)).code).toBe('stale')
    map.edit({ type: 'paint', regionId: null, add: [[1, 1, 2]], remove: [] })
    expect(update(board({ rows: 50 }), 3).version).toBe(5)
  })
})
