import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { at } from '../setup/shell.mjs'
import { checkLayout } from './layout.mjs'
import { readPlaywrightReport, readVitestReport } from './reports.mjs'
import { unlessKnown } from './unless-known.mjs'

/**
 * A step: the group that a command names, how many cores it keeps busy, the step that it waits for, and `run`. With
 * `quick` it answers what to run for the files that were changed, or null for nothing.
 */

const packageFile = (path) => at('node_modules', path)
const reports = at('node_modules/.cache/orrery-reports')
/** What a check remembers of files that it found right, by their content: the next run looks at what differs. */
const remembered = (name) => at('node_modules/.cache/orrery-checks', name)

/** A check without tests of its own counts as one. */
const asOne = ({ code, output }) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output })

/** With `reads`, the pattern of all files that it depends on, it runs again only when one of them differs. */
function program(group, name, args, { files = () => [], cores = 1, isQuick = () => true, reads = null } = {}) {
  return {
    group,
    name,
    cores,
    isQuick,
    run: async ({ rest, changed }, node) => {
      const all = [...args, ...files(changed), ...rest]
      const run = () => node(all, { capture: true })
      const known = remembered(`passed/${name.replaceAll(' ', '-')}.json`)
      return asOne(await (reads ? unlessKnown(known, all, reads, run) : run()))
    },
  }
}

const ESLINT = [
  packageFile('eslint/bin/eslint.js'),
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  remembered('components.json'),
]
const NO_FILES = '--no-error-on-unmatched-pattern'
const endingIn =
  (...ends) =>
  (changed) =>
    changed ? changed.filter((file) => ends.some((end) => file.endsWith(end))) : ['.']
const under =
  (...folders) =>
  (changed) =>
    changed.some((file) => folders.some((folder) => file.startsWith(folder)))
/** Changed tests, and the folders of other changed code. Everything that imports it is left to the types, and to the whole run. */
const testsOf = (changed) => [
  ...new Set(
    changed
      .filter((file) => /^(?:src-|tests\/)/.test(file))
      .map((file) => (file.endsWith('.test.ts') ? file : `${dirname(file)}/`)),
  ),
]
const some = (files) => (changed) => files(changed).length > 0

/** TypeScript 7 cannot read components; what holds none is its. `tests` holds all of src-main as well, `e2e` the renderer's tests. */
const TSC = packageFile('typescript-7/bin/tsc')
const VUE_TSC = packageFile('vue-tsc/bin/vue-tsc.js')
function types(compiler, project, options) {
  const known = remembered(`types-${project.replaceAll('/', '-')}.json`)
  const args = ['--noEmit', '--incremental', '--tsBuildInfoFile', known, '--pretty', 'false', '-p', project]
  return program('types', `types ${project}`, [compiler, ...args], options)
}

/** The code and what it is configured by: types are looked up anywhere in it. */
const CODE = /\.(?:ts|mts|mjs|vue|json)$/
const RENDERER_CODE = /^(?:src-|package|tsconfig)(?!.*\.test\.ts$).*\.(?:ts|mts|vue|json)$/
/** Everything that the app is made of, pictures and styles too, and what decides how it is read. */
const SOURCES = /^(?:src-|scripts\/|package|tsconfig|\.dependency-cruiser)/
const scripts = endingIn('.ts', '.mjs')
const components = endingIn('.vue')
/** What reads foreign text: no test does. */
const sources = (changed) =>
  changed ? changed.filter((file) => /^src-.*\.(?:ts|vue)$/.test(file)) : ['src-shared', 'src-main', 'src-renderer']

