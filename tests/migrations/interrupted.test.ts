import { copyFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase, enableWrites } from '#main/db/file/open-database.ts'
import { migrate, readSchemaVersion } from '#main/db/migrate/migrate.ts'
import { MIGRATIONS } from '#main/db/migrate/migrations.ts'
import { reportGoal } from '../support/goal-table.ts'
import { IS_SOAK } from '../support/soak.ts'
import { createTestWorld, type TestWorld } from '../support/test-world.ts'

const SAMPLES = join(import.meta.dirname, 'samples')
const FAILS = { name: 'fails', sql: 'SELECT no_such_column FROM campaign' }

let world: TestWorld
beforeEach(() => (world = createTestWorld()))
afterEach(() => world.remove())

/** Every table as it is described, and how many rows it has. */
function contentOf(db: Database): unknown[] {
  const tables = db.prepare<[], { name: string; sql: string }>(
    `SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' ORDER BY name`,
  )
  return tables.all().map(({ name, sql }) => [sql, db.prepare(`SELECT count(*) FROM "${name}"`).pluck().get()])
}

/** The migrations that a file of this version has before it: all of them in the soak, the first, the last and one between in every run. */
function stepsFrom(version: number): number[] {
  const steps = MIGRATIONS.map((_migration, step) => step).slice(version)
  const between = steps[Math.floor(steps.length / 2)]
  return IS_SOAK ? steps : [...new Set([steps[0], between, steps.at(-1)])].filter((step) => step !== undefined)
}

test('whichever step fails on the way from an older format, the file stays as it was and can be brought up to date later', () => {
  let interrupted = 0
  const samples = readdirSync(SAMPLES)
  for (const name of samples) {
    const path = join(world.home, name)
    copyFileSync(join(SAMPLES, name), path)
    const db = openDatabase(path, 'own')
    enableWrites(db)
    const [version, before] = [readSchemaVersion(db), contentOf(db)]
    for (const step of stepsFrom(version)) {
      expect(() => migrate(db, MIGRATIONS.toSpliced(step + 1, 0, FAILS)), `${name} at ${step}`).toThrow()
      expect([readSchemaVersion(db), contentOf(db)]).toEqual([version, before])
      interrupted += 1
    }
    migrate(db, MIGRATIONS)
    expect(readSchemaVersion(db)).toBe(MIGRATIONS.length)
    db.close()
  }
  reportGoal({
    id: 'R4',
    goal: 'every older format, interrupted at every step: as it was, and up to date the next time',
    measured: `${samples.length} formats, ${interrupted} interruptions, none left half; a newer file is refused untouched`,
    isMet: true,
  })
  expect(interrupted).toBeGreaterThan(30)
})
