import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { at, runQuietly } from '../setup/shell.mjs'

const OXFMT = at('node_modules/oxfmt/bin/oxfmt')
/** What the layout of a file follows from besides the file. */
const RULES = ['.oxfmtrc.json', 'package-lock.json']
/** More files than this are not named one by one: a command line has its length. */
const MOST = 200

/** Checks the layout of every file that is not known to be right from an earlier run; `known` remembers them. */
export async function checkLayout(node, known) {
  const files = trackedFiles()
  const rules = hashOf(...RULES.map((file) => readFileSync(at(file))))
  const marks = new Map(files.map((file) => [file, hashOf(rules, file, readFileSync(at(file)))]))
  const right = new Set(readKnown(known))
  const unknown = files.filter((file) => !right.has(marks.get(file)))
  if (files.length > 0 && unknown.length === 0) return { code: 0, output: '' }
  const named = files.length === 0 || unknown.length > MOST ? ['.'] : ['--no-error-on-unmatched-pattern', ...unknown]
  const result = await node([OXFMT, '--check', ...named], { capture: true })
  if (result.code === 0) writeKnown(known, [...marks.values()])
  return result
}

/** What git knows of and what is new to it, as far as it is there; none without git. */
function trackedFiles() {
  const { code, output } = runQuietly('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'])
  return code === 0 ? output.split('\0').filter((file) => file !== '' && existsSync(at(file))) : []
}

function hashOf(...parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('base64')
}

const readKnown = (known) => (existsSync(known) ? JSON.parse(readFileSync(known, 'utf8')) : [])

function writeKnown(known, marks) {
  mkdirSync(dirname(known), { recursive: true })
  writeFileSync(known, JSON.stringify(marks))
}