/** Every step in the order in which they begin: what tells a fault early, then the scenarios, whose pauses the others fill. */
export const STEPS = [
  program('build', 'build', [at('scripts/checks/build.mjs')], { isQuick: () => false }),
  types(TSC, 'src-shared', { reads: CODE }),
  types(TSC, 'src-main/games', { reads: CODE }),
  types(TSC, 'tests', { reads: CODE }),
  types(TSC, 'e2e', { reads: CODE }),
  types(TSC, 'tests/bench/map', { reads: CODE }),
  { group: 'e2e', name: 'e2e', cores: 1.5, after: 'build', isQuick: () => false, run: runEndToEnd },
  types(VUE_TSC, 'src-renderer', { isQuick: under('src-renderer/', 'src-shared/'), reads: RENDERER_CODE }),
  program(
    'boundaries',
    'boundaries',
    [
      packageFile('dependency-cruiser/bin/dependency-cruiser.mjs'),
      'src-main',
      'src-renderer',
      'src-shared',
      '--config',
      '.dependency-cruiser.mjs',
      '--cache',
      remembered('boundaries'),
      '--cache-strategy',
      'content',
    ],
    { reads: SOURCES },
  ),
  program('schema', 'schema', [at('scripts/checks/schema.mjs')], { isQuick: under('src-main/db/'), reads: SOURCES }),
  program('lock', 'lock file', [at('scripts/checks/lock.mjs')]),
  {
    group: 'format',
    name: 'format',
    cores: 1,
    isQuick: (changed) => changed.length > 0,
    run: async (context, node) => asOne(await checkLayout(node, remembered('layout.json'))),
  },
  { group: 'unit', name: 'unit', cores: 1, after: 'build', isQuick: some(testsOf), run: runUnit },
  { group: 'bench', name: 'bench', cores: 1, after: 'build', isQuick: under('tests/bench/'), run: runBench },
  program('lint', 'lint', [packageFile('oxlint/bin/oxlint'), NO_FILES], {
    files: scripts,
    isQuick: some(scripts),
    reads: CODE,
  }),
  program(
    'lint',
    'lint regexes',
    [packageFile('oxlint/bin/oxlint'), '-c', 'scripts/lint/regexes.json', '--ignore-pattern', '**/*.test.ts'],
    { files: sources, isQuick: some(sources), reads: CODE },
  ),
  program('lint', 'lint components', [...ESLINT, NO_FILES, '--max-warnings', '0'], {
    files: (changed) => (changed ? components(changed) : ['**/*.vue']),
    isQuick: some(components),
    reads: CODE,
  }),
]

async function runUnit({ rest, changed }, node) {
  const file = freshReport('unit.json')
  const args = [
    packageFile('vitest/vitest.mjs'),
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    ...(changed ? ['--passWithNoTests', ...testsOf(changed)] : []),
  ]
  const { code } = await node([...args, `--outputFile.json=${file}`, ...rest])
  // Among changed files there may be no test at all: Vitest then ends well and writes no report.
  if (changed && code === 0 && !existsSync(file)) return { passed: 0, failed: 0, skipped: 0 }
  return withCode(code, readVitestReport(file))
}

async function runEndToEnd({ rest, browser, browserRequired, isStrict }, node) {
  if (!browser.chromium || (process.env.CI && browser.missing)) return withoutBrowser(browser.missing, browserRequired)
  const file = freshReport('e2e.json')
  const args = [
    packageFile('@playwright/test/cli.js'),
    'test',
    '--config',
    'e2e/playwright.config.ts',
    '--reporter=list,json',
    ...rest,
  ]
  const env = {
    CHROMIUM: browser.chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    PLAYWRIGHT_TRANSFORM_CACHE_DIR: at('node_modules/.cache/orrery-compile/scenarios'),
  }
  const { code } = await node(args, { env })
  const counts = withCode(code, readPlaywrightReport(file))
  const { length: again } = counts.again
  return isStrict ? { ...counts, failed: counts.failed + again } : { ...counts, passed: counts.passed + again }
}

/** Tries every part of the bench once on a tiny input; what is measured counts only in `npm run bench`. */
async function runBench({ browser }, node) {
  if (!browser?.chromium) return withoutBrowser(browser?.missing ?? 'Chromium', false)
  const args = ['tests/bench/run.ts', '--tiny']
  const run = () => node(args, { capture: true, env: { CHROMIUM: browser.chromium } })
  return asOne(await unlessKnown(remembered('passed/bench.json'), args, CODE, run))
}

/** In CI, or when they were asked for, missing end-to-end tests are a failure; else a step left out. */
function withoutBrowser(missing, required) {
  const output = `${missing} is missing: the end-to-end tests did not run.`
  return { passed: 0, failed: required ? 1 : 0, skipped: required ? 0 : 1, output }
}

function freshReport(name) {
  mkdirSync(reports, { recursive: true })
  const file = `${reports}/${name}`
  rmSync(file, { force: true })
  return file
}

/** A run that broke outside its tests (a config fault, an unhandled rejection) is a failure too. */
function withCode(code, counts) {
  const broke = code !== 0 && counts.failed === 0
  return {
    ...counts,
    failed: counts.failed + (broke ? 1 : 0),
    output: broke ? `ended with code ${code} though no test failed` : '',
  }
}
