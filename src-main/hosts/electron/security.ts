import { app, session, shell } from 'electron'
import { isOwnOrigin, isOwnPage } from './own-page.ts'

/** What links may open in the user's own programs. */
const OPENED_OUTSIDE: readonly string[] = ['http:', 'https:', 'mailto:']

/** The page writes text to the clipboard; it has no other permission. */
const GRANTED = 'clipboard-sanitized-write'

/** No window leads anywhere but to our own page, opens another one or holds a webview; links to the web and to mail addresses go to the user's own programs. */
export function restrictNavigation(ownUrl: string): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.setWindowOpenHandler(({ url }) => {
      openOutside(url)
      return { action: 'deny' }
    })
    contents.on('will-attach-webview', (event) => event.preventDefault())
    contents.on('will-frame-navigate', (event) => {
      if (event.isMainFrame && isOwnPage(event.url, ownUrl)) return
      event.preventDefault()
      if (event.isMainFrame) openOutside(event.url)
    })
    contents.on('will-redirect', (event) => event.preventDefault())
  })
}

/** When the app is ready: camera, microphone, devices and all other permissions but the clipboard's are denied. */
export function limitPermissions(ownUrl: string): void {
  const { defaultSession } = session
  const isGranted = (permission: string, url: string): boolean => permission === GRANTED && isOwnOrigin(url, ownUrl)
  defaultSession.setPermissionRequestHandler((_contents, permission, answer, { isMainFrame, requestingUrl }) =>
    answer(isMainFrame && isGranted(permission, requestingUrl)),
  )
  defaultSession.setPermissionCheckHandler((_contents, permission, origin) => isGranted(permission, origin))
  defaultSession.setDevicePermissionHandler(() => false)
}

function openOutside(url: string): void {
  if (!URL.canParse(url) || !OPENED_OUTSIDE.includes(new URL(url).protocol)) return
  shell.openExternal(url).catch(() => {}) // no program opens such links here
}
