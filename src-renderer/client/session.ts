import { useStorage } from '@vueuse/core'
import { KEY_HEADER } from '#shared/contract/session.ts'

/** Written at once: the page may be loaded anew in the next moment. */
const key = useStorage('orrery-key', '', undefined, { flush: 'sync', writeDefaults: false })
const UNAUTHORIZED = 401

/** Swaps a token in the address (`#token=…`, with `&page=/journal` to begin there) for a cookie, and takes it out of the address. */
async function signIn(): Promise<void> {
  const asked = new URLSearchParams(window.location.hash.slice(1))
  const token = asked.get('token')
  if (!token) return
  const answer = await fetch('/session', { method: 'POST', headers: { authorization: `Bearer ${token}` } })
  if (answer.ok) key.value = String(Reflect.get(Object(await answer.json()), 'key'))
  window.history.replaceState(null, '', `${window.location.pathname}#${asked.get('page') ?? '/'}`)
}

/** What goes with every call of this page: the cookie alone opens nothing. */
export function getKeyHeaders(): Record<string, string> {
  return { [KEY_HEADER]: key.value }
}

/** Makes this browser a stranger, and shows it so. */
export async function signOut(): Promise<void> {
  const answer = await fetch('/session', { method: 'DELETE', headers: getKeyHeaders() })
  if (!answer.ok && answer.status !== UNAUTHORIZED) throw new Error('Orrery did not sign this browser out')
  key.value = null
  window.location.reload()
}

/** Makes every other browser a stranger; its pages ask to sign in again. */
export async function signOutOthers(): Promise<void> {
  const answer = await fetch('/session/others', { method: 'DELETE', headers: getKeyHeaders() })
  if (!answer.ok) throw new Error('Orrery did not sign the other browsers out. Load this page again, then try again.')
}

/** Done when the session stands; begun with the first line of code, because every question waits for it. */
export const SIGNED_IN: Promise<void> = signIn()
SIGNED_IN.catch(() => {}) // whoever waits for it tells
