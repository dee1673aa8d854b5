import { findNode, nodeEnvironment } from './node.mjs'
import { ensurePackages } from './packages.mjs'

/** Packages installed, Node 24 found: what every command needs first. */
export function prepare() {
  ensurePackages()
  const node = findNode()
  return { node, env: nodeEnvironment(node) }
}
