// The migrations must say what the schema says: generating against a copy of them must find nothing to do.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const SCHEMA = './src-main/db/schema/schema.ts'
const MIGRATIONS = 'src-main/db/migrations'
const CACHE = 'node_modules/.cache'

process.chdir(ROOT)
mkdirSync(CACHE, { recursive: true })
const copy = mkdtempSync(`${CACHE}/schema-`) // inside the root: drizzle-kit takes only relative folders
try {
  if (existsSync(MIGRATIONS)) cpSync(MIGRATIONS, copy, { recursive: true })
  process.exitCode = check()
} finally {
  rmSync(copy, { recursive: true, force: true })
}

function check() {
  const args = [
    'node_modules/drizzle-kit/bin.cjs',
    'generate',
    '--dialect',
    'sqlite',
    '--schema',
    SCHEMA,
    '--out',
    `./${copy}`,
  ]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 900_000, // for hanging only
  })
  if (status === 0 && /No schema changes/.test(stdout)) return 0
  console.error(`${stdout}${stderr}\nThe schema has changed without a migration: npm run migration -- NAME`)
  return 1
}
