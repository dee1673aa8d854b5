import { migrate } from './migrate.ts'
import { MIGRATIONS } from './migrations.ts'
import { type Database, openInMemory } from './open-database.ts'
import { createTriggers } from './triggers.ts'

/** SQL of tables, indexes and triggers, by name. */
type Schema = ReadonlyMap<string, string>

let made: Schema | null = null

/** Finds tables, indexes and triggers that are missing or differ from what the migrations create. */
export function findSchemaFaults(db: Database): string[] {
  made ??= makeSchema()
  const standing = schemaOf(db)
  return [...made]
    .filter(([name, sql]) => standing.get(name) !== sql)
    .map(([name]) => `schema: ${name} is not as Orrery made it`)
}

/** Builds the schema from the migrations. Constant while the program runs. */
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
