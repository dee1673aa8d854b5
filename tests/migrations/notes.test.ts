import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#main/db/file/open-database.ts'
import { openCampaignFile } from '#main/db/open-campaign.ts'
import { createTestWorld, type TestWorld } from '../support/test-world.ts'

let world: TestWorld
beforeEach(() => (world = createTestWorld()))
afterEach(() => world.remove())

test('what a file of old noted of mails that had left is a note: undo looks past it', () => {
  const path = join(world.home, 'noted.orrery')
  copyFileSync(join(import.meta.dirname, 'samples', 'v23.orrery'), path)
  const db = openDatabase(path, 'own')
  db.exec(`INSERT INTO change (id, label, actor, at, kind, first_row) VALUES
      (101, 'Begin by mail', 'GM', '2026-11-01', 'change', 901), (102, 'Copy a mail', 'GM', '2026-11-01', 'change', 902);
    INSERT INTO change_row (id, change_id, table_name, row_id, before, after) VALUES
      (901, 101, 'planes_mail', 'm', NULL, '{"id":"m"}'), (902, 102, 'planes_mail', 'm', '{"id":"m"}', '{"id":"m"}')`)
  db.close()
  const file = openCampaignFile(path, { now: world.now, announce: () => {}, beforeMigration: () => {} })
  expect(file.db.prepare('SELECT id FROM change WHERE is_note = 1').pluck().all()).toEqual([102])
  expect(file.changes.findUndoable()).toMatchObject({ id: 101 })
  file.close()
})
