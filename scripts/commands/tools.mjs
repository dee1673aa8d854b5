import { ensureBrowser } from '../setup/browser.mjs'
import { ensureBuild } from '../setup/build.mjs'
import { prepare } from '../setup/prepare.mjs'
import { at, failWith, startProgram } from '../setup/shell.mjs'

const packageFile = (path) => at('node_modules', path)

/** Commands that are one program with arguments. */
const TOOLS = {
  format: { args: (rest) => [packageFile('oxfmt/bin/oxfmt'), ...(rest.length > 0 ? rest : ['.'])] },
  migration: { args: migrationArgs },
  screenshots: {
    build: true,
    browser: true,
    args: (rest) => [packageFile('@playwright/test/cli.js'), 'test', '--config', 'e2e/screenshots.config.ts', ...rest],
  },
  bench: { build: true, browser: true, args: (rest) => ['tests/bench/run.ts', ...rest] },
  orrery: { build: true, args: (rest) => [at('out/main/cli.js'), ...rest], cwd: callersFolder() },
  dist: {
    build: true,
    args: (rest) => [
      packageFile('electron-builder/cli.js'),
      '--config',
      'scripts/packaging/electron-builder.mjs',
      '--publish',
      'never',
      ...rest,
    ],
  },
}

/** `npm run format | migration | screenshots | bench | orrery | dist`. */
export async function main(name, rest) {
  const tool = TOOLS[name]
  const args = tool.args(rest)
  const { node, env } = prepare()
  if (tool.build) ensureBuild(node)
  const chromium = tool.browser ? ensureBrowser().chromium : null
  const run = { env: { ...env, ...(chromium && { CHROMIUM: chromium }) }, ...(tool.cwd && { cwd: tool.cwd }) }
  return (await startProgram(node, args, run).done).code
}

function migrationArgs([name, ...rest]) {
  if (!name) failWith('Give the migration a name: npm run migration -- add-fleet')
  return [
    packageFile('drizzle-kit/bin.cjs'),
    'generate',
    '--config',
    'src-main/db/drizzle.config.ts',
    '--name',
    name,
    ...rest,
  ]
}

/** Where the person stands: file names given to the command line are meant from there, and npm has moved us to the root. */
function callersFolder() {
  return process.env.npm_lifecycle_event === 'orrery' && process.env.INIT_CWD ? process.env.INIT_CWD : process.cwd()
}
