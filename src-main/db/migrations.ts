import type { Migration } from './migrate.ts'

const FILES = import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true })

/** Every migration in order: the files are part of the build, so nothing else has to be shipped. */
export const MIGRATIONS: readonly Migration[] = Object.entries(FILES)
  .map(([path, sql]) => ({ name: path.replace(/^.*\/([^/]*)\.sql$/, '$1'), sql }))
  .sort((a, b) => (a.name < b.name ? -1 : 1))
