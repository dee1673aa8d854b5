import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const config = join(root, '.dependency-cruiser.mjs')
const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
const SOURCES = ['src-main', 'src-renderer', 'src-shared']

interface Violation {
  rule: { name: string }
  from: string
  to: string
}
interface Wrong {
  rule: string
  file: string
  imports: string
}

/** One deliberate wrong import for each rule, and a few more where a rule has several sides. */
const WRONG: readonly Wrong[] = [
  { rule: 'no-circular', file: 'src-shared/kit/one.ts', imports: './two.ts' },
  { rule: 'no-unresolvable', file: 'src-shared/kit/nowhere.ts', imports: './missing.ts' },
  { rule: 'no-tests-in-code', file: 'src-main/services/from-test.ts', imports: '../../tests/support/build.ts' },
  { rule: 'shared-pure', file: 'src-shared/kit/vue.ts', imports: 'vue' },
  { rule: 'shared-pure', file: 'src-shared/kit/main.ts', imports: '../../src-main/services/right.ts' },
  { rule: 'orpc-only-in-contract', file: 'src-shared/kit/orpc.ts', imports: '@orpc/contract' },
  { rule: 'honeycomb-only-in-hex', file: 'src-shared/kit/grid.ts', imports: 'honeycomb-grid' },
  { rule: 'marked-only-in-markdown', file: 'src-shared/kit/prose.ts', imports: 'marked' },
  { rule: 'games-pure', file: 'src-main/games/alpha/node.ts', imports: 'node:fs' },
  { rule: 'games-pure', file: 'src-main/games/alpha/db.ts', imports: '#main/db/right.ts' },
  { rule: 'games-pure', file: 'src-main/games/alpha/services.ts', imports: '../../services/right.ts' },
  { rule: 'games-kit-not-game', file: 'src-main/games/kit/game.ts', imports: '../alpha/right.ts' },
  { rule: 'game-not-another-game', file: 'src-main/games/alpha/other.ts', imports: '../beta/right.ts' },
  {
    rule: 'special-rules-below-the-rules',
    file: 'src-main/games/planet28/special-rules/rules.ts',
    imports: '../rules/right.ts',
  },
  { rule: 'cluster-pure', file: 'src-main/cluster/db.ts', imports: '../db/right.ts' },
  { rule: 'cluster-pure', file: 'src-main/cluster/game.ts', imports: '../games/alpha/right.ts' },
  { rule: 'print-pure', file: 'src-main/print/game.ts', imports: '../games/alpha/right.ts' },
  { rule: 'print-pure', file: 'src-main/print/use-case.ts', imports: '../services/right.ts' },
  { rule: 'pdfkit-only-in-document', file: 'src-main/print/pdf/other.ts', imports: 'pdfkit' },
  { rule: 'journal-pure', file: 'src-main/journal/db.ts', imports: '../db/right.ts' },
  { rule: 'journal-pure', file: 'src-main/journal/node.ts', imports: 'node:fs' },
  { rule: 'journal-pure', file: 'src-main/journal/csv.ts', imports: 'csv-parse' },
  { rule: 'yaml-only-in-yaml-value', file: 'src-main/journal/matter.ts', imports: 'yaml' },
  { rule: 'db-only-shared', file: 'src-main/db/game.ts', imports: '../games/alpha/right.ts' },
  { rule: 'db-only-shared', file: 'src-main/db/services.ts', imports: '../services/right.ts' },
  { rule: 'database-only-in-db', file: 'src-main/services/sql.ts', imports: 'drizzle-orm' },
  { rule: 'database-only-in-db', file: 'src-main/hosts/cli/sql.ts', imports: 'better-sqlite3' },
  { rule: 'driver-only-in-open-database', file: 'src-main/db/driver.ts', imports: 'better-sqlite3' },
  { rule: 'jsonc-parser-only-in-json-positions', file: 'src-main/services/json.ts', imports: 'jsonc-parser' },
  { rule: 'matches-not-game', file: 'src-main/services/matches/game.ts', imports: '../../games/alpha/right.ts' },
  { rule: 'services-not-outward', file: 'src-main/services/api.ts', imports: '../api/right.ts' },
  { rule: 'services-not-outward', file: 'src-main/services/host.ts', imports: '../hosts/start-app.ts' },
  {
    rule: 'game-services-not-another-game',
    file: 'src-main/services/games/alpha/other.ts',
    imports: '../beta/right.ts',
  },
  {
    rule: 'game-services-not-another-game',
    file: 'src-main/services/games/alpha/other-rules.ts',
    imports: '../../../games/beta/right.ts',
  },
  { rule: 'only-plugins-name-games', file: 'src-main/services/campaign/areas.ts', imports: '../games/alpha/right.ts' },
  { rule: 'only-plugins-name-games', file: 'src-main/services/journal/game.ts', imports: '../games/alpha/right.ts' },
  { rule: 'campaign-not-rules', file: 'src-main/services/history.ts', imports: '../games/alpha/right.ts' },
  { rule: 'campaign-not-rules', file: 'src-main/services/campaign/rules.ts', imports: '../../games/alpha/right.ts' },
  { rule: 'nothing-on-glue', file: 'src-main/services/games/alpha/glue.ts', imports: '../glue/right.ts' },
  { rule: 'api-only-services', file: 'src-main/api/db.ts', imports: '../db/right.ts' },
  { rule: 'api-only-services', file: 'src-main/api/host.ts', imports: '../hosts/start-app.ts' },
  { rule: 'http-only-in-hosts', file: 'src-main/services/hono.ts', imports: 'hono' },
  { rule: 'http-only-in-hosts', file: 'src-main/api/http.ts', imports: 'node:http' },
  { rule: 'electron-only-in-its-host', file: 'src-main/services/electron.ts', imports: 'electron' },
  { rule: 'electron-only-in-its-host', file: 'src-main/hosts/headless/electron.ts', imports: 'electron' },
  { rule: 'shell-not-another-shell', file: 'src-main/hosts/cli/other.ts', imports: '../electron/main.ts' },
  { rule: 'main-not-shell', file: 'src-main/hosts/table-server/shell.ts', imports: '../headless/main.ts' },
  { rule: 'main-not-renderer', file: 'src-main/hosts/electron/page.ts', imports: '../../../src-renderer/ui/right.ts' },
  { rule: 'renderer-not-main', file: 'src-renderer/app/main.ts', imports: '../../src-main/services/right.ts' },
  { rule: 'no-node-in-renderer-or-shared', file: 'src-renderer/app/node.ts', imports: 'node:fs' },
  { rule: 'no-node-in-renderer-or-shared', file: 'src-shared/kit/node.ts', imports: 'node:path' },
  { rule: 'ui-dumb', file: 'src-renderer/ui/client.ts', imports: '../client/right.ts' },
  { rule: 'ui-dumb', file: 'src-renderer/ui/Feature.vue', imports: '../features/journal/right.ts' },
  { rule: 'ui-dumb', file: 'src-renderer/ui/table.ts', imports: '../../src-shared/games/alpha/right.ts' },
  { rule: 'ui-dumb', file: 'src-renderer/ui/ask.ts', imports: '@orpc/client' },
  { rule: 'ui-dumb', file: 'src-renderer/ui/Cover.vue', imports: '../stores/right.ts' },
  { rule: 'stores-only-window-state', file: 'src-renderer/stores/client.ts', imports: '../client/right.ts' },
  { rule: 'stores-only-window-state', file: 'src-renderer/stores/part.ts', imports: '../parts/right.ts' },
  { rule: 'stores-only-window-state', file: 'src-renderer/stores/page.ts', imports: '../features/journal/right.ts' },
  { rule: 'pinia-only-in-stores', file: 'src-renderer/features/journal/Store.vue', imports: 'pinia' },
  { rule: 'parts-not-pages', file: 'src-renderer/parts/Field.vue', imports: '../features/journal/right.ts' },
  { rule: 'parts-not-pages', file: 'src-renderer/parts/use-game.ts', imports: '../games/alpha/right.ts' },
  { rule: 'client-only-contract', file: 'src-renderer/client/ui.ts', imports: '../ui/right.ts' },
  { rule: 'client-only-contract', file: 'src-renderer/client/store.ts', imports: '../stores/right.ts' },
  {
    rule: 'client-only-contract',
    file: 'src-renderer/client/table.ts',
    imports: '../../src-shared/games/alpha/right.ts',
  },
  { rule: 'fflate-only-in-zip-file', file: 'src-renderer/features/journal/folder.ts', imports: 'fflate' },
  {
    rule: 'feature-not-another-feature',
    file: 'src-renderer/features/journal/Other.vue',
    imports: '../people/right.ts',
  },
  { rule: 'pages-not-app', file: 'src-renderer/features/journal/app.ts', imports: '../../app/right.ts' },
  { rule: 'pages-not-app', file: 'src-renderer/games/alpha/app.ts', imports: '../../app/right.ts' },
  { rule: 'feature-not-game', file: 'src-renderer/features/journal/game.ts', imports: '../../games/alpha/right.ts' },
  {
    rule: 'game-pages-not-feature',
    file: 'src-renderer/games/alpha/journal.ts',
    imports: '../../features/journal/right.ts',
  },
  { rule: 'game-pages-not-another-game', file: 'src-renderer/games/alpha/other.ts', imports: '../beta/right.ts' },
  {
    rule: 'place-not-another-place',
    file: 'src-renderer/games/planet28/forces/other.ts',
    imports: '../armoury/right.ts',
  },
]

