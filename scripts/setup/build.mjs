import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withSetupLock } from './lock.mjs'
import { nodeEnvironment } from './node.mjs'
import { at, failWith, runQuietly, say } from './shell.mjs'

const FOLDERS = ['src-main', 'src-renderer', 'src-shared', 'resources']
const FILES = ['electron.vite.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json']
const NO_SOURCE = /\.test\.ts$|^screenshots$|^\./
const stamp = at('out/.stamp')

/** Builds when a source differs from the last build; a failed build ends the run. */
export function ensureBuild(node) {
  const { code, output } = buildWhenStale(node)
  if (code !== 0) failWith(`The build failed:\n${output}`)
}

/** The same for those who report a failure themselves. */
export function buildWhenStale(node, { force = false } = {}) {
  if (!force && isFresh(fingerprint())) return { code: 0, output: 'up to date\n' }
  return withSetupLock(() => {
    const sources = fingerprint() // before building, so that an edit meanwhile counts as new
    if (!force && isFresh(sources)) return { code: 0, output: 'up to date\n' }
    say('building …')
    forgetBuild()
    const result = runQuietly(node, [at('node_modules/electron-vite/bin/electron-vite.js'), 'build'], {
      env: nodeEnvironment(node),
    })
    if (result.code === 0) writeStamp(sources)
    return result
  })
}

/** Says that `out/` no longer holds a build for use (development writes there too). */
export const forgetBuild = () => rmSync(stamp, { force: true })

const isFresh = (sources) => existsSync(stamp) && readFileSync(stamp, 'utf8') === sources

function writeStamp(sources) {
  mkdirSync(at('out'), { recursive: true })
  writeFileSync(stamp, sources)
}

/** Path, size and time of every source: also notices a file that was deleted or put back. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const file of FILES) note(hash, at(file))
  for (const folder of FOLDERS) walk(hash, at(folder))
  return hash.digest('hex')
}

function walk(hash, folder) {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name)
    if (NO_SOURCE.test(entry.name)) continue
    if (entry.isDirectory()) walk(hash, path)
    else note(hash, path)
  }
}

function note(hash, path) {
  const { size, mtimeMs } = statSync(path)
  hash.update(`${path}\0${size}\0${mtimeMs}\n`)
}
