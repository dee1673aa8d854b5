// Dispatch only. Runs on any Node >= 20 without a single dependency, because this is what sets everything else up.
import { failWith } from './setup/shell.mjs'

if (Number(process.versions.node.split('.')[0]) < 20)
  failWith(`Node 20 or newer is needed, this is ${process.version}.`)

/** Each npm script and the file that holds it. */
const COMMANDS = {
  start: './commands/start.mjs',
  dev: './commands/dev.mjs',
  'dev:headless': './commands/dev.mjs',
  build: './commands/build.mjs',
  test: './commands/check.mjs',
  check: './commands/check.mjs',
  lint: './commands/check.mjs',
  typecheck: './commands/check.mjs',
  boundaries: './commands/check.mjs',
  unit: './commands/check.mjs',
  e2e: './commands/check.mjs',
  soak: './commands/check.mjs',
  format: './commands/tools.mjs',
  migration: './commands/tools.mjs',
  screenshots: './commands/tools.mjs',
  bench: './commands/tools.mjs',
  orrery: './commands/tools.mjs',
  dist: './commands/tools.mjs',
}

const [name = 'start', ...rest] = process.argv.slice(2)
const file = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : null
if (file === null) failWith(`Unknown command "${name}". There are: ${Object.keys(COMMANDS).join(', ')}.`)
const { main } = await import(file)
process.exitCode = await main(name, rest)
