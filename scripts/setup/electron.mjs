import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nodeEnvironment } from './node.mjs'
import { at, runQuietly, say } from './shell.mjs'

const failed = at('node_modules/.electron-failed')
const HOUR = 3_600_000

/** Electron's program, or why there is none. A download that failed is not tried again for an hour. */
export function findElectron(node) {
  const why = hindrance()
  if (why) return { path: null, why }
  const path = installedElectron() ?? download(node)
  return path ? { path, why: null } : { path: null, why: 'its program is not here and could not be downloaded' }
}

function hindrance() {
  if (process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) return 'there is no display'
  if (process.getuid?.() === 0) return 'it does not run as root'
  return null
}

function installedElectron() {
  const record = at('node_modules/electron/path.txt')
  if (!existsSync(record)) return null
  const folder = process.env.ELECTRON_OVERRIDE_DIST_PATH ?? at('node_modules/electron/dist')
  const path = join(folder, readFileSync(record, 'utf8'))
  return existsSync(path) ? path : null
}

function download(node) {
  if (existsSync(failed) && Date.now() - statSync(failed).mtimeMs < HOUR) return null
  say('downloading Electron …')
  runQuietly(node, [at('node_modules/electron/install.js')], { env: nodeEnvironment(node), timeout: 180_000 })
  const path = installedElectron()
  if (path) rmSync(failed, { force: true })
  else writeFileSync(failed, '')
  return path
}
