import { protocol } from 'electron'
import { servePage } from '../serve-page.ts'

/**
 * Registers app:// as a secure standard scheme before the app is ready, so that 'self' has a meaning and file:// needs
 * no privileges.
 */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ])
}

/** Serves the built renderer under app://table/. */
export function serveAppScheme(rendererFolder: string): void {
  protocol.handle('app', (request) => servePage(rendererFolder, request))
}
