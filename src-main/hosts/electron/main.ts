import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { app, dialog } from 'electron'
import { tryCloseCampaign, startApp, scheduleMaintenance } from '../start-app.ts'
import { registerAppScheme } from './app-protocol.ts'
import { createLog, type Log } from './log.ts'
import { getPageUrl } from './own-page.ts'
import { exitFailedStart, logUncaughtErrors } from './recovery.ts'
import { runDesktop } from './run-desktop.ts'
import { restrictNavigation } from './security.ts'
import { parseStartOptions } from './start-options.ts'

/** App id set by the installer. Without it, Windows groups the windows and recent files under another program. */
const APP_ID = 'app.orrery.desktop'

const ownUrl = getPageUrl(app.isPackaged, process.env['ELECTRON_RENDERER_URL'])
const started = parseStartOptions(process.argv.slice(1), process.cwd())
const home = started.home ?? (process.env['ORRERY_HOME'] || null)
let asked = started.campaign

app.enableSandbox()
if (process.platform === 'win32') app.setAppUserModelId(APP_ID)
registerAppScheme()
restrictNavigation(ownUrl)
// macOS opens files by this event; for the file the app was started with, it fires before the app is ready
app.on('open-file', (event, path) => {
  event.preventDefault()
  asked = path
})

// an instance with its own data folder also has its own Electron profile
const userData = home === null ? app.getPath('userData') : join(home, 'Desktop')
const log = createLog(join(userData, 'logs'), () => new Date().toISOString())
logUncaughtErrors(log)
try {
  mkdirSync(userData, { recursive: true }) // Electron takes no folder that is not there
  app.setPath('userData', userData)
  if (app.requestSingleInstanceLock({ campaign: asked }))
    start(log).catch((error: unknown) => exitFailedStart(error, log))
  else app.quit()
} catch (error) {
  exitFailedStart(error, log)
}

async function start(log: Log): Promise<void> {
  log.note(`Orrery ${app.getVersion()} starts on ${process.platform} ${process.arch}`)
  await app.whenReady()
  const orreryApp = await startApp({ home, campaign: asked, report: log.report })
  scheduleMaintenance(orreryApp)
  app.on('will-quit', () => {
    const trouble = tryCloseCampaign(orreryApp)
    if (trouble !== null) dialog.showErrorBox('The campaign could not be closed', trouble)
    log.note('Orrery ends')
  })
  app.on('window-all-closed', () => app.quit())
  await runDesktop(orreryApp, { ownUrl, mainFolder: import.meta.dirname, log })
}
