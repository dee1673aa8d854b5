import { app, session, shell } from 'electron'
import { isOwnPage } from './own-page.ts'

/** No window leads anywhere but to our own page, opens another one, holds a webview or is granted anything; mails are handed to the person's own program. */
export function lockDown(ownUrl: string): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.setWindowOpenHandler(() => ({ action: 'deny' }))
    contents.on('will-attach-webview', (event) => event.preventDefault())
    contents.on('will-frame-navigate', (event) => {
      if (event.isMainFrame && isOwnPage(event.url, ownUrl)) return
      event.preventDefault()
      if (event.isMainFrame && event.url.startsWith('mailto:')) void shell.openExternal(event.url)
    })
    contents.on('will-redirect', (event) => event.preventDefault())
  })
}

/** When the app is ready: camera, microphone, devices and all other permissions are denied. */
export function denyPermissions(): void {
  const { defaultSession } = session
  defaultSession.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  defaultSession.setPermissionCheckHandler(() => false)
  defaultSession.setDevicePermissionHandler(() => false)
}
