import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { _electron, type ElectronApplication, type Page } from '@playwright/test'
import type { Host } from './host.ts'
import { newHome } from './warm-server.ts'

const ELECTRON = resolve('node_modules/electron')

/** Why the desktop app cannot run here, or null. */
export function desktopMissing(): string | null {
  const named = join(ELECTRON, 'path.txt')
  if (!existsSync(named)) return 'Electron’s binary is not on this machine'
  const binary = join(ELECTRON, 'dist', readFileSync(named, 'utf8'))
  if (!existsSync(binary)) return 'Electron’s binary is not on this machine'
  const needsDisplay = process.platform === 'linux' && !process.env['DISPLAY'] && !process.env['WAYLAND_DISPLAY']
  return needsDisplay ? 'there is no display to show the desktop app on' : null
}

/** The desktop app. */
export async function startDesktopHost(watch: (page: Page) => void): Promise<Host> {
  const home = newHome()
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

function launch(home: string): Promise<ElectronApplication> {
  const args = ['.', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  return _electron.launch({ args, env: { ...process.env, ORRERY_HOME: home } })
}

async function firstPage(app: ElectronApplication, watch: (page: Page) => void): Promise<Page> {
  const page = await app.firstWindow()
  watch(page)
  return page
}
