import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import rules from '#tests/rules/planetary-sand.json' with { type: 'json' }

test('every rule is named where it is obeyed', () => {
  const root = resolve(import.meta.dirname, '../../..')
  const paths = ['src-shared/games/planetary-sand/**/*.ts', 'src-main/games/planetary-sand/**/*.ts']
  const sources = globSync(paths, { cwd: root })
    .filter((path) => !path.endsWith('rules.test.ts'))
    .map((path) => readFileSync(resolve(root, path), 'utf8'))
    .join('\n')
  const named = new Set(
    [...sources.matchAll(/(SAND-[A-Z]+-)(\d+)(?: to (?:SAND-[A-Z]+-)(\d+))?/g)].flatMap(([, part, from, to]) =>
      Array.from({ length: Number(to ?? from) - Number(from) + 1 }, (_, at) => `${part}${Number(from) + at}`),
    ),
  )
  expect(rules.filter((id) => !named.has(id))).toEqual([])
  expect([...named].filter((id) => !rules.includes(id))).toEqual([])
})
