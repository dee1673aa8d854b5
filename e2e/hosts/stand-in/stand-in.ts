import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { createRpcLink, type RpcLink } from './rpc-link.ts'
import { handlePageCalls, openStandInPage } from './stand-in-page.ts'
import type { MenuLine } from './system.ts'

/** Options for starting the desktop app on the stand-in. */
export interface StandInOptions {
  readonly browser: Browser
  readonly context: BrowserContextOptions
  /** Orrery's data folder. */
  readonly home: string
  readonly args?: readonly string[]
  readonly watch: (page: Page) => void
}

/** A recorded call to the operating system. */
export interface RecordedCall {
  readonly name: string
  readonly args: readonly unknown[]
}

export interface OpenDialog {
  readonly method: string
  readonly options: Record<string, unknown>
  /** Resolves once the app has received the answer. */
  answer(value: unknown): Promise<unknown>
}

/** The built desktop app running on the stand-in for Electron. */
export interface StandIn {
  readonly link: RpcLink
  /** All recorded calls to the operating system. */
  readonly recorded: readonly RecordedCall[]
  /** Returns the process's standard error output. */
  readonly stderr: () => string
  /** Resolves to the page of the window. */
  readonly page: Promise<Page>
  /** Resolves to the exit code. */
  readonly ended: Promise<number | null>
  /** Dialogs not answered by the test yet. */
  readonly dialogs: OpenDialog[]
  menu(): Promise<MenuLine[]>
  click(...labels: string[]): Promise<unknown>
  quit(): Promise<unknown>
}

const running = new Set<ChildProcess>()
process.once('exit', () => running.forEach((child) => child.kill()))

/** Starts the built desktop app. `primary` is notified of a second start, as Electron notifies the first process. */
export function startStandIn(options: StandInOptions, primary: StandIn | null = null): StandIn {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-stand-in-'))
  const child = forkApp(options, folder)
  const link = createRpcLink({
    send: (message) => void (child.connected && child.send(message as object)),
    listen: (receive) => void child.on('message', receive),
  })
  const stderr: string[] = []
  child.stderr?.on('data', (chunk) => stderr.push(String(chunk)))
  const page = openWindows(link, options)
  const ended = Promise.withResolvers<number | null>()
  child.once('exit', (code) => {
    running.delete(child)
    rmSync(folder, { recursive: true, force: true })
    page.reject(new Error(`The desktop app ended before it opened a window: ${stderr.join('')}`))
    ended.resolve(code)
  })
  link.handle('ready', () => {})
  link.handle('flush', () => {})
  link.handle('secondStart', (data: unknown) => primary?.link.call('emitApp', 'second-instance', [], '', data))
  return {
    link,
    ...recordCalls(link),
    stderr: () => stderr.join(''),
    page: page.promise,
    ended: ended.promise,
    menu: async () => (await link.call('menu')) as MenuLine[],
    click: (...labels) => link.call('click', ...labels),
    quit: () => link.call('quit'),
  }
}

function forkApp({ home, args = [] }: StandInOptions, folder: string): ChildProcess {
  const child = fork(resolve('out/main/electron.js'), args, {
    execArgv: ['--import', pathToFileURL(resolve('e2e/hosts/stand-in/register.ts')).href],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...process.env, ORRERY_HOME: home, STAND_IN_FOLDER: folder },
  })
  running.add(child)
  return child
}

function openWindows(link: RpcLink, { browser, context, watch }: StandInOptions): PromiseWithResolvers<Page> {
  const page = Promise.withResolvers<Page>()
  page.promise.catch(() => {}) // a start that fails on purpose opens no window
  link.handle('openWindow', async (preload: string) => {
    const opened = await openStandInPage(browser, { preload, options: context, link })
    watch(opened)
    page.resolve(opened)
  })
  handlePageCalls(link, page.promise)
  return page
}

/** Records the app's calls to the operating system. */
function recordCalls(link: RpcLink): Pick<StandIn, 'recorded' | 'dialogs'> {
  const recorded: RecordedCall[] = []
  const dialogs: OpenDialog[] = []
  link.handle('record', (name: string, args: unknown[]) => void recorded.push({ name, args }))
  link.handle('dialog', (id: number, method: string, options: Record<string, unknown>) => {
    dialogs.push({ method, options, answer: (value) => link.call('answerDialog', id, value) })
  })
  return { recorded, dialogs }
}
