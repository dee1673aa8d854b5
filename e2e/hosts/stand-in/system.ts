import type { Dialog, MenuItemConstructorOptions, Protocol, Screen, Session, Shell } from 'electron'
import { makeStrict } from './strict.ts'
import { reportSystemCall, testLink } from './test-link.ts'
import { BrowserWindow } from './windows.ts'

const answers = new Map<number, (value: never) => void>()
testLink.handle('answerDialog', (id: number, value: never) => answers.get(id)?.(value))

/** Shows a dialog, which stays open until the test answers it. A hidden parent window would hide it. */
function ask(method: string, args: readonly unknown[]): Promise<never> {
  const [parent] = args
  if (parent instanceof BrowserWindow && !parent.isVisible())
    throw new Error(`dialog.${method} on a window that is not shown`)
  const { promise, resolve } = Promise.withResolvers<never>()
  const id = answers.size + 1
  answers.set(id, resolve)
  void testLink.call('dialog', id, method, args.at(-1))
  return promise
}

export const dialog = makeStrict('dialog', {
  showOpenDialog: (...args: unknown[]) => ask('showOpenDialog', args),
  showSaveDialog: (...args: unknown[]) => ask('showSaveDialog', args),
  showMessageBox: (...args: unknown[]) => ask('showMessageBox', args),
  showErrorBox: (title: string, content: string) => reportSystemCall('dialog.showErrorBox', title, content),
} satisfies Pick<Dialog, 'showOpenDialog' | 'showSaveDialog' | 'showMessageBox' | 'showErrorBox'>)

export const shell = makeStrict('shell', {
  openExternal: async (url: string) => reportSystemCall('shell.openExternal', url),
  showItemInFolder: (path: string) => reportSystemCall('shell.showItemInFolder', path),
} satisfies Pick<Shell, 'openExternal' | 'showItemInFolder'>)

const DISPLAY = { workArea: { x: 0, y: 0, width: 1440, height: 900 } } as Electron.Display

export const screen = makeStrict('screen', {
  getPrimaryDisplay: () => DISPLAY,
  getAllDisplays: () => [DISPLAY],
} satisfies Pick<Screen, 'getPrimaryDisplay' | 'getAllDisplays'>)

let answerRequest: (request: Request) => Response | Promise<Response> = () => new Response(null, { status: 404 })

export const protocol = makeStrict('protocol', {
  registerSchemesAsPrivileged: () => {},
  handle: (_scheme: string, handler: typeof answerRequest) => void (answerRequest = handler),
} satisfies Pick<Protocol, 'registerSchemesAsPrivileged' | 'handle'>)

testLink.handle('request', async (url: string) => {
  const response = await answerRequest(new Request(url))
  const body = new Uint8Array(await response.arrayBuffer())
  return { status: response.status, headers: Object.fromEntries(response.headers), body }
})

type Handlers = {
  request: Parameters<Session['setPermissionRequestHandler']>[0]
  check: Parameters<Session['setPermissionCheckHandler']>[0]
}
const handlers: Handlers = { request: null, check: null }

const defaultSession = makeStrict('session', {
  setPermissionRequestHandler: (handler: Handlers['request']) => void (handlers.request = handler),
  setPermissionCheckHandler: (handler: Handlers['check']) => void (handlers.check = handler),
  setDevicePermissionHandler: () => {},
} satisfies Pick<Session, 'setPermissionRequestHandler' | 'setPermissionCheckHandler' | 'setDevicePermissionHandler'>)
export const session = makeStrict('session', { defaultSession })

/** A page has a permission if both handlers grant it. */
testLink.handle('permission', (name: never, requestingUrl: string) => {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const details = { isMainFrame: true, requestingUrl }
  const isChecked = handlers.check?.(null, name, requestingUrl, details) ?? true
  if (handlers.request) handlers.request(null as never, name, resolve, details)
  else resolve(true)
  return promise.then((isGranted) => isGranted && isChecked)
})

testLink.handle('copied', (text: string) => reportSystemCall('clipboard.writeText', text))

/** A menu item as seen by a test. */
export interface MenuLine {
  readonly label: string
  readonly isEnabled: boolean
  readonly keys: string | null
  readonly lines: readonly MenuLine[]
}

/** A menu: its template, and where it was shown. */
export class Menu {
  static shown: Menu | null = null
  readonly template: readonly MenuItemConstructorOptions[]

  constructor(template: readonly MenuItemConstructorOptions[]) {
    this.template = template
  }

  static buildFromTemplate(template: MenuItemConstructorOptions[]): Menu {
    return makeStrict('Menu', new Menu(template))
  }

  static setApplicationMenu(menu: Menu): void {
    Menu.shown = menu
  }

  popup(): void {
    reportSystemCall('menu.popup', listMenuLines(this.template))
  }
}

function listMenuLines(template: readonly MenuItemConstructorOptions[]): MenuLine[] {
  return template.map(({ label, role, type, enabled, accelerator, submenu }) => ({
    label: label ?? role ?? type ?? '',
    isEnabled: enabled !== false,
    keys: accelerator ?? null,
    lines: Array.isArray(submenu) ? listMenuLines(submenu) : [],
  }))
}

testLink.handle('menu', () => listMenuLines(Menu.shown?.template ?? []))
testLink.handle('click', (...labels: string[]) => {
  let items: readonly MenuItemConstructorOptions[] = Menu.shown?.template ?? []
  let item: MenuItemConstructorOptions | undefined
  for (const label of labels) {
    item = items.find((candidate) => candidate.label === label)
    items = Array.isArray(item?.submenu) ? item.submenu : []
  }
  if (!item?.click || item.enabled === false) throw new Error(`There is no ${labels.join(' > ')} to click`)
  Reflect.apply(item.click, null, [])
})
