import { existsSync } from 'node:fs'
import { at, runQuietly } from '../setup/shell.mjs'

/** The files that differ from the last commit and those that are new to git; what was deleted is left out. */
export function changedFiles() {
  const lists = [
    ['diff', '--name-only', '-z', 'HEAD'],
    ['ls-files', '--others', '--exclude-standard', '-z'],
  ].map((args) => runQuietly('git', args))
  const names = lists.flatMap(({ code, output }) => (code === 0 ? output.split('\0') : []))
  return names.filter((name) => name !== '' && existsSync(at(name)))
}
