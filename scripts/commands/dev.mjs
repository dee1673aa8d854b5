import { forgetBuild } from '../setup/build.mjs'
import { findElectron } from '../setup/electron.mjs'
import { prepare } from '../setup/prepare.mjs'
import { at, say, startProgram } from '../setup/shell.mjs'

/** `npm run dev`: hot reload in Electron where it can run; `dev:headless`, or elsewhere: in the table server and the browser. */
export async function main(name, rest) {
  const { node, env } = prepare()
  forgetBuild() // development writes to out/ as well
  const { path, why } = name === 'dev' ? findElectron(node) : { path: null, why: null }
  if (why) say(`the desktop app cannot run (${why}): developing in the browser instead`)
  const program = path
    ? [at('node_modules/electron-vite/bin/electron-vite.js'), 'dev', '--watch']
    : ['scripts/dev-server.mjs']
  return (await startProgram(node, [...program, ...rest], { env }).done).code
}
