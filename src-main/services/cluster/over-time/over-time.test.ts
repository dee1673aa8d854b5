import { afterEach, beforeEach, expect, test } from 'vitest'
import { drawRoute, drawStar, openTestClusters, REACH, type TestClusters } from '#tests/support/clusters.ts'
import { AUTHOR } from '#tests/support/test-world.ts'
import { createClusterHistoryService } from './over-time.ts'

let map: TestClusters
let history: ReturnType<typeof createClusterHistoryService>
beforeEach(() => {
  map = openTestClusters()
  history = createClusterHistoryService(map.tools)
})
afterEach(() => map.close())

const labels = () => history.steps({ id: REACH }).map(({ label }) => label)
const at = (changeId: number) => history.at({ id: REACH, changeId })
const newest = () => map.file.changes.newest()
const change = (id: string, fields: object) =>
  map.edit({ type: 'change-star', id, version: map.file.changes.versionOf('star', id), fields })
const setDay = (today: number) =>
  map.file.changes.record('Turn the calendar', AUTHOR, () => map.file.rows.campaign.update({ today }))

test('steps are the changes of this map in effect, with the campaign’s day of each', () => {
  map.edit(drawStar('Vex', 4, 12))
  setDay(9)
  const { id } = map.cluster.create({ name: 'Elsewhere', board: map.view().head.board }, AUTHOR)
  map.cluster.edit({ id, label: null, edits: [drawStar('Far', 1, 1)] }, AUTHOR)
  change('vex', { rating: 5 })
  change('vex', { rating: 1 })
  map.undo()
  expect(history.steps({ id: REACH })).toMatchObject([
    { label: 'It begins', day: 1 },
    { label: 'Draw the star Vex at 0412', actor: AUTHOR.name, day: 1 },
    { changeId: 6, day: 9 },
  ])
  expect(at(6)).toMatchObject({ day: 9, view: { stars: [{ name: 'Vex', rating: 5 }], revision: 6 } })
  expect(at(2)).toMatchObject({ day: 1, view: { stars: [{ rating: 3 }] } })
  expect(() => at(7)).toThrow('not in effect any more')
  expect(history.steps({ id })).toHaveLength(2)
})

test('a redone change stands where and when it was redone', () => {
  map.edit(drawStar('Vex', 4, 12))
  map.edit(drawStar('Bo', 4, 14))
  const vex = 2
  map.file.changes.undo(vex, AUTHOR)
  expect(at(3).view.stars.map(({ name }) => name)).toEqual(['Bo'])
  setDay(30)
  map.file.changes.redo(vex, AUTHOR)
  const steps = history.steps({ id: REACH })
  expect(steps.map(({ changeId }) => changeId)).toEqual([1, 3, 2])
  expect(steps.at(-1)).toMatchObject({ day: 30, at: map.file.changes.find(newest())?.at })
  expect(at(3).view.stars.map(({ name }) => name)).toEqual(['Bo'])
  expect(at(2).view.stars).toHaveLength(2)
})

test('owners are called and coloured as they were, and what was removed is there again', () => {
  const guild = map.factions.create({ name: 'The Guild', notes: '', colour: '#112233' }, AUTHOR)
  map.factions.create({ name: 'Nobody’s', notes: '' }, AUTHOR)
  map.edit(drawStar('Vex', 4, 12, { factionId: guild.id }), drawStar('Bo', 4, 14), drawRoute('vex', 'bo'))
  const owned = newest()
  map.factions.update({ ...guild, name: 'The Court', colour: '#445566' }, AUTHOR)
  map.edit({ type: 'remove-star', id: 'bo', version: map.file.changes.versionOf('star', 'bo') })
  const court = map.factions.list().find(({ id }) => id === guild.id)
  map.factions.remove({ id: guild.id, version: court?.version ?? 0 }, AUTHOR)
  expect(labels()).toEqual([
    'It begins',
    map.file.changes.find(owned)?.label,
    'The Guild becomes The Court',
    'Delete the star Bo',
    'Remove the faction The Court',
  ])
  const then = at(owned)
  expect(then.factions).toMatchObject([{ name: 'Nobody’s' }, { id: guild.id, name: 'The Guild', colour: '#112233' }])
  expect(then.view).toMatchObject({ stars: [{ factionId: guild.id }, { name: 'Bo' }], routes: [{ id: 'vex-bo' }] })
  expect(history.readChart({ id: REACH, changeId: owned }).chart.stars[0]?.owner).toBe('The Guild')
  expect(at(newest())).toMatchObject({ factions: [{}], view: { stars: [{ factionId: null }], routes: [] } })
})

test('players get what they would have seen then: hidden things and fog of that time', () => {
  map.edit(drawStar('Vex', 4, 12, { isHidden: true, notes: 'A trap.' }))
  const hidden = newest()
  change('vex', { isHidden: false })
  const known = newest()
  map.edit({ type: 'paint', regionId: null, add: [[4, 12, 12]], remove: [] })
  const starsAt = (changeId: number) => history.playersAt({ id: REACH, changeId }).view.stars
  expect(starsAt(hidden)).toEqual([])
  expect(starsAt(known)).toMatchObject([{ name: 'Vex' }])
  expect(starsAt(newest())).toEqual([])
  expect(JSON.stringify(history.playersAt({ id: REACH, changeId: known }))).not.toContain('trap')
})

test('an image from before a column existed takes its default', () => {
  map.edit(drawStar('Vex', 4, 12))
  const { db } = map.file
  map.edit({ type: 'remove-star', id: 'vex', version: newest() })
  db.exec(`UPDATE change_row SET before = json_remove(before, '$.size', '$.tags') WHERE before IS NOT NULL`)
  expect(at(2).view.stars).toMatchObject([{ name: 'Vex', size: 'medium', tags: [] }])
})
