/** Session storage of this window. A browser may block it, or it may be full: then nothing is kept. */
export const safeSessionStorage = {
  read(key: string): string | null {
    try {
      return sessionStorage.getItem(key)
    } catch {
      return null
    }
  },
  write(key: string, text: string): void {
    try {
      sessionStorage.setItem(key, text)
    } catch {
      // what is on the page stays there; a reload would lose it
    }
  },
  forget(key: string): void {
    try {
      sessionStorage.removeItem(key)
    } catch {
      // nothing was kept
    }
  },
}
