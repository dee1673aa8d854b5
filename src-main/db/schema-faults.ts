import { migrate } from './migrate.ts'
import { MIGRATIONS } from './migrations.ts'
import { type Database, openInMemory } from './open-database.ts'
import { createTriggers } from './triggers.ts'

/** The SQL of tables, indexes and triggers by name. */
type Schema = ReadonlyMap<string, string>

let made: Schema | null = null

/** Tables, indexes and triggers that are missing, or not as the migrations have made them. */
export function findSchemaFaults(db: Database): string[] {
  made ??= makeSchema()
  const standing = schemaOf(db)
  return [...made]
    .filter(([name, sql]) => standing.get(name) !== sql)
    .map(([name]) => `schema: ${name} is not as Orrery made it`)
}

/** As the migrations make it: the same for as long as the program runs. */
function makeSchema(): Schema {
  const fresh = openInMemory()
  try {
    migrate(fresh, MIGRATIONS)
    createTriggers(fresh)
    return schemaOf(fresh)
  } finally {
    fresh.close()
  }
}

function schemaOf(db: Database): Schema {
  const entries = db.prepare<[], { name: string; sql: string }>(
    'SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL',
  )
  return new Map(entries.all().map(({ name, sql }) => [name, sql]))
}
