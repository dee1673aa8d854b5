import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/**
 * Rule ids named in the code or tests of a game, either as `SP-MAN-1` or within a range such as `SP-MAN-1 to 4`.
 * `prefix` is the prefix of its ids.
 */
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
