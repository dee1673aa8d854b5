import { EventEmitter } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { App } from 'electron'
import { createEvent, makeStrict } from './strict.ts'
import { reportSystemCall, testLink } from './test-link.ts'

/** The part of a window needed for quitting. */
interface Closable {
  close(): void
}

type Members =
  | 'isPackaged'
  | 'enableSandbox'
  | 'getVersion'
  | 'getPath'
  | 'setPath'
  | 'setAppUserModelId'
  | 'setAboutPanelOptions'
  | 'addRecentDocument'
  | 'requestSingleInstanceLock'
  | 'whenReady'
  | 'isReady'
  | 'quit'
  | 'exit'

/** Electron's `app`: paths, the single-instance lock, and quitting in Electron's order. */
class StandInApp extends EventEmitter implements Pick<App, Members> {
  readonly isPackaged = true
  readonly #paths = new Map<string, string>()
  readonly #windows = new Set<Closable>()
  #isQuitting = false
  #isReady = false

  constructor(folder: string) {
    super()
    for (const name of ['userData', 'documents']) {
      mkdirSync(join(folder, name), { recursive: true })
      this.#paths.set(name, join(folder, name))
    }
  }

  enableSandbox(): void {}

  getVersion(): string {
    return '0.0.0'
  }

  getPath(name: string): string {
    const path = this.#paths.get(name)
    if (path === undefined) throw new Error(`Failed to get '${name}' path`)
    return path
  }

  setPath(name: string, path: string): void {
    if (!existsSync(path)) throw new Error(`Failed to set path '${name}': ${path} is not there`)
    this.#paths.set(name, path)
  }

  setAppUserModelId(id: string): void {
    reportSystemCall('app.setAppUserModelId', id)
  }

  setAboutPanelOptions(options: Electron.AboutPanelOptionsOptions): void {
    reportSystemCall('app.setAboutPanelOptions', options)
  }

  addRecentDocument(path: string): void {
    reportSystemCall('app.addRecentDocument', path)
  }

  requestSingleInstanceLock(additionalData?: unknown): boolean {
    const lock = join(this.getPath('userData'), 'stand-in.lock')
    if (existsSync(lock) && isRunning(Number(readFileSync(lock, 'utf8')))) {
      void testLink.call('secondStart', additionalData)
      return false
    }
    writeFileSync(lock, String(process.pid))
    process.once('exit', () => rmSync(lock, { force: true }))
    return true
  }

  async whenReady(): Promise<void> {
    await testLink.call('ready')
    this.#isReady = true
  }

  isReady(): boolean {
    return this.#isReady
  }

  quit(): void {
    if (this.#isQuitting) return
    const event = createEvent({})
    this.emit('before-quit', event)
    if (event.defaultPrevented) return
    this.#isQuitting = this.#isReady
    if (this.#windows.size === 0) this.#finish()
    else for (const window of [...this.#windows]) window.close()
  }

  /** Exits the process once the test has received all messages. */
  exit(code = 0): void {
    void testLink.call('flush').then(() => process.exit(code))
  }

  /** Called when a window opens. */
  opened(window: Closable): void {
    this.#windows.add(window)
  }

  /** Called when a window refuses to close. */
  keptOpen(): void {
    this.#isQuitting = false
  }

  /** Called when a window has closed. */
  closed(window: Closable): void {
    this.#windows.delete(window)
    if (this.#windows.size > 0) return
    if (this.#isQuitting) this.#finish()
    else this.emit('window-all-closed')
  }

  #finish(): void {
    const event = createEvent({})
    this.emit('will-quit', event)
    this.#isQuitting = false
    if (!event.defaultPrevented) this.exit(0)
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

export const app = makeStrict('app', new StandInApp(process.env['STAND_IN_FOLDER'] ?? ''))
testLink.handle('emitApp', (name: string, ...args: unknown[]) => void app.emit(name, createEvent({}), ...args))
testLink.handle('quit', () => app.quit())
testLink.handle('reject', (message: string) => void Promise.reject(new Error(message)))
