import { app, session, shell } from 'electron'
import { isOwnOrigin, isOwnPage } from './own-page.ts'

/** Protocols of links that are opened in external programs. */
const OPENED_OUTSIDE: readonly string[] = ['http:', 'https:', 'mailto:']

/** The only permission of the page: writing text to the clipboard. */
const GRANTED = 'clipboard-sanitized-write'

/**
 * Restricts windows to our own page: no navigation elsewhere, no new windows, no webviews. Links to the web and to
 * mail addresses open in external programs.
 */
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

/**
 * Denies all permissions except the clipboard's, such as camera, microphone and devices. Call when the app is ready.
 */
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
