import { at } from '../setup/shell.mjs'
import { contentOf, hashOf, readMarks, trackedFiles, writeMarks } from './contents.mjs'

const OXFMT = at('node_modules/oxfmt/bin/oxfmt')
/** What the layout of a file follows from besides the file. */
const RULES = ['.oxfmtrc.json', 'package-lock.json']
/** More files than this are not named one by one: a command line has its length. */
const MOST = 200

/** Checks the layout of every file that is not known to be right from an earlier run; `known` remembers them. */
export async function checkLayout(node, known) {
  const files = trackedFiles()
  const rules = hashOf(...RULES.map(contentOf))
  const marks = new Map(files.map((file) => [file, hashOf(rules, file, contentOf(file))]))
  const right = new Set(readMarks(known))
  const unknown = files.filter((file) => !right.has(marks.get(file)))
  if (files.length > 0 && unknown.length === 0) return { code: 0, output: '' }
  const named = files.length === 0 || unknown.length > MOST ? ['.'] : ['--no-error-on-unmatched-pattern', ...unknown]
  const result = await node([OXFMT, '--check', ...named], { capture: true })
  if (result.code === 0) writeMarks(known, [...marks.values()])
  return result
}
