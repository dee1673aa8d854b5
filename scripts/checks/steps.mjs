import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { buildWhenStale } from '../setup/build.mjs'
import { at } from '../setup/shell.mjs'
import { readPlaywrightReport, readVitestReport } from './reports.mjs'

/** Each folder with a tsconfig of its own, the slowest first. */
const PROJECTS = ['tests', 'e2e', 'src-renderer', 'src-main', 'src-main/games', 'src-shared']
const packageFile = (path) => at('node_modules', path)
const reports = at('node_modules/.cache/orrery-reports')

/** A check without tests of its own counts as one. */
const asOne = ({ code, output }) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output })

const program = (group, name, args) => ({
  group,
  name,
  run: async ({ rest }, node) => asOne(await node([...args, ...rest], { capture: true })),
})

const vueTsc = packageFile('vue-tsc/bin/vue-tsc.js')
const types = (project) =>
  program('types', `types ${project}`, [vueTsc, '--noEmit', '--pretty', 'false', '-p', project])

/** The build, for the tests that use `out/`. */
export const buildStep = { group: 'build', name: 'build', run: async ({ node }) => asOne(buildWhenStale(node)) }

/** What is checked without running the program, in the order of cost. */
export const staticSteps = [
  { group: 'lint', name: 'lint', run: runLint },
  ...PROJECTS.map(types),
  program('boundaries', 'boundaries', [
    packageFile('dependency-cruiser/bin/dependency-cruiser.mjs'),
    'src-main',
    'src-renderer',
    'src-shared',
    '--config',
    '.dependency-cruiser.mjs',
  ]),
  program('format', 'format', [packageFile('oxfmt/bin/oxfmt'), '--check', '.']),
  program('schema', 'schema', [at('scripts/checks/schema.mjs')]),
  program('lock', 'lock file', [at('scripts/checks/lock.mjs')]),
]

/** What runs the program; each report's tests are counted. */
export const testSteps = [
  { group: 'unit', name: 'unit', run: runUnit },
  { group: 'e2e', name: 'e2e', run: runEndToEnd },
]

async function runLint({ rest }, node) {
  const args = [packageFile('eslint/bin/eslint.js'), ...(rest.length > 0 ? rest : ['.']), '--max-warnings', '0']
  const cache = ['--cache', '--cache-location', `node_modules/.cache/eslint/${settingsHash()}/`]
  return asOne(await node(process.env.CI ? args : [...args, ...cache], { capture: true }))
}

/** ESLint's cache does not notice a changed tsconfig or package; a key made of them does. CI goes without the cache. */
function settingsHash() {
  const hash = createHash('sha256')
  for (const file of ['package-lock.json', 'tsconfig.json', ...PROJECTS.map((project) => `${project}/tsconfig.json`)]) {
    hash.update(readFileSync(at(file)))
  }
  return hash.digest('hex').slice(0, 16)
}

async function runUnit({ rest }, node) {
  const file = freshReport('unit.json')
  const args = [
    packageFile('vitest/vitest.mjs'),
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
  ]
  const { code } = await node([...args, `--outputFile.json=${file}`, ...rest])
  return withCode(code, readVitestReport(file))
}

async function runEndToEnd({ rest, browser, browserRequired }, node) {
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
  const { code } = await node(args, { env: { CHROMIUM: browser.chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file } })
  return withCode(code, readPlaywrightReport(file))
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
