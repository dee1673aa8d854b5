import { EventEmitter } from 'node:events'
import type { BrowserWindow as ElectronWindow, WebContents, WebFrameMain } from 'electron'
import { app } from './app.ts'
import { closePagePorts, type MessageChannelMain, movePortToPage } from './ports.ts'
import { createEvent, makeStrict } from './strict.ts'
import { reportSystemCall, testLink } from './test-link.ts'

type Frame = Pick<WebFrameMain, 'url'> & { postMessage(channel: string, message: unknown, ports: Port[]): void }
type Port = MessageChannelMain['port1']
type ContentsMembers =
  | 'send'
  | 'printToPDF'
  | 'reload'
  | 'forcefullyCrashRenderer'
  | 'setWindowOpenHandler'
  | 'undo'
  | 'redo'
type OpenHandler = Parameters<WebContents['setWindowOpenHandler']>[0]

/** Receives messages of pages. */
export const ipcMain = makeStrict('ipcMain', new EventEmitter())

/** The contents of the window: sends to the page, prints and reloads it. */
class StandInContents extends EventEmitter implements Pick<WebContents, ContentsMembers> {
  readonly mainFrame: Frame = makeStrict('WebFrameMain', {
    url: '',
    postMessage: (channel: string, message: unknown, ports: Port[]) =>
      void testLink.call('toPage', channel, [message], ports.map(movePortToPage)),
  })
  openHandler: OpenHandler = () => ({ action: 'allow' })

  send(channel: string, ...args: unknown[]): void {
    void testLink.call('toPage', channel, args, [])
  }

  async printToPDF(options: Electron.PrintToPDFOptions): Promise<Buffer> {
    return Buffer.from((await testLink.call('printToPDF', options)) as Uint8Array)
  }

  reload(): void {
    reportSystemCall('webContents.reload')
    closePagePorts()
    void testLink.call('reload').then(() => this.emit('did-finish-load', createEvent({})))
  }

  forcefullyCrashRenderer(): void {
    this.emit('render-process-gone', createEvent({}), { reason: 'killed', exitCode: 1 })
  }

  setWindowOpenHandler(handler: OpenHandler): void {
    this.openHandler = handler
  }

  undo(): void {
    reportSystemCall('webContents.undo')
  }

  redo(): void {
    reportSystemCall('webContents.redo')
  }
}

type WindowMembers =
  | 'loadURL'
  | 'show'
  | 'focus'
  | 'restore'
  | 'maximize'
  | 'isVisible'
  | 'isMinimized'
  | 'isMaximized'
  | 'isDestroyed'
  | 'getNormalBounds'
  | 'close'
  | 'destroy'

/** A window, shown as a page of the test's browser. */
export class BrowserWindow extends EventEmitter implements Pick<ElectronWindow, WindowMembers> {
  readonly webContents = makeStrict('webContents', new StandInContents())
  readonly #bounds: Electron.Rectangle
  #isVisible: boolean
  #isMaximized = false
  #isDestroyed = false

  constructor({
    x = 0,
    y = 0,
    width = 800,
    height = 600,
    show = true,
    webPreferences,
  }: Electron.BrowserWindowConstructorOptions) {
    super()
    this.#bounds = { x, y, width, height }
    this.#isVisible = show
    void testLink.call('openWindow', webPreferences?.preload)
    testLink.handle('fromPage', (url: string, channel: string, args: unknown[]) => this.#receive(url, channel, args))
    testLink.handle('navigates', (url: string) =>
      isAllowed(this.webContents, 'will-frame-navigate', { url, isMainFrame: true }),
    )
    testLink.handle(
      'opensWindow',
      (url: string) => void this.webContents.openHandler({ url } as Electron.HandlerDetails),
    )
    testLink.handle(
      'emitContents',
      (name: string, ...args: unknown[]) => void this.webContents.emit(name, createEvent({}), ...args),
    )
    testLink.handle('unloadPrevented', () => this.#unloadPrevented())
    testLink.handle('closed', () => this.#gone())
    app.opened(this)
    app.emit('web-contents-created', createEvent({}), this.webContents)
    return makeStrict('BrowserWindow', this)
  }

  async loadURL(url: string): Promise<void> {
    await testLink.call('load', url)
    this.emit('ready-to-show')
  }

  show(): void {
    this.#isVisible = true
    reportSystemCall('window.show')
  }

  focus(): void {
    reportSystemCall('window.focus')
  }

  restore(): void {}

  maximize(): void {
    this.#isMaximized = true
  }

  isVisible(): boolean {
    return this.#isVisible
  }

  isMinimized(): boolean {
    return false
  }

  isMaximized(): boolean {
    return this.#isMaximized
  }

  isDestroyed(): boolean {
    return this.#isDestroyed
  }

  getNormalBounds(): Electron.Rectangle {
    return this.#bounds
  }

  close(): void {
    this.emit('close', createEvent({}))
    void testLink.call('closePage', true)
  }

  destroy(): void {
    void testLink.call('closePage', false)
  }

  #receive(url: string, channel: string, args: unknown[]): void {
    const { mainFrame } = this.webContents
    Object.assign(mainFrame, { url })
    ipcMain.emit(channel, { sender: this.webContents, senderFrame: mainFrame }, ...args)
  }

  /** Whether the page may close although its `beforeunload` handler objected. */
  #unloadPrevented(): boolean {
    const mayClose = !isAllowed(this.webContents, 'will-prevent-unload', {})
    if (!mayClose) app.keptOpen()
    return mayClose
  }

  #gone(): void {
    closePagePorts()
    this.#isDestroyed = true
    this.emit('closed')
    app.closed(this)
  }
}

/** Whether no listener cancels an event. */
function isAllowed(emitter: EventEmitter, name: string, fields: object): boolean {
  const event = createEvent(fields)
  emitter.emit(name, event)
  return !event.defaultPrevented
}
