import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A renderer that the map is measured beside. */
export interface Peer {
  readonly name: string
  readonly file: string
  /** Packages that it needs. */
  readonly packages: readonly string[]
}

/** The renderers, the plain ones of the browser first. */
export const PEERS: readonly Peer[] = [
  { name: 'Canvas2D without tiles', file: 'peers/canvas.js', packages: [] },
  { name: 'SVG', file: 'peers/svg.js', packages: [] },
  { name: 'PixiJS', file: 'peers/pixi.js', packages: ['pixi.js'] },
  { name: 'Konva', file: 'peers/konva.js', packages: ['konva'] },
  { name: 'deck.gl', file: 'peers/deck.js', packages: ['@deck.gl/core', '@deck.gl/layers'] },
]

const HOME = 'node_modules/.cache/orrery-bench/peers'
const LIST = join(import.meta.dirname, 'peers/package.json')

/** Installs the peers' packages into an ignored folder unless they are there; answers the folder, or null without network. */
export function installPeers(): string | null {
  const packages = join(process.cwd(), HOME, 'node_modules')
  const kept = join(HOME, 'package.json')
  const isThere = existsSync(packages) && existsSync(kept) && readFileSync(kept, 'utf8') === readFileSync(LIST, 'utf8')
  if (isThere) return packages
  mkdirSync(HOME, { recursive: true })
  cpSync(LIST, kept)
  try {
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'], {
      cwd: HOME,
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 180_000,
    })
    return packages
  } catch {
    return null
  }
}
