const LONGEST = 80

/** A name as a file name that every system takes: “Vex: the last / run” becomes “Vex the last run.pdf”. */
export function fileNameFor(name: string, ending: string): string {
  const stem = name
    .replace(/[^\p{L}\p{N}()., '’_-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, LONGEST)
    .replace(/^[\s.]+|(?<![\s.])[\s.]+$/g, '')
  return withEnding(stem === '' ? 'Orrery' : stem, ending)
}

/** The path, with the ending when the person typed none. */
export function withEnding(path: string, ending: string): string {
  return path.toLowerCase().endsWith(ending) ? path : `${path}${ending}`
}
