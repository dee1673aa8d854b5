import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { version as vue } from 'vue/compiler-sfc'
import { readSource, type Source } from './source.ts'

const PLACES = ['src-*/**/*.{ts,vue,css}', 'tests/**/*.ts', 'e2e/**/*.ts', 'scripts/**/*.mjs', '*.{ts,mjs}']
/** Cache of earlier runs. */
const KNOWN = 'node_modules/.cache/orrery-checks/style.json'
/** Cache key of the parser: its source and the versions of its dependencies. */
const READER = [readFileSync(join(import.meta.dirname, 'source.ts'), 'utf8'), ts.version, vue].join('\0')

/** Cached facts of a file, with a hash of its content and of the parser. The text is not stored. */
interface Known {
  mark: string
  facts: Omit<Source, 'text'>
}
type KnownFiles = Readonly<Record<string, Known>>

/** Parses every code file of the project; unchanged files come from the cache. */
export function readTree(root: string): Source[] {
  const file = join(root, KNOWN)
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as KnownFiles) : {}
  const after: Record<string, Known> = {}
  const sources = filesOf(root).map((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    const mark = createHash('sha256').update(`${READER}\0${path}\0${text}`).digest('base64')
    const known = before[path]
    const source = known?.mark === mark ? { ...known.facts, text } : readSource(path, text)
    after[path] = { mark, facts: factsOf(source) }
    return source
  })
  remember(file, before, after)
  return sources
}

function filesOf(root: string): string[] {
  return globSync(PLACES, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.endsWith('.d.ts'))
    .sort()
}

function factsOf({ text: _, ...facts }: Source): Known['facts'] {
  return facts
}

function remember(file: string, before: KnownFiles, after: KnownFiles) {
  const isSame = (path: string) => before[path]?.mark === after[path]?.mark
  if (Object.keys({ ...before, ...after }).every(isSame)) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(after))
  renameSync(`${file}.${process.pid}`, file) // atomic: other processes may be reading it
}
