import { useStorage } from '@vueuse/core'
import { SESSION_KEY_HEADER } from '#shared/contract/session.ts'

/** Flushed synchronously: the page may be reloaded immediately. */
const key = useStorage('orrery-key', '', undefined, { flush: 'sync', writeDefaults: false })
const UNAUTHORIZED = 401

/**
 * Exchanges a token in the address (`#token=…`, with `&page=/journal` as first page) for a cookie, and removes it from
 * the address.
 */
async function signIn(): Promise<void> {
  const asked = new URLSearchParams(window.location.hash.slice(1))
  const token = asked.get('token')
  if (!token) return
  const answer = await fetch('/session', { method: 'POST', headers: { authorization: `Bearer ${token}` } })
  if (answer.ok) key.value = String(Reflect.get(Object(await answer.json()), 'key'))
  window.history.replaceState(null, '', `${window.location.pathname}#${asked.get('page') ?? '/'}`)
}

/** Headers of every call of this page: the cookie alone does not authorise a call. */
export function getAuthorisationHeaders(): Record<string, string> {
  return { [SESSION_KEY_HEADER]: key.value }
}

/** Signs this browser out and reloads the page. */
export async function signOut(): Promise<void> {
  const answer = await fetch('/session', { method: 'DELETE', headers: getAuthorisationHeaders() })
  if (!answer.ok && answer.status !== UNAUTHORIZED) throw new Error('Orrery did not sign this browser out')
  key.value = null
  window.location.reload()
}

/** Signs out every other browser; its pages ask to sign in again. */
export async function signOutOthers(): Promise<void> {
  const answer = await fetch('/session/others', { method: 'DELETE', headers: getAuthorisationHeaders() })
  if (!answer.ok) throw new Error('Orrery did not sign the other browsers out. Load this page again, then try again.')
}

/** Resolves when the session is established. Started at module load, because every query waits for it. */
export const SIGN_IN_PROMISE: Promise<void> = signIn()
SIGN_IN_PROMISE.catch(() => {}) // errors are reported where it is awaited
