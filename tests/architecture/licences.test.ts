import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { reportGoal } from '../support/goal-table.ts'

const root = resolve(import.meta.dirname, '../..')
/** What the app is never without: its fonts, and what draws pages and charts. */
const BUNDLED = [
  '@fontsource-variable/noto-sans-jp',
  '@fontsource-variable/noto-sans-kr',
  '@fontsource-variable/noto-sans-sc',
  '@fontsource/alegreya',
  '@fontsource/b612',
  '@fontsource/b612-mono',
  '@fontsource/noto-naskh-arabic',
  'bidi-js',
  'echarts',
  'pinia',
  'vue-router',
]
/** They ship no text of their licence. */
const WITHOUT_TEXT = ['drizzle-orm', 'fontkit', 'saxes']

interface ThirdParty {
  readonly name: string
  readonly licence: string
  readonly text: string
}

/** The list as the build writes it, where it holds these packages beside those that are shipped whole. */
function listWith(names: readonly string[]): { list: ThirdParty[]; problem: string } {
  const script = `import { partiesAt, shippedWhole } from './scripts/packaging/licences.mjs'
    const paths = ${JSON.stringify(names.map((name) => `node_modules/${name}`))}
    process.stdout.write(JSON.stringify(partiesAt([...shippedWhole(), ...paths])))`
  const args = ['--input-type=module', '-e', script]
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  return { list: stdout === '' ? [] : (JSON.parse(stdout) as ThirdParty[]), problem: stderr }
}

test('every package and font of the app is listed with its licence, and those that it needs', () => {
  const { list, problem } = listWith([...BUNDLED, ...WITHOUT_TEXT])
  expect(problem).toBe('')
  const names = list.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining([...BUNDLED, 'better-sqlite3', 'electron', 'pdfkit', 'fontkit', 'png-js']),
  )
  for (const { name, licence, text } of list) {
    expect(licence, name).not.toBe('')
    expect(text, name).toMatch(/Permission|Licensed under|License/)
    if (name.startsWith('@fontsource')) expect(text, name).toContain('SIL Open Font License')
  }
  reportGoal({
    id: 'S13',
    goal: 'every package pinned, with a licence and its words',
    measured: `${list.length} packages looked at, none without; the registry’s audit cannot be asked from here`,
    isMet: true,
  })
})

test('a package that may not be passed on ends the build', () => {
  expect(listWith(['axe-core']).problem).toContain('axe-core may not be shipped under MPL-2.0')
})
