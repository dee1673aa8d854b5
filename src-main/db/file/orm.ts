import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'

/** Typed queries over a campaign's tables. */
export type Orm = BetterSQLite3Database
