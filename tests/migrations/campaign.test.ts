import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type CampaignFile, openCampaignFile } from '#main/db/open-campaign.ts'
import { AUTHOR, createTestWorld, type TestWorld } from '../support/test-world.ts'

let world: TestWorld
let file: CampaignFile
beforeEach(() => (world = createTestWorld()))
afterEach(() => {
  file.close()
  world.remove()
})

function openSample(name: string): (sql: string) => unknown[] {
  const path = join(world.home, name)
  copyFileSync(join(import.meta.dirname, 'samples', name), path)
  file = openCampaignFile(path, { now: world.now, announce: () => {}, beforeMigration: () => {} })
  return (sql) => file.db.prepare(sql).all()
}

describe.each(['v2.orrery', 'v3.orrery', 'v4.orrery'])('what %s held before there were battles', (name) => {
  test('is plain in all that is new', () => {
    const all = openSample(name)
    expect(all('SELECT kind, audience, readers, tags, is_pinned AS pinned, day FROM journal_entry')).toEqual([
      { kind: 'entry', audience: 'gamemaster', readers: '[]', tags: '[]', pinned: 0, day: null },
    ])
    expect(all('SELECT today, calendar FROM campaign')).toEqual([{ today: 1, calendar: null }])
    expect(all('SELECT player_id AS player, has_fought AS fought, waivers FROM warband')).toEqual([
      { player: null, fought: 0, waivers: 0 },
    ])
    expect(all('SELECT is_lost AS lost, hit_points_grown AS grown FROM character')).toEqual([{ lost: 0, grown: 0 }])
  })

  test('keeps its agendas in hand and its links', () => {
    const all = openSample(name)
    expect(all('SELECT state, target, paid FROM agenda')).toEqual([{ state: 'held', target: '', paid: null }])
    expect(all(`SELECT target_id AS id FROM journal_link WHERE target_kind = 'star'`)).toEqual([{ id: 'vex' }])
  })

  test('undoes a change of then without touching what is new', () => {
    const all = openSample(name)
    file.changes.record('A new day', AUTHOR, () => file.db.prepare('UPDATE campaign SET today = 9').run())
    file.changes.undo(2, AUTHOR)
    expect(all('SELECT today FROM campaign')).toEqual([{ today: 9 }])
    expect(all(`SELECT name FROM star WHERE id = 'vex'`)).toEqual([{ name: 'Vox' }])
  })
})

test('the sample of the campaign opens with players, nights, battles, ledger, conditions, relations and off-table games', () => {
  const all = openSample('v6.orrery')
  expect(all('SELECT name FROM player')).toEqual([{ name: 'Tom' }])
  expect(all('SELECT name, to_day FROM game_night')).toEqual([{ name: 'First night', to_day: 12 }])
  expect(all('SELECT name, state FROM battle')).toEqual([{ name: 'Toll bridge', state: 'recorded' }])
  expect(all('SELECT sum(amount) AS sum FROM ledger_entry')).toEqual([{ sum: 8 }])
  expect(all('SELECT condition FROM unit_condition')).toEqual([{ condition: 'shaken' }])
  expect(all('SELECT name, is_hidden FROM relation')).toEqual([{ name: 'sister of', is_hidden: 1 }])
  expect(all('SELECT g.name, o.deed FROM off_table_order o JOIN off_table_group g ON g.id = o.group_id')).toEqual([
    { name: 'The lot', deed: 'watch' },
  ])
  expect(all(`SELECT kind, name FROM search_entry WHERE kind IN ('battle', 'game_night') ORDER BY kind`)).toEqual([
    { kind: 'battle', name: 'Toll bridge' },
    { kind: 'game_night', name: 'First night' },
  ])
})
