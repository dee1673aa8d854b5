import { readdirSync, readFileSync } from 'node:fs'
import type { Migration } from './migrate.ts'

/** All migrations in order. The SQL files are bundled into the build. */
export const MIGRATIONS: readonly Migration[] = Object.entries(filesOfBuild() ?? filesOfSource())
  .map(([path, sql]) => ({ name: path.replace(/^.*\/([^/]*)\.sql$/, '$1'), sql }))
  .sort((a, b) => (a.name < b.name ? -1 : 1))

/** Null if there is no bundle, as on a thread that runs the sources directly. */
function filesOfBuild(): Record<string, string> | null {
  try {
    return import.meta.glob<string>('../migrations/*.sql', { query: '?raw', import: 'default', eager: true })
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

function filesOfSource(): Record<string, string> {
  const folder = new URL('../migrations/', import.meta.url)
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return Object.fromEntries(names.map((name) => [`/${name}`, readFileSync(new URL(name, folder), 'utf8')]))
}
