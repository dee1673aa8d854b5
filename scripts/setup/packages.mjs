import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { withSetupLock } from './lock.mjs'
import { at, failWith, isWindows, runQuietly, say } from './shell.mjs'

const stamp = at('node_modules/.setup-stamp')

/** Installs what the lock file names, when what is installed is something else. */
export function ensurePackages() {
  const wanted = lockHash()
  if (isInstalled(wanted)) return
  withSetupLock(() => {
    if (isInstalled(wanted)) return
    if (!matchesLock()) install()
    writeFileSync(stamp, wanted)
  })
}

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .digest('hex')
const isInstalled = (wanted) => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted

/** True when somebody ran npm by hand and every package (bar those for other platforms) has the locked version. */
function matchesLock() {
  const record = at('node_modules/.package-lock.json')
  if (!existsSync(record)) return false
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages
  const locked = Object.entries(JSON.parse(readFileSync(at('package-lock.json'), 'utf8')).packages)
  return locked.every(
    ([path, entry]) => path === '' || (installed[path] ? installed[path].version === entry.version : entry.optional),
  )
}

function install() {
  say('installing packages (npm ci) …')
  const { code } = npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0) failWith('npm ci failed (see above). The npm registry must be reachable for the first start.')
}

/** The npm that called us, without a shell, so that it works alike on Windows. */
function npm(args) {
  const self = process.env.npm_execpath
  if (self?.endsWith('npm-cli.js')) return runQuietly(process.execPath, [self, ...args], { show: true })
  return runQuietly(isWindows ? 'npm.cmd' : 'npm', args, { show: true, shell: isWindows })
}
