/** Puts a text on the clipboard; false where it did not take it: pages without a safe connection have none. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
