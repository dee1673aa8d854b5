import { PAGE_URL } from '../serve-page.ts'

/** URL of the window's page: the development server's during development, else in our own scheme. */
export function getPageUrl(isPackaged: boolean, developmentUrl: string | undefined): string {
  return !isPackaged && developmentUrl ? developmentUrl : PAGE_URL
}

/** Whether a URL is within the window's own page. */
export function isOwnPage(url: string, own: string): boolean {
  return isOwnOrigin(url, own) && new URL(url).pathname === new URL(own).pathname
}

/**
 * Whether a URL or origin has the scheme and host of the window's own page. The URL class treats the origin of app://
 * URLs as opaque.
 */
export function isOwnOrigin(url: string, own: string): boolean {
  if (!URL.canParse(url)) return false
  const [given, ours] = [new URL(url), new URL(own)]
  return given.protocol === ours.protocol && given.host === ours.host
}
