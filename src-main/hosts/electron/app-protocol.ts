import { protocol } from 'electron'
import { servePage } from '../serve-page.ts'

/** Before the app is ready: app:// is as good as https, so that 'self' means something and file:// needs no privileges. */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ])
}

/** Serves the built renderer under app://table/. */
export function serveAppScheme(rendererFolder: string): void {
  protocol.handle('app', (request) => servePage(rendererFolder, request))
}
