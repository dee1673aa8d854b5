import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { at, runQuietly } from '../setup/shell.mjs'

/** The files that git knows of and those that are new to it, as far as they are there; none without git. */
export function trackedFiles() {
  const { code, output } = runQuietly('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'])
  return code === 0 ? output.split('\0').filter((file) => file !== '' && existsSync(at(file))) : []
}

/** Hash of a file's content, or `removed` if the file is gone since it was listed. */
export function contentOf(file) {
  try {
    return hashOf(readFileSync(at(file)))
  } catch (error) {
    if (error.code === 'ENOENT') return 'removed'
    throw error
  }
}

/** One mark of several texts. */
export function hashOf(...parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('base64')
}

/** The marks that an earlier run wrote down. */
export const readMarks = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [])

/** Writes marks down for later runs. */
export function writeMarks(path, marks) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(marks))
}
