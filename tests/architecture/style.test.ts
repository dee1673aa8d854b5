import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { RULES } from './style/rules.ts'
import { readSource, type Source } from './style/source.ts'
import type { StyleViolation } from './style/style-rule.ts'
import { readTree } from './style/tree.ts'

const root = resolve(import.meta.dirname, '../..')

/** Files by their path; each case breaks one rule in its first file. */
type Files = Readonly<Record<string, string>>
interface Wrong {
  rule: string
  files: Files
}

const long = (lines: number) => `function long() {\n${'  go()\n'.repeat(lines - 2)}}\n`

/** Each rule broken, once for each of its sides. */
const WRONG: readonly Wrong[] = [
  { rule: 'long function', files: { 'src-main/long.ts': long(61) } },
  { rule: 'long function', files: { 'src-main/factory.ts': `function create() {\n${long(59)}}\n` } },
  { rule: 'long function', files: { 'src-renderer/Long.vue': `<script setup lang="ts">\n${long(61)}</script>\n` } },
  { rule: 'unused file', files: { 'src-shared/alone.ts': 'export const a = 1\n' } },
  {
    rule: 'unused file',
    files: {
      'src-renderer/Tested.vue': '<template><p /></template>',
      'tests/a.test.ts': "import '#renderer/Tested.vue'",
    },
  },
  { rule: 'unused export', files: { 'src-main/dead.ts': 'export function dead() {}\n' } },
  { rule: 'unused export', files: { 'src-main/own.ts': 'export const own = 1\nuse(own)\n' } },
  { rule: 'unused export', files: { 'src-main/again.ts': "export { a } from './a.ts'\n" } },
  {
    rule: 'unused export',
    files: {
      'src-main/tested.ts': 'export const a = 1\n',
      'src-main/tested.test.ts': "import { a } from './tested.ts'",
    },
  },
  {
    rule: 'unused export',
    files: { 'src-main/two.ts': 'export const a = 1, b = 2\n', 'src-main/one.ts': "import { a } from './two.ts'" },
  },
  { rule: 'unused class', files: { 'src-renderer/ui/a.css': '.gone,\n.gone--small > b {\n  color: red;\n}\n' } },
  {
    rule: 'unused class',
    files: { 'src-renderer/A.vue': '<template><p /></template>\n<style scoped>\n/* .a */\n.gone {\n}\n</style>\n' },
  },
  { rule: 'missing class', files: { 'e2e/gone.spec.ts': "page.locator('[data-ready] .gone, p')\n" } },
  { rule: 'climbing import', files: { 'src-main/db/repositories/far.ts': "import { a } from '../../a.ts'\n" } },
  { rule: 'literal spread', files: { 'src-main/spread.ts': 'const a = { b, ...{ c, d } }\n' } },
  { rule: 'literal spread', files: { 'tests/spread.test.ts': 'const a = [b, ...[c, d]]\n' } },
  { rule: 'house name', files: { 'src-main/of.ts': 'for (const of of force.units) use(of)\n' } },
  { rule: 'house name', files: { 'src-main/of.ts': 'const use = ({ a: of }) => of\n' } },
  { rule: 'house name', files: { 'src-renderer/Of.vue': '<template><p v-for="(of, at) in list" /></template>' } },
  { rule: 'house name', files: { 'src-main/a.ts': 'const units = list.filter((one) => one.id)\n' } },
  { rule: 'house name', files: { 'src-main/a.ts': 'function wordsOf() {}\n' } },
  { rule: 'word in a name', files: { 'src-main/text-utils.ts': '' } },
  { rule: 'word in a name', files: { 'src-main/a.ts': 'const windowManager = 1\n' } },
  { rule: 'word in a name', files: { 'src-renderer/features/journal/a.ts': 'function useSettled() {}\n' } },
  { rule: 'word in a name', files: { 'src-renderer/features/cluster/a.ts': 'interface MapDeeds {}\n' } },
  { rule: 'second way', files: { 'src-renderer/features/journal/a.ts': 'const save = useMutation({})\n' } },
  { rule: 'second way', files: { 'src-renderer/ui/a.ts': "matchMedia('print')\n" } },
  { rule: 'second way', files: { 'src-renderer/ui/a.ts': "window.addEventListener('keydown', hear)\n" } },
  {
    rule: 'second way',
    files: { 'src-renderer/ui/a.ts': "const field = root.firstChild\nfield.addEventListener('input', hear)\n" },
  },
  { rule: 'second way', files: { 'src-renderer/app/A.vue': '<template><ul role="listbox" /></template>' } },
  { rule: 'second way', files: { 'src-main/a.ts': "const a = `${n} ${n === 1 ? 'ship' : 'ships'}`\n" } },
  { rule: 'second way', files: { 'src-main/a.ts': "const a = `${n} ${n === 1 ? 'body' : 'bodies'}`\n" } },
  { rule: 'second way', files: { 'src-main/a.ts': '/** nights.*: see the contract. */\nconst a = 1\n' } },
  { rule: 'second way', files: { 'src-renderer/a.ts': 'const a = value > 0 ? `+${value}` : value\n' } },
]

