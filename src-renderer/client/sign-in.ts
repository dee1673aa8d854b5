/** Swaps a token in the address (`#token=…`, with `&page=/journal` to begin there) for a cookie, and takes it out of the address. */
async function signIn(): Promise<void> {
  const asked = new URLSearchParams(window.location.hash.slice(1))
  const token = asked.get('token')
  if (!token) return
  await fetch('/session', { method: 'POST', headers: { authorization: `Bearer ${token}` } })
  window.history.replaceState(null, '', `${window.location.pathname}#${asked.get('page') ?? '/'}`)
}

/** Done when the session stands; begun with the first line of code, because every question waits for it. */
export const SIGNED_IN: Promise<void> = signIn()
SIGNED_IN.catch(() => {}) // whoever waits for it tells