/** The same folders used as they are meant to be: no rule may fire here. */
const RIGHT: Readonly<Record<string, readonly string[]>> = {
  'src-shared/kit/right.ts': ['zod'],
  'src-shared/kit/hex.ts': ['honeycomb-grid'],
  'src-shared/kit/markdown/right.ts': ['marked'],
  'src-shared/kit/right.test.ts': ['./right.ts', 'vitest', 'node:fs'],
  'src-shared/contract/right.ts': ['zod', '@orpc/contract', '../kit/right.ts'],
  'src-shared/games/alpha/right.ts': ['../../kit/right.ts'],
  'src-main/games/kit/right.ts': ['../../../src-shared/kit/right.ts'],
  'src-main/games/alpha/right.ts': ['../kit/right.ts', '../../../src-shared/games/alpha/right.ts'],
  'src-main/games/beta/right.ts': ['../kit/right.ts'],
  'src-main/cluster/right.ts': ['../games/kit/right.ts', '../../src-shared/kit/right.ts'],
  'src-main/journal/right.ts': ['../../src-shared/kit/right.ts'],
  'src-main/journal/yaml-value.ts': ['yaml'],
  'src-main/db/right.ts': ['drizzle-orm', 'node:fs', '../../src-shared/kit/right.ts'],
  'src-main/db/file/open-database.ts': ['better-sqlite3', 'drizzle-orm'],
  'src-main/services/right.ts': [
    '../db/right.ts',
    '../games/alpha/right.ts',
    '../cluster/right.ts',
    '../journal/right.ts',
  ],
  'src-main/services/exchange/json-positions.ts': ['jsonc-parser'],
  'src-main/services/games/alpha/right.ts': ['../../right.ts', '../../../games/alpha/right.ts'],
  'src-main/services/games/beta/right.ts': ['../../right.ts'],
  'src-main/services/games/glue/right.ts': ['../alpha/right.ts', '../beta/right.ts'],
  'src-main/services/games/game-plugins.ts': ['./alpha/right.ts', './beta/right.ts', './glue/right.ts'],
  'src-main/games/planet28/special-rules/right.ts': ['../../../../src-shared/kit/right.ts'],
  'src-main/games/planet28/rules/right.ts': ['../special-rules/right.ts'],
  'src-main/services/campaign/right.ts': ['../games/game-plugins.ts', '../../db/right.ts'],
  'src-main/services/sample/right.ts': ['../games/alpha/right.ts', '../games/beta/right.ts'],
  'src-main/api/right.ts': ['../services/right.ts', '../../src-shared/contract/right.ts', '@orpc/server'],
  'src-main/services/matches/right.ts': ['../../games/kit/right.ts', '../right.ts'],
  'src-main/hosts/start-app.ts': ['../api/right.ts', '../services/right.ts', '../db/file/open-database.ts'],
  'src-main/hosts/table-server/right.ts': ['hono', 'node:http', '../../api/right.ts'],
  'src-main/hosts/electron/main.ts': ['electron', '../start-app.ts', '../table-server/right.ts'],
  'src-main/hosts/headless/main.ts': ['../start-app.ts', '../table-server/right.ts'],
  'src-main/hosts/cli/main.ts': ['../start-app.ts'],
  'src-renderer/ui/right.ts': ['vue', '../../src-shared/kit/right.ts'],
  'src-renderer/client/right.ts': ['@orpc/client', '../../src-shared/contract/right.ts'],
  'src-renderer/stores/right.ts': ['pinia', 'vue', '../ui/right.ts', '../../src-shared/contract/right.ts'],
  'src-renderer/parts/right.ts': [
    '../ui/right.ts',
    '../client/right.ts',
    '../stores/right.ts',
    '../../src-shared/contract/right.ts',
  ],
  'src-renderer/features/journal/right.ts': [
    '../../parts/right.ts',
    '../../ui/right.ts',
    '../../client/right.ts',
    '../../stores/right.ts',
    'vue',
    '../../../src-shared/games/alpha/right.ts',
  ],
  'client/zip-file.ts': ['fflate'],
  'src-renderer/features/people/right.ts': ['vue'],
  'src-renderer/games/alpha/right.ts': [
    '../../ui/right.ts',
    '../../parts/right.ts',
    '../../client/right.ts',
    '../../stores/right.ts',
  ],
  'src-renderer/games/beta/right.ts': ['../../parts/right.ts'],
  'src-renderer/games/planet28/armoury/right.ts': ['../../../parts/right.ts'],
  'src-renderer/app/right.ts': [
    '../games/alpha/right.ts',
    '../features/journal/right.ts',
    '../features/people/right.ts',
    '../client/right.ts',
    '../stores/right.ts',
    '../ui/right.ts',
  ],
}
const TYPES_OF_DRIVER = 'src-main/db/driver-types.ts'
const PACKAGES = [
  'zod',
  'vue',
  'vitest',
  'hono',
  'electron',
  'drizzle-orm',
  'better-sqlite3',
  'honeycomb-grid',
  'jsonc-parser',
  'marked',
  'fflate',
  'yaml',
  'pinia',
  'csv-parse',
  'pdfkit',
  '@orpc/contract',
  '@orpc/client',
  '@orpc/server',
]

