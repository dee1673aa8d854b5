import { findNode, nodeEnvironment } from './node.mjs'
import { ensurePackages } from './packages.mjs'
import { at } from './shell.mjs'

/** Packages installed, Node 24 found: what every command needs first. */
export function prepare() {
  ensurePackages()
  const node = findNode()
  return { node, env: { ...nodeEnvironment(node), NODE_COMPILE_CACHE: at('node_modules/.cache/orrery-compile') } }
}
