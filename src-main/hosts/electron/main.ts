import { join } from 'node:path'
import { app } from 'electron'
import { reportToStandardError } from '../report.ts'
import { startApp, tendRegularly } from '../start-app.ts'
import { registerAppScheme } from './app-protocol.ts'
import { pageUrl } from './own-page.ts'
import { runDesktop } from './run-desktop.ts'
import { lockDown } from './security.ts'
import { parseStart } from './start-options.ts'

const ownUrl = pageUrl(app.isPackaged, process.env['ELECTRON_RENDERER_URL'])
const started = parseStart(process.argv.slice(1), process.cwd())
const home = started.home ?? (process.env['ORRERY_HOME'] || null)
let asked = started.campaign

app.enableSandbox()
registerAppScheme()
lockDown(ownUrl)
// an Orrery with a folder of its own is an app of its own
if (home !== null) app.setPath('userData', join(home, 'Desktop'))
// macOS hands files over by this event, the one the app was started with before it is ready
app.on('open-file', (event, path) => {
  event.preventDefault()
  asked = path
})

if (app.requestSingleInstanceLock({ campaign: asked })) void start()
else app.quit()

async function start(): Promise<void> {
  await app.whenReady()
  const orreryApp = await startApp({ home, campaign: asked, report: reportToStandardError })
  tendRegularly(orreryApp)
  app.on('will-quit', () => orreryApp.orrery.shutDown())
  app.on('window-all-closed', () => app.quit())
  runDesktop(orreryApp, { ownUrl, mainFolder: import.meta.dirname })
}
