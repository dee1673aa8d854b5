import { createHash } from 'node:crypto'
import { dropTriggers } from '../change-log/triggers.ts'
import type { Database } from '../file/open-database.ts'

/** One step of the schema. Never edited after release. */
export interface Migration {
  readonly name: string
  readonly sql: string
}

/** SHA-256 of a migration's SQL with normalized line endings. */
export function hashMigration({ sql }: Migration): string {
  return createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')
}

/** Number of migrations applied. */
export function readSchemaVersion(db: Database): number {
  return Number(db.pragma('user_version', { simple: true }))
}

/**
 * Applies the missing migrations in one transaction; the triggers must be recreated afterwards. Foreign keys are
 * switched off outside the transaction (inside, the pragma does nothing and a table rebuild would cascade into the
 * children) and are checked before the commit.
 */
export function migrate(db: Database, migrations: readonly Migration[]): void {
  const missing = migrations.slice(readSchemaVersion(db))
  if (missing.length === 0) return
  db.pragma('foreign_keys = OFF')
  try {
    db.transaction(() => {
      dropTriggers(db)
      for (const migration of missing) applyMigration(db, migration)
      const broken = db.pragma('foreign_key_check')
      if (Array.isArray(broken) && broken.length > 0)
        throw new Error(`The migration left rows that point nowhere: ${JSON.stringify(broken.slice(0, 3))}`)
      db.pragma(`user_version = ${migrations.length}`)
    })()
  } finally {
    db.pragma('foreign_keys = ON')
  }
}

function applyMigration(db: Database, { sql }: Migration): void {
  for (const statement of sql.split('--> statement-breakpoint')) if (statement.trim()) db.exec(statement)
}
