import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTiny } from './measurement-size.ts'

const HOME = 'node_modules/.cache/orrery-bench/peers'

/**
 * Installs the packages that the benchmark is measured beside, of `tests/bench/peers/package.json`, into an ignored folder
 * unless present. Returns the folder of its packages, or null if nothing is listed, without network, or in tiny mode.
 */
export function installPeers(root: string): string | null {
  const list = join(root, 'tests/bench/peers/package.json')
  if (isTiny() || !existsSync(list)) return null
  const packages = join(process.cwd(), HOME, 'node_modules')
  const kept = join(HOME, 'package.json')
  const isThere = existsSync(packages) && existsSync(kept) && readFileSync(kept, 'utf8') === readFileSync(list, 'utf8')
  if (isThere) return packages
  mkdirSync(HOME, { recursive: true })
  cpSync(list, kept)
  try {
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'], {
      cwd: HOME,
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 600_000,
    })
    return packages
  } catch {
    return null
  }
}