const { imports: SUBPATHS } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { imports: unknown }

let folder = ''
let violations: Violation[] = []

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-boundaries-'))
  write(
    'package.json',
    JSON.stringify({
      type: 'module',
      imports: SUBPATHS,
      dependencies: Object.fromEntries(PACKAGES.map((name) => [name, '1.0.0'])),
    }),
  )
  for (const name of PACKAGES) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }))
    write(`node_modules/${name}/index.js`, 'export {}\n')
  }
  write('src-shared/kit/two.ts', "import './one.ts'\n")
  write('tests/support/build.ts', 'export {}\n')
  write(TYPES_OF_DRIVER, "import type { Database } from 'better-sqlite3'\nexport type Driver = Database\n")
  for (const [file, imports] of Object.entries(RIGHT)) write(file, source(file, imports))
  for (const { file, imports } of WRONG) write(file, source(file, [imports]))
  violations = cruise(folder)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

function source(file: string, imports: readonly string[]) {
  const code = imports.map((path) => `import '${path}'\n`).join('')
  return file.endsWith('.vue')
    ? `<script setup lang="ts">\n${code}</script>\n<template><p>x</p></template>\n`
    : `${code}export {}\n`
}

/** What the rules say of the sources in a folder; of our own, the step `boundaries` asks. */
function cruise(cwd: string): Violation[] {
  const args = [cruiser, ...SOURCES, '--config', config, '--output-type', 'json']
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 })
  if (!stdout) throw new Error(stderr)
  const report = JSON.parse(stdout) as { summary: { violations: Violation[] } }
  return report.summary.violations
}

const firedIn = (file: string) => violations.filter(({ from }) => from === file).map(({ rule }) => rule.name)

describe('import boundaries', () => {
  test.each(WRONG)('$rule fires for $file importing $imports', ({ rule, file }) => {
    expect(firedIn(file)).toContain(rule)
  })

  test.each([...Object.keys(RIGHT), TYPES_OF_DRIVER])('nothing fires for %s', (file) => {
    expect(firedIn(file)).toEqual([])
  })

  test('every rule is broken once above', async () => {
    const { default: rules } = (await import(config)) as { default: { forbidden: { name: string }[] } }
    expect(new Set(WRONG.map(({ rule }) => rule))).toEqual(new Set(rules.forbidden.map(({ name }) => name)))
  })
})
