const LONGEST = 80

/** Device names, which Windows reserves with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=$|[ .])/i

/**
 * Converts a name to a file name valid on every system: “Vex: the last / run” becomes “Vex the last run.pdf”, “CON”
 * becomes “CON_.pdf”.
 */
export function formatFileName(name: string, ending: string): string {
  const stem = name
    .replace(/[^\p{L}\p{N}()., '’_-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, LONGEST)
    .replace(/^[\s.]+|(?<![\s.])[\s.]+$/g, '')
    .replace(DEVICE, '$&_')
  return addExtension(stem === '' ? 'Orrery' : stem, ending)
}

/** Adds the extension to a path if it is missing. */
export function addExtension(path: string, ending: string): string {
  return path.toLowerCase().endsWith(ending) ? path : `${path}${ending}`
}
