import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  _electron,
  type Browser,
  type BrowserContextOptions,
  type ElectronApplication,
  type Page,
} from '@playwright/test'
import type { Host } from './host.ts'
import { type StandIn, startStandIn } from './stand-in/stand-in.ts'
import { createHome } from './warm-server.ts'

const ELECTRON = resolve('node_modules/electron')

/** Options of a page and its error watcher. */
export interface DesktopPage {
  readonly browser: Browser
  readonly context: BrowserContextOptions
  readonly watch: (page: Page) => void
}

/** Why Electron's binary cannot run here, or null. */
export function findElectronProblem(): string | null {
  const named = join(ELECTRON, 'path.txt')
  if (!existsSync(named)) return 'Electron’s binary is not on this machine'
  const binary = join(ELECTRON, 'dist', readFileSync(named, 'utf8'))
  if (!existsSync(binary)) return 'Electron’s binary is not on this machine'
  const needsDisplay = process.platform === 'linux' && !process.env['DISPLAY'] && !process.env['WAYLAND_DISPLAY']
  return needsDisplay ? 'there is no display to show the desktop app on' : null
}

/** Starts the desktop app on Electron, or on the stand-in if Electron cannot run. */
export function startDesktopHost({ browser, context, watch }: DesktopPage): Promise<Host> {
  return findElectronProblem() === null ? startOnElectron(watch) : startOnStandIn({ browser, context, watch })
}

async function startOnElectron(watch: (page: Page) => void): Promise<Host> {
  const home = createHome()
  let app = await launch(home)
  let page = await firstPage(app, watch)
  return {
    name: 'desktop',
    home,
    page: () => page,
    async printPdf(path) {
      const bytes = await app.evaluate(async ({ BrowserWindow }) => {
        const [window] = BrowserWindow.getAllWindows()
        const pdf = await window?.webContents.printToPDF({ preferCSSPageSize: true, printBackground: true })
        return pdf?.toString('base64') ?? ''
      })
      writeFileSync(path, bytes, 'base64')
    },
    async restart() {
      await app.close()
      app = await launch(home)
      page = await firstPage(app, watch)
    },
    async close() {
      await app.close()
      rmSync(home, { recursive: true })
    },
  }
}

async function startOnStandIn({ browser, context, watch }: DesktopPage): Promise<Host> {
  const home = createHome()
  let app = open()
  let page = await app.page
  /** Accepts the proposed path in every file dialog. */
  function open(): StandIn {
    const started = startStandIn({ browser, context, home, watch })
    started.link.handle('dialog', (id: number, _method: string, { defaultPath }: { defaultPath: string }) => {
      void started.link.call('answerDialog', id, { canceled: false, filePath: defaultPath })
    })
    return started
  }
  const end = async (): Promise<void> => {
    await app.quit()
    await app.ended
  }
  return {
    name: 'desktop',
    home,
    page: () => page,
    printPdf: async (path) => void (await page.pdf({ path, preferCSSPageSize: true, printBackground: true })),
    async restart() {
      await end()
      app = open()
      page = await app.page
    },
    async close() {
      await end()
      rmSync(home, { recursive: true })
    },
  }
}

async function launch(home: string): Promise<ElectronApplication> {
  const args = ['.', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  const app = await _electron.launch({ args, env: { ...process.env, ORRERY_HOME: home } })
  await app.evaluate(({ dialog }) => {
    dialog.showSaveDialog = (...shown: unknown[]) => {
      const { defaultPath = '' } = shown.at(-1) as { defaultPath?: string }
      return Promise.resolve({ canceled: false, filePath: defaultPath })
    }
  })
  return app
}

async function firstPage(app: ElectronApplication, watch: (page: Page) => void): Promise<Page> {
  const page = await app.firstWindow()
  watch(page)
  return page
}