/** What looks alike and is right. */
const RIGHT: Files = {
  'src-main/right.ts': `import type { Shape } from './shapes.ts'
import { area } from './shapes.ts'
const outer = () => {
${long(38)}
}
const copy = { ...given, a: 1, list: [...list] }
for (const unit of units) use(unit)
const more = count === 1 ? 'is' : 'are'
`,
  'src-main/hosts/cli/main.ts': "import '#main/right.ts'\nimport '../run.ts'\n",
  'src-main/hosts/run.ts': "import('#renderer/features/index.ts')\n",
  'src-main/shapes.ts': 'export interface Shape { side: Side }\nexport type Side = number\nexport function area() {}\n',
  'src-main/shapes.test.ts': `import { area } from './shapes.ts'\n${long(80)}`,
  'src-main/services/games/planet28/battles.ts': 'export function settleBattle() {}\n',
  'src-main/services/door.ts': "import { settleBattle } from './games/planet28/battles.ts'\n",
  'src-main/services/games/planet28/off-table/deeds.ts': 'interface DeedRow {}\n',
  'src-renderer/parts/use-command.ts': 'const save = useMutation({})\n',
  'src-renderer/ui/Notes.vue':
    '<template><p class="note" :class="`note--${kind}`">Notes</p></template>\n<style scoped>\n@media (width > 1.5rem) { .note--small { margin: 0.5rem; } }\n.note .ProseMirror-x:not(.note) { }\n</style>\n',
  'src-renderer/ui/keys/use-listbox.ts': 'export function useListbox() {}\n',
  'src-renderer/features/Picks.vue':
    '<script setup lang="ts">\nimport { useListbox } from \'#renderer/ui/keys/use-listbox.ts\'\n</script>\n<template><ul role="listbox" /></template>\n',
  'src-renderer/features/pick-file.ts':
    "const field = document.createElement('input')\nfield.addEventListener('change', hear)\nconst reader = new FileReader()\nreader.addEventListener('load', hear)\n",
  'src-renderer/features/index.ts':
    "import('../ui/Notes.vue')\nimport './Picks.vue'\nimport './pick-file.ts'\nimport '../parts/use-command.ts'\nimport('#main/services/door.ts')\nimport '#main/services/games/planet28/off-table/deeds.ts'\n",
}

const read = (files: Files): Source[] => Object.entries(files).map(([path, text]) => readSource(path, text))
const find = (rule: string, sources: readonly Source[]) => RULES.find(({ name }) => name === rule)?.find(sources) ?? []

let sources: Source[] | undefined

/** How often a rule is broken still, by area: a number here may only fall, and goes when it is 0. */
type Counts = Record<string, Record<string, number>>
const left = JSON.parse(readFileSync(resolve(import.meta.dirname, 'style/baseline.json'), 'utf8')) as Counts

const areaOf = (path: string) => path.split('/').slice(0, 2).join('/')

/** What the baseline does not know of, and which of its numbers are too high by now. */
function differences(rule: string, found: readonly StyleViolation[]): string[] {
  const byArea = Map.groupBy(found, ({ path }) => areaOf(path))
  const allowed = left[rule] ?? {}
  const more = [...byArea]
    .filter(([area, list]) => list.length > (allowed[area] ?? 0))
    .flatMap(([area, list]) => [
      `${area}: ${list.length}, not more than ${allowed[area] ?? 0} allowed`,
      ...list.map(({ path, line, what }) => `  ${path}:${line} ${what}`),
    ])
  const fewer = Object.entries(allowed)
    .filter(([area, count]) => (byArea.get(area)?.length ?? 0) < count)
    .map(([area, count]) => `${area}: ${byArea.get(area)?.length ?? 0} left, baseline.json still says ${count}`)
  return [...more, ...fewer]
}

describe('style', () => {
  test.each(WRONG)('$rule fires: $files', ({ rule, files }) => {
    const [wrong] = Object.keys(files)
    expect(find(rule, read(files)).map(({ path }) => path)).toContain(wrong)
  })

  test.each(RULES)('$name: nothing fires where all is right', (rule) => {
    expect(rule.find(read(RIGHT))).toEqual([])
  })

  test('every rule is broken once above', () => {
    expect(new Set(WRONG.map(({ rule }) => rule))).toEqual(new Set(RULES.map(({ name }) => name)))
  })

  test.each(RULES)(
    'the real sources: $name ($instead)',
    ({ name, find }) => {
      sources ??= readTree(root)
      expect(differences(name, find(sources))).toEqual([])
    },
    300_000,
  )
})
