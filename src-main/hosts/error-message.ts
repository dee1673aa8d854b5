/** The message of an error, on one line. */
export function getErrorMessage(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ')
}
