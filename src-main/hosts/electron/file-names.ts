const LONGEST = 80

/** Names of devices, which Windows takes for no file whatever their ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=$|[ .])/i

/** A name as a file name that every system accepts: “Vex: the last / run” becomes “Vex the last run.pdf”, “CON” becomes “CON_.pdf”. */
export function formatFileName(name: string, ending: string): string {
  const stem = name
    .replace(/[^\p{L}\p{N}()., '’_-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, LONGEST)
    .replace(/^[\s.]+|(?<![\s.])[\s.]+$/g, '')
    .replace(DEVICE, '$&_')
  return addExtension(stem === '' ? 'Orrery' : stem, ending)
}

/** The path, with the ending when the person typed none. */
export function addExtension(path: string, ending: string): string {
  return path.toLowerCase().endsWith(ending) ? path : `${path}${ending}`
}
