import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** The rules of a game that its code or its tests name, each as `SP-MAN-1` or within `SP-MAN-1 to 4`; `prefix` is what its ids begin with. */
export function namedRules(game: string, prefix: string): ReadonlySet<string> {
  const paths = [`src-shared/games/${game}/**/*.ts`, `src-main/games/${game}/**/*.ts`]
  const sources = globSync(paths, { cwd: root })
    .filter((path) => !path.endsWith('rules.test.ts'))
    .map((path) => readFileSync(resolve(root, path), 'utf8'))
    .join('\n')
  const spans = sources.matchAll(new RegExp(`(${prefix}-[A-Z]+-)(\\d+)(?: to (?:${prefix}-[A-Z]+-)?(\\d+))?`, 'g'))
  return new Set(
    [...spans].flatMap(([, part, from, to]) =>
      Array.from({ length: Number(to ?? from) - Number(from) + 1 }, (_, at) => `${part}${Number(from) + at}`),
    ),
  )
}
