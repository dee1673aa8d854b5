import { posix } from 'node:path'
import { ENTRIES, ONLY_TESTED } from './exceptions.ts'
import { isTest, type ImportInfo, type Source } from './source.ts'
import type { StyleViolation } from './style-rule.ts'

const SUBPATHS: Readonly<Record<string, string>> = {
  '#main/': 'src-main/',
  '#renderer/': 'src-renderer/',
  '#shared/': 'src-shared/',
  '#tests/': 'tests/',
}

/** Finds files that no code imports (tests do not count) and that are no entry points. */
export function listUnusedFiles(sources: readonly Source[]): StyleViolation[] {
  const code = sources.filter(({ path }) => !isTest(path))
  const wanted = new Set(code.flatMap((source) => source.imports.map(({ from }) => resolveImport(source, from))))
  return code
    .filter(({ path }) => path.startsWith('src-') && !wanted.has(path) && !ENTRIES.includes(path))
    .map(({ path }) => ({ path, line: 1, what: 'nothing imports this file' }))
}

/** Finds exports that no other file imports. A test may import what its file also uses itself. */
export function listUnusedExports(sources: readonly Source[]): StyleViolation[] {
  const [byCode, byTests] = [takenNames(sources, false), takenNames(sources, true)]
  return sources
    .filter(({ path }) => path.startsWith('src-') && !isTest(path) && !ENTRIES.includes(path))
    .flatMap(({ path, exports }) =>
      exports
        .filter(({ name, isType, isUsedHere }) => {
          if (isTaken(byCode, path, name) || (isType && isUsedHere)) return false
          return !(isTaken(byTests, path, name) && (isUsedHere || `${path} ${name}` in ONLY_TESTED))
        })
        .map(({ name, line, isUsedHere }) => {
          const users = isTaken(byTests, path, name)
            ? 'only tests use'
            : isUsedHere
              ? 'only this file uses'
              : 'nobody uses'
          return { path, line, what: `${users} ${name}` }
        }),
    )
}

/** Finds imports that go up two or more folders. */
export function listClimbingImports(sources: readonly Source[]): StyleViolation[] {
  return sources
    .filter(({ path }) => !path.startsWith('scripts/') && !path.endsWith('.css'))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ from }) => from.startsWith('../../') && /\.(ts|vue)$/.test(from))
        .map(({ from, line }) => ({ path, line, what: from })),
    )
}

type Taken = ReadonlyMap<string, ReadonlySet<string>>

const isTaken = (taken: Taken, path: string, name: string) =>
  taken.get(path)?.has(name) === true || taken.get(path)?.has('*') === true

function takenNames(sources: readonly Source[], areTests: boolean): Taken {
  const taken = new Map<string, Set<string>>()
  for (const source of sources) {
    if (isTest(source.path) !== areTests) continue
    for (const fact of source.imports) take(taken, resolveImport(source, fact.from), fact)
  }
  return taken
}

function take(taken: Map<string, Set<string>>, path: string, { names }: ImportInfo) {
  const known = taken.get(path) ?? new Set()
  for (const name of names ?? ['*']) known.add(name)
  taken.set(path, known)
}

export function resolveImport({ path }: Source, from: string): string {
  const plain = from.replace(/\?.*$/, '')
  const [alias] = /^#\w+\//.exec(plain) ?? []
  if (alias) return `${SUBPATHS[alias] ?? alias}${plain.slice(alias.length)}`
  return posix.normalize(posix.join(posix.dirname(path), plain))
}
