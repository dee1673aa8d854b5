// Reads the fuses of a packaged app and fails when they are not the ones we ship with.
// node scripts/read-fuses.mjs [path of the app's program, or of the .app folder]
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { wantedFuses } from './packaging/fuses.mjs'

const ROOT = resolve(import.meta.dirname, '..')
const APPS = {
  linux: [['linux-unpacked', 'linux-arm64-unpacked'], 'orrery'],
  win32: [['win-unpacked', 'win-arm64-unpacked'], 'Orrery.exe'],
  darwin: [['mac', 'mac-arm64', 'mac-universal'], 'Orrery.app'],
}

const app = process.argv[2] ?? findApp()
if (!app) fail('No packaged app under dist: run "npm run dist" first.')
const wire = await getCurrentFuseWire(app)
const wrong = Object.entries(wantedFuses()).filter(
  ([name, wanted]) => wire[optionOf(name)] !== (wanted ? FuseState.ENABLE : FuseState.DISABLE),
)
for (const [name, wanted] of Object.entries(wantedFuses()))
  console.log(`${name}: ${stateName(wire[optionOf(name)])} (wanted: ${wanted ? 'on' : 'off'})`)
if (wrong.length > 0) fail(`Fuses differ in ${app}: ${wrong.map(([name]) => name).join(', ')}`)

function findApp() {
  const [folders, program] = APPS[process.platform]
  const dist = join(ROOT, 'dist', process.env.ORRERY_TEST_FUSES === '1' ? 'for-tests' : '')
  const present = existsSync(dist) ? readdirSync(dist) : []
  return (
    folders
      .filter((folder) => present.includes(folder))
      .map((folder) => join(dist, folder, program))
      .find((path) => existsSync(path)) ?? null
  )
}

/** `runAsNode` in the packager's words is `FuseV1Options.RunAsNode`. */
function optionOf(name) {
  return FuseV1Options[name[0].toUpperCase() + name.slice(1)]
}

function stateName(state) {
  return { [FuseState.ENABLE]: 'on', [FuseState.DISABLE]: 'off', [FuseState.REMOVED]: 'removed' }[state] ?? 'not there'
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
