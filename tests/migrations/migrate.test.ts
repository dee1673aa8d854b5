import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '#main/db/file/open-database.ts'
import { type Migration, migrate, readSchemaVersion } from '#main/db/migrate/migrate.ts'

let folder: string
let path: string
let db: Database

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-test-'))
  path = join(folder, 'test.db')
  db = openDatabase(path, 'own')
})
afterEach(() => {
  db.close()
  rmSync(folder, { recursive: true, force: true })
})

const FIRST: Migration = {
  name: '0000_first',
  sql: `CREATE TABLE parent (id text PRIMARY KEY, size integer);
--> statement-breakpoint
CREATE TABLE child (id text PRIMARY KEY, parent_id text NOT NULL REFERENCES parent (id) ON DELETE CASCADE);`,
}
/** What drizzle-kit writes when a column changes: a new table, the rows copied, the old one dropped. */
const REBUILD: Migration = {
  name: '0001_rebuild',
  sql: `PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE __new_parent (id text PRIMARY KEY, size integer NOT NULL DEFAULT 1, CHECK (size > 0));--> statement-breakpoint
INSERT INTO __new_parent SELECT id, size FROM parent;--> statement-breakpoint
DROP TABLE parent;--> statement-breakpoint
ALTER TABLE __new_parent RENAME TO parent;--> statement-breakpoint
PRAGMA foreign_keys=ON;`,
}
const ORPHAN: Migration = { name: '0001_orphan', sql: 'DELETE FROM parent' }
const BROKEN: Migration = {
  name: '0001_broken',
  sql: `UPDATE child SET id = 'other';\n--> statement-breakpoint\nNO SUCH STATEMENT`,
}

const count = (table: string): unknown => db.prepare(`SELECT count(*) FROM ${table}`).pluck().get()

function fill(): void {
  migrate(db, [FIRST])
  db.exec(`INSERT INTO parent VALUES ('p', 3); INSERT INTO child VALUES ('a', 'p'), ('b', 'p')`)
}

test('migrations are applied once, in order', () => {
  fill()
  expect(readSchemaVersion(db)).toBe(1)
  migrate(db, [FIRST])
  expect(count('child')).toBe(2)
})

test('a migration that rebuilds a parent table loses no child, and foreign keys are on again after it', () => {
  fill()
  migrate(db, [FIRST, REBUILD])
  expect(readSchemaVersion(db)).toBe(2)
  expect([count('parent'), count('child')]).toEqual([1, 2])
  expect(db.pragma('foreign_keys', { simple: true })).toBe(1)
  expect(() => db.exec(`INSERT INTO child VALUES ('c', 'none')`)).toThrow(/FOREIGN KEY/)
})

test.each([BROKEN, ORPHAN])('a migration that fails leaves the file as it was: $name', (bad) => {
  fill()
  db.pragma('wal_checkpoint(TRUNCATE)')
  const before = readFileSync(path)
  expect(() => migrate(db, [FIRST, REBUILD, bad])).toThrow()
  expect(readSchemaVersion(db)).toBe(1)
  expect(db.prepare('SELECT id FROM child ORDER BY id').pluck().all()).toEqual(['a', 'b'])
  expect(db.pragma('foreign_keys', { simple: true })).toBe(1)
  db.close()
  expect(readFileSync(path).equals(before)).toBe(true)
  expect(existsSync(`${path}-wal`)).toBe(false)
})
