import { setImmediate } from 'node:timers/promises'
import type { Progress } from '#shared/contract/base.ts'
import type { Database } from './open-database.ts'

/** What a quick look into every table finds wrong, or null. The index of search, which takes longer than all of them, is left to `findFaults`. */
export function quickFault(db: Database): string | null {
  const find = db.prepare<[], string>(
    `SELECT quick_check FROM sqlite_schema AS entry, pragma_quick_check(entry.name)
      WHERE entry.type = 'table' AND entry.sql NOT LIKE 'CREATE VIRTUAL%' AND quick_check <> 'ok' LIMIT 1`,
  )
  const schemaFault = String(db.pragma(`quick_check('sqlite_schema')`, { simple: true }))
  return schemaFault === 'ok' ? (find.pluck().get() ?? null) : schemaFault
}

/** Checks a whole file, one table after the other so that others get their turn and the person can stop it; answers what is wrong. */
export async function* findFaults(db: Database, signal?: AbortSignal): AsyncGenerator<Progress, string[]> {
  const tables = db.prepare<[], string>(`SELECT name FROM sqlite_schema WHERE type = 'table'`).pluck().all()
  const faults: string[] = []
  for (const [index, table] of tables.entries()) {
    signal?.throwIfAborted()
    yield { done: index, total: tables.length, note: `Checking ${table}` }
    await setImmediate()
    const found = db.prepare<[], string>(`PRAGMA integrity_check('${table}')`).pluck().all()
    faults.push(...found.filter((line) => line !== 'ok').map((line) => `${table}: ${line}`))
  }
  const dangling = db.prepare<[], { table: string; parent: string }>('PRAGMA foreign_key_check').all()
  faults.push(...dangling.map(({ table, parent }) => `${table}: a row points to a ${parent} that is not there`))
  return faults
}
