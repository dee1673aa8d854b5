import { migrate } from './migrate.ts'
import { MIGRATIONS } from './migrations.ts'
import { type Database, openInMemory } from './open-database.ts'
import { createTriggers } from './triggers.ts'

/** Tables, indexes and triggers that are missing, or not as the migrations have made them. */
export function schemaFaults(db: Database): string[] {
  const fresh = openInMemory()
  try {
    migrate(fresh, MIGRATIONS)
    createTriggers(fresh)
    const standing = schemaOf(db)
    return [...schemaOf(fresh)]
      .filter(([name, sql]) => standing.get(name) !== sql)
      .map(([name]) => `schema: ${name} is not as Orrery made it`)
  } finally {
    fresh.close()
  }
}

function schemaOf(db: Database): Map<string, string> {
  const entries = db.prepare<[], { name: string; sql: string }>(
    'SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL',
  )
  return new Map(entries.all().map(({ name, sql }) => [name, sql]))
}
