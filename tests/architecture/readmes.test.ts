import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const foldersIn = (folder: string) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`)

/** Folders with a law of their own: all at the top of a side, the rules of each game, and the use cases of the games. */
const WITH_A_LAW = [
  ...['src-main', 'src-renderer', 'src-shared', 'src-main/games'].flatMap(foldersIn),
  'src-main/services/games',
]

test.each(['README.md', 'CONTRIBUTING.md'])('%s names files and folders that exist', (document) => {
  const names = [...read(document).matchAll(/[`(]((?:src-|tests\/|scripts\/|resources\/|e2e\/)[\w./-]+)[`)]/g)]
  const missing = names.map(([, name = '']) => name).filter((name) => !existsSync(join(root, name)))
  expect(names.length).toBeGreaterThan(10)
  expect(missing).toEqual([])
})

test.each(WITH_A_LAW)('%s says what must never be in it', (folder) => {
  expect(read(`${folder}/README.md`)).toContain('**Never here**')
})
