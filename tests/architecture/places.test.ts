import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSource } from './style/source.ts'
import { codeIn, rowsOf } from './table-rows.ts'

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

const ANSWERS = rowsOf(read('CONTRIBUTING.md'), 'Where does it live?').map(([question = '', file, name]) => ({
  question,
  file: codeIn(file) ?? '',
  name: codeIn(name),
}))

describe('where does it live?', () => {
  test('there are thirty questions or more', () => {
    expect(ANSWERS.length).toBeGreaterThanOrEqual(30)
  })

  test.each(ANSWERS)('$question', ({ file, name }) => {
    expect(existsSync(join(root, file))).toBe(true)
    if (name !== null) expect(exportsOf(file)).toContain(name)
  })

  test('the tables of the README name files that are there', () => {
    const cells = rowsOf(read('README.md')).map(([, file = '']) => file)
    const named = cells
      .flatMap((cell) => [...cell.matchAll(/`((?:src-|tests\/|scripts\/|resources\/)[^`]*)`/g)])
      .map(([, file = '']) => file)
    expect(named.length).toBeGreaterThan(40)
    expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })
})

function exportsOf(file: string): string[] {
  return [...readSource(file, read(file)).exports.map(({ name }) => name), ...classesOf(read(file))]
}

const classesOf = (text: string) => [...text.matchAll(/^export class (\w+)/gm)].map(([, name = '']) => name)

test.each(WITH_A_LAW)('%s says what must never be in it', (folder) => {
  expect(read(`${folder}/README.md`)).toContain('**Never here**')
})
