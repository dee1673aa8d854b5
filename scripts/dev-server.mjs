// Hot reload without Electron: main is rebuilt and the table server restarted on every change, the renderer comes from Vite,
// which hands the table server's own paths on to it.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createServer as createNetServer } from 'node:net'
import { resolve } from 'node:path'
import { resolveConfig } from 'electron-vite'
import { build, createServer, mergeConfig } from 'vite'

const ROOT = resolve(import.meta.dirname, '..')
const SERVER_PATHS = '^/(rpc|session|campaign-file)(?:[/?]|$)'
const ADDRESS = /http:\/\/[^\s/]+\/(#token=\S+)/
const args = process.argv.slice(2)
// the address stays the same over restarts: reload it to sign in again
const env = { ...process.env, ORRERY_TOKEN: process.env.ORRERY_TOKEN || randomUUID() }

const { config } = await resolveConfig({ root: ROOT }, 'serve', 'development')
const serverPort = await freePort()
const page = await servePage(`http://127.0.0.1:${serverPort}`)
let server = null
let restarting = Promise.resolve()
await buildMain(() => (restarting = restarting.then(restart)))

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop().then(() => process.exit(0)))

/** Vite's own server for the renderer. The table server sees its own address as Host and Origin, as it insists on. */
async function servePage(target) {
  const asOurs = (proxy) =>
    proxy.on('proxyReq', (request) => request.getHeader('origin') && request.setHeader('origin', target))
  const proxy = { [SERVER_PATHS]: { target, changeOrigin: true, configure: asOurs } }
  const optimizeDeps = { entries: ['index.html'] } // the build's own input is named from another folder
  const server = { host: '127.0.0.1', port: 4800, proxy }
  const vite = await createServer(mergeConfig(config.renderer, { server, optimizeDeps, clearScreen: false }))
  await vite.listen()
  return vite.resolvedUrls.local[0]
}

function buildMain(onBuilt) {
  const restartPlugin = { name: 'restart-table-server', closeBundle: onBuilt }
  return build(mergeConfig(config.main, { build: { watch: {} }, plugins: [restartPlugin], clearScreen: false }))
}

async function restart() {
  await stop()
  server = spawn(process.execPath, ['out/main/headless.js', ...args, '--port', String(serverPort)], {
    cwd: ROOT,
    env,
    stdio: ['inherit', 'pipe', 'inherit'],
  })
  server.stdout
    .setEncoding('utf8')
    .on('data', (text) => process.stdout.write(text.replace(ADDRESS, (_all, token) => `${page}${token}`)))
}

async function stop() {
  if (!server || server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise((done) => server.once('exit', done))
  server.kill('SIGTERM')
  await ended
}

function freePort() {
  return new Promise((done) => {
    const probe = createNetServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => done(port))
    })
  })
}
